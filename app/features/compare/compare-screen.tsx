import { useRef } from 'react';
import { LAPTOPS_ADDRESS } from '#domain/catalogue/selection.ts';
import { compareAddress, MAX_COMPARED } from '#domain/machine/compare-laptops.ts';
import { chosenValues } from '#domain/shop/merchandising.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { removeCompared } from '../../state/compare-state.ts';
import { useShopFacts } from '../../state/shop-facts.tsx';
import { useAddToCart } from '../../state/use-add-to-cart.ts';
import type { CardProduct } from '../../storefront/catalogue/card-product.ts';
import { cardKey, cardPath } from '../../storefront/catalogue/variant-address.ts';
import { ArtImage } from '../../ui/art-image.tsx';
import { toPictures } from '../../ui/art-pictures.ts';
import { GradeIcon, Icon } from '../../ui/icon.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { AddButton } from '../../ui/product/add-button.tsx';
import { GradeMark } from '../../ui/product/grade-mark.tsx';
import { PriceBesideLine } from '../../ui/product/price-beside-line.tsx';
import { Unbroken } from '../../ui/text/unbroken.tsx';
import './compare.css';
import { Best, InShort } from './compare-verdicts.tsx';
import { compareWords } from './compare-words.ts';
import type { CompareData } from './load-compare.ts';

const pictures = toPictures(
  import.meta.glob<string>('../../../art/out/grades/*.{avif,webp}', { query: '?url', import: 'default', eager: true }),
);

/** Side by side. The address names the laptops, so a comparison can be shared. */
export function CompareScreen(data: CompareData) {
  const { products, areLaptops, missing } = data;
  const { t } = useI18n(compareWords);
  const title = t(areLaptops ? 'compare.title' : 'compare.titleAny');
  return (
    <div className="wrap compare">
      <PageHead
        title={title}
        description={t('compare.description')}
        canonicalPath="/compare"
        noIndex={products.length > 0}
      />
      <h1>{title}</h1>
      {missing > 0 && (
        <p className="compare__note" role="note">
          {t.count('compare.missing', missing)}
        </p>
      )}
      {products.length === 0 ? <NothingChosen /> : <Comparison {...data} />}
    </div>
  );
}

function NothingChosen() {
  const { t } = useI18n(compareWords);
  return (
    <div className="empty">
      <GradeIcon grade="aa" large />
      <h2>{t('compare.empty')}</h2>
      <p className="muted">{t('compare.emptyLead')}</p>
      <LocalLink className="btn btn--go" to={LAPTOPS_ADDRESS}>
        {t('nav.allLaptops')}
      </LocalLink>
    </div>
  );
}

