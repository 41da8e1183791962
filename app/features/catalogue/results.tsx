import { productsAddress, type Selection } from '#domain/catalogue/selection.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import type { MessageKey } from '../../i18n/translate.ts';
import { useCardActions } from '../../state/use-card-actions.ts';
import { useCompare } from '../../state/use-compare.ts';
import type { CardProduct } from '../../storefront/catalogue/card-product.ts';
import { Icon } from '../../ui/icon.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { CompareButton } from '../../ui/product/compare-button.tsx';
import { ProductCard } from '../../ui/product/product-card.tsx';
import type { CatalogueKey } from './catalogue-words.ts';
import type { CatalogueData } from './load-catalogue.ts';
import { pagesShown } from './pages-shown.ts';

export function Results({ products, selection, page, pages }: CatalogueData) {
  return (
    <>
      <ListHeadings selection={selection} />
      <Cards products={products} />
      {pages > 1 && <Pages {...{ selection, page, pages }} />}
    </>
  );
}

function Pages({ selection, page, pages }: Pick<CatalogueData, 'selection' | 'page' | 'pages'>) {
  const { t } = useI18n<CatalogueKey>();
  return (
    <nav className="pages" aria-label={t('products.pages')}>
      {page > 1 && (
        <LocalLink className="btn btn--line" to={productsAddress(selection, page - 1)} rel="prev">
          {t('products.previous')}
        </LocalLink>
      )}
      <ol>
        {pagesShown(page, pages).map(({ number, isAfterGap }) => (
          <li key={number} className={isAfterGap ? 'is-after-gap' : undefined}>
            <LocalLink
              className="num"
              to={productsAddress(selection, number)}
              aria-current={number === page ? 'page' : undefined}
              aria-label={t('products.page', { page: number, pages })}
            >
              {number}
            </LocalLink>
          </li>
        ))}
      </ol>
      {page < pages && (
        <LocalLink className="btn btn--line" to={productsAddress(selection, page + 1)} rel="next" prefetch="intent">
          {t('products.next')}
        </LocalLink>
      )}
    </nav>
  );
}

/** A phone's. On a desk the third picture follows at once. */
const FIRST_ROW = 2;

export function Cards({ products }: { products: readonly CardProduct[] }) {
  const actionsOf = useCardActions();
  const compareOf = useCompare();
  return (
    <ul className="cards">
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          {...actionsOf(product.id)}
          isFirst={index < FIRST_ROW}
          tools={<CompareButton className="ib card__compare" {...compareOf(product)} />}
        />
      ))}
    </ul>
  );
}

/** Each head of a column by which the list can be ordered leads to that order; pressed again, to its opposite where there is one. */
const COLUMNS: readonly (readonly [CatalogueKey | MessageKey, readonly Selection['sort'][]])[] = [
  ['products.model', ['nameAsc', 'nameDesc']],
  ['fact.memory', []],
  ['fact.storage', []],
  ['fact.screen', []],
  ['fact.weight', ['weightAsc']],
  ['fact.grade', []],
  ['fact.system', []],
  ['products.price', ['priceAsc', 'priceDesc']],
];

/** The heads of the columns that the list view draws; every row names its facts itself, for those who listen. */
function ListHeadings({ selection }: { selection: Selection }) {
  const { t } = useI18n<CatalogueKey>();
  return (
    <nav className="list-heads" aria-label={t('products.sort')}>
      {COLUMNS.map(([label, sorts]) => {
        const current = sorts.indexOf(selection.sort);
        const next = sorts[(current + 1) % sorts.length];
        if (next === undefined) {
          return (
            <span key={label} aria-hidden="true">
              {t(label)}
            </span>
          );
        }
        return (
          <LocalLink
            key={label}
            to={productsAddress({ ...selection, sort: next })}
            preventScrollReset
            aria-current={current >= 0 ? 'true' : undefined}
            className={sorts[current]?.endsWith('Desc') ? 'is-falling' : undefined}
          >
            {t(label)}
            <Icon name="down" small />
          </LocalLink>
        );
      })}
    </nav>
  );
}
