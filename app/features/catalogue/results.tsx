import { productsAddress } from '#domain/catalogue/selection.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { toggleCompared, useCompared } from '../../state/compare-state.ts';
import { useShopFacts } from '../../state/shop-facts.tsx';
import { showToast } from '../../state/toasts.ts';
import { useAddToCart } from '../../state/use-add-to-cart.ts';
import { useWish } from '../../state/wishlist-state.ts';
import type { CardProduct } from '../../storefront/card-product.ts';
import { Icon } from '../../ui/icon.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { ProductCard } from '../../ui/product-card.tsx';
import type { CatalogueKey } from './catalogue-words.ts';
import type { CatalogueData } from './load-catalogue.ts';

export function Results({ products, selection, page, pages }: CatalogueData) {
  const { t } = useI18n<CatalogueKey>();
  return (
    <>
      <ListHeadings />
      <Cards products={products} />
      {pages > 1 && (
        <nav className="pages" aria-label={t('products.pages')}>
          {page > 1 && (
            <LocalLink className="btn btn--line" to={productsAddress(selection, page - 1)} rel="prev">
              {t('products.previous')}
            </LocalLink>
          )}
          <span className="small muted">{t('products.page', { page, pages })}</span>
          {page < pages && (
            <LocalLink className="btn btn--line" to={productsAddress(selection, page + 1)} rel="next" prefetch="intent">
              {t('products.next')}
            </LocalLink>
          )}
        </nav>
      )}
    </>
  );
}

/** Two on a phone, three on a desk stand in the first row. */
const FIRST_WINDOW = 3;

export function Cards({ products }: { products: readonly CardProduct[] }) {
  const { delivery } = useShopFacts();
  const addToCart = useAddToCart();
  const { isWished, toggle } = useWish();
  return (
    <ul className="cards">
      {products.map((product, at) => (
        <ProductCard
          key={product.id}
          product={product}
          delivery={delivery.short}
          onAdd={addToCart}
          isWished={isWished(product.id)}
          onWish={toggle}
          isFirst={at === 0}
          isNear={at < FIRST_WINDOW}
          tools={<CompareButton product={product} />}
        />
      ))}
    </ul>
  );
}

/** In or out of what is about to be compared. */
function CompareButton({ product: { handle, facts } }: { product: CardProduct }) {
  const { t } = useI18n<CatalogueKey>();
  const name = `${facts.brand} ${facts.model}`;
  const isCompared = useCompared().some((item) => item.handle === handle);
  return (
    <button
      type="button"
      className="ib card__compare"
      aria-pressed={isCompared}
      aria-label={t('products.compare', { name })}
      onClick={() => {
        if (!toggleCompared({ handle, name })) showToast({ kind: 'error', title: t('products.compareFull') });
      }}
    >
      <Icon name="compare" />
    </button>
  );
}

/** The heads of the columns that the list view draws; every row names its facts itself, for those who listen. */
function ListHeadings() {
  const { t } = useI18n<CatalogueKey>();
  return (
    <p className="list-heads" aria-hidden="true">
      <span>{t('products.model')}</span>
      <span>{t('fact.processor')}</span>
      <span>{t('fact.memoryStorage')}</span>
      <span>{t('fact.screen')}</span>
      <span>{t('fact.windows11')}</span>
      <span>{t('products.price')}</span>
    </p>
  );
}