function Comparison({ products, groups, isOneKind, verdicts }: CompareData) {
  const { t } = useI18n(compareWords);
  const names = useRef<HTMLUListElement>(null);
  return (
    <>
      {products.length === 1 && <p className="lead">{t('compare.one')}</p>}
      {products.length > 1 && (
        <p className="compare__tools">
          <label className="opt">
            {/* The style sheet hides the other rows; it works without JavaScript. */}
            <input type="checkbox" id="only-different" />
            {t('compare.onlyDifferent')}
          </label>
          <button type="button" className="link" onClick={() => print()}>
            {t('compare.print')}
          </button>
        </p>
      )}
      <div className="compare__table">
        {products.length > 2 && (
          <p className="compare__swipe small muted">{t('compare.swipe', { count: products.length })}</p>
        )}
        {/* Sticks where the head of the table cannot: a scrolling region keeps it. */}
        <div className="compare__names" aria-hidden="true">
          <ul ref={names}>
            {products.map(({ id, facts }) => (
              <li key={id}>
                <Unbroken text={facts.model} />
              </li>
            ))}
          </ul>
        </div>
        <section
          className="compare__scroll"
          aria-label={t('compare.table')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (axe: scrollable-region-focusable).
          tabIndex={0}
          onScroll={({ currentTarget }) => {
            if (names.current) names.current.scrollLeft = currentTarget.scrollLeft;
          }}
        >
          <table>
            <thead>
              <tr>
                <td />
                {products.map((product) => (
                  <Head key={product.id} product={product} products={products} />
                ))}
              </tr>
            </thead>
            {isOneKind && <InShort {...{ products, groups, verdicts }} />}
            {groups.map(({ group, title, rows }) => (
              <tbody key={group}>
                <tr className="compare__group">
                  <th scope="rowgroup" colSpan={products.length + 1}>
                    <span>{title}</span>
                  </th>
                </tr>
                {rows.map((row) => (
                  <Row key={row.label} row={row} products={products} />
                ))}
              </tbody>
            ))}
          </table>
        </section>
      </div>
      {products.length < MAX_COMPARED && (
        <LocalLink className="btn btn--line compare__add" to={LAPTOPS_ADDRESS}>
          <Icon name="plus" small /> {t('compare.add')}
        </LocalLink>
      )}
    </>
  );
}

function Head({ product, products }: { product: CardProduct; products: readonly CardProduct[] }) {
  const { t, money } = useI18n(compareWords);
  const addToCart = useAddToCart();
  const { facts, image, price, variant } = product;
  const name = `${facts.brand} ${facts.model}`;
  const others = products.filter((other) => other !== product).map(cardKey);
  const choice = chosenValues(variant?.selectedOptions ?? []).join(' · ');
  const isSoldOut = !variant?.availableForSale;
  return (
    <th scope="col">
      {image && <Picture className="melt" image={image} use="card" alt="" />}
      <LocalLink
        className="compare__remove ib"
        to={compareAddress(others)}
        aria-label={t('compare.remove', { name })}
        onClick={() => removeCompared(cardKey(product))}
      >
        <Icon name="close" small />
      </LocalLink>
      <LocalLink className="compare__name" to={cardPath(product)} prefetch="intent">
        <span>{facts.brand}</span> <Unbroken text={facts.model} />
      </LocalLink>
      <p className="compare__price">
        {price && <b className="num">{money(price)}</b>}
        {choice && <small>{choice}</small>}
        <PriceBesideLine {...product} />
      </p>
      <AddButton
        product={product}
        onAdd={addToCart}
        className="btn btn--quiet"
        label={isSoldOut ? undefined : t('card.addNamed', { name })}
      >
        {t(isSoldOut ? 'card.soldOut' : 'card.add')}
      </AddButton>
    </th>
  );
}

type Row = CompareData['groups'][number]['rows'][number];
type Cell = Row['cells'][number];

function Row({ row: { kind, label, cells, isDifferent }, products }: { row: Row; products: readonly CardProduct[] }) {
  const { t } = useI18n(compareWords);
  return (
    <tr className={isDifferent ? 'is-different' : undefined}>
      <th scope="row">
        {label}
        {isDifferent && <span className="vh"> ({t('compare.differs')})</span>}
      </th>
      {products.map((product, index) => (
        <td key={product.id} className={kind === 'large' ? 'is-large' : undefined}>
          <Value kind={kind} cell={cells[index] ?? { value: null }} product={product} />
        </td>
      ))}
    </tr>
  );
}

function Value({ kind, cell, product }: { kind: Row['kind']; cell: Cell; product: CardProduct }) {
  const { t } = useI18n(compareWords);
  const { delivery } = useShopFacts();
  const { value, note, best, isNoQuestion, hasLid } = cell;
  if (value === null) return <span className="muted">{isNoQuestion ? '–' : t('compare.unknown')}</span>;
  return (
    <>
      {kind === 'grade' && product.facts.grade ? (
        <>
          <GradeMark grade={product.facts.grade} />
          {hasLid && <ArtImage picture={pictures.get(`grade-${product.facts.grade}`)} use="quarter" alt="" />}
        </>
      ) : kind === 'delivery' ? (
        delivery.short
      ) : (
        <Unbroken text={value} />
      )}
      {(note || kind === 'delivery') && (
        <small>
          <Unbroken text={note ?? value} />
        </small>
      )}
      {best && <Best text={best} />}
    </>
  );
}
