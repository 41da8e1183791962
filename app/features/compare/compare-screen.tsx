import type { ReactNode } from 'react';
import { LAPTOPS_ADDRESS } from '#domain/catalogue/selection.ts';
import { COMPARED_ROWS, type ComparedRow, compareAddress, MAX_COMPARED, type RowVerdict } from '#domain/compare.ts';
import { keepTogether } from '#domain/keep-together.ts';
import { formatInches } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { removeCompared } from '../../state/compare-state.ts';
import { useAddToCart } from '../../state/use-add-to-cart.ts';
import type { CardProduct } from '../../storefront/card-product.ts';
import { GradeMark } from '../../ui/grade-mark.tsx';
import { Icon, Lid } from '../../ui/icon.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ScreenStyles } from '../../ui/screen-styles.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import compareCss from './compare.css?url';
import { compareWords } from './compare-words.ts';
import type { CompareData, ComparedDetail } from './load-compare.ts';

/** Side by side. The address names the laptops, so a comparison can be sent to somebody else. */
export function CompareScreen({ products, rows, groups, missing }: CompareData) {
  const { t } = useI18n(compareWords);
  return (
    <div className="wrap compare">
      <ScreenStyles href={compareCss} />
      <PageHead
        title={t('compare.title')}
        description={t('compare.description')}
        canonicalPath="/compare"
        noIndex={products.length > 0}
      />
      <h1>{t('compare.title')}</h1>
      {missing > 0 && (
        <p className="compare__note" role="note">
          {t.count('compare.missing', missing)}
        </p>
      )}
      {products.length === 0 ? <NothingChosen /> : <Comparison products={products} rows={rows} groups={groups} />}
    </div>
  );
}

function NothingChosen() {
  const { t } = useI18n(compareWords);
  return (
    <div className="empty">
      <Lid grade="aa" large />
      <h2>{t('compare.empty')}</h2>
      <p className="muted">{t('compare.emptyLead')}</p>
      <LocalLink className="btn btn--go" to={LAPTOPS_ADDRESS}>
        {t('nav.allLaptops')}
      </LocalLink>
    </div>
  );
}

function Comparison({ products, rows, groups }: Pick<CompareData, 'products' | 'rows' | 'groups'>) {
  const { t } = useI18n(compareWords);
  return (
    <>
      <p className="lead">{t(products.length === 1 ? 'compare.one' : 'compare.lead')}</p>
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (axe: scrollable-region-focusable). */}
      <section className="compare__scroll" aria-label={t('compare.table')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {products.map((product) => (
                <Head key={product.id} product={product} products={products} />
              ))}
            </tr>
          </thead>
          <tbody>
            {COMPARED_ROWS.map((row) => (
              <Row key={row} row={row} verdict={rows[row]} products={products} />
            ))}
          </tbody>
          {groups.map(({ group, details }) => (
            <tbody key={group}>
              <tr className="compare__group">
                <th scope="rowgroup" colSpan={products.length + 1}>
                  {t(`compare.group.${group}`)}
                </th>
              </tr>
              {details.map((detail) => (
                <DetailRow key={detail.label} {...detail} products={products} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
      {products.length < MAX_COMPARED && (
        <LocalLink className="btn btn--line" to={LAPTOPS_ADDRESS}>
          <Icon name="plus" small /> {t('compare.add')}
        </LocalLink>
      )}
    </>
  );
}

function Head({ product, products }: { product: CardProduct; products: readonly CardProduct[] }) {
  const { t } = useI18n(compareWords);
  const addToCart = useAddToCart();
  const { facts, image, handle, variant } = product;
  const name = `${facts.brand} ${facts.model}`;
  const others = products.filter((other) => other !== product).map((other) => other.handle);
  const isSoldOut = !variant?.availableForSale;
  return (
    <th scope="col">
      {image && <Picture image={image} use="card" alt="" />}
      <LocalLink
        className="compare__remove ib"
        to={compareAddress(others)}
        aria-label={t('compare.remove', { name })}
        onClick={() => removeCompared(handle)}
      >
        <Icon name="close" small />
      </LocalLink>
      <LocalLink className="compare__name" to={`/product/laptop/${handle}`} prefetch="intent">
        <span>{facts.brand}</span> <Unbroken text={facts.model} />
      </LocalLink>
      <button
        type="button"
        className="btn btn--quiet"
        disabled={isSoldOut}
        aria-label={isSoldOut ? undefined : t('card.addNamed', { name })}
        onClick={() => addToCart(product)}
      >
        {t(isSoldOut ? 'card.soldOut' : 'card.add')}
      </button>
    </th>
  );
}

interface RowProps {
  row: ComparedRow;
  verdict: RowVerdict;
  products: readonly CardProduct[];
}

function Row({ row, verdict, products }: RowProps) {
  const { t } = useI18n(compareWords);
  const labels = {
    price: t('compare.row.price'),
    grade: t('fact.grade'),
    cpu: t('fact.processor'),
    ram: t('fact.memory'),
    storage: t('fact.storage'),
    screen: t('fact.screen'),
    windows11: t('fact.windows11'),
  };
  return (
    <tr className={verdict.isDifferent ? 'is-different' : undefined}>
      <th scope="row">
        {labels[row]}
        {verdict.isDifferent && <span className="vh"> ({t('compare.differs')})</span>}
      </th>
      {products.map((product, at) => {
        const isBest = verdict.best.includes(at);
        return (
          <td key={product.id} className={isBest ? 'is-best' : undefined}>
            <Value row={row} product={product} />
            {isBest && (
              <>
                {' '}
                <Icon name="check" small />
                <span className="vh">{t('compare.best')}</span>
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
}

function DetailRow({
  label,
  values,
  isDifferent,
  best,
  products,
}: ComparedDetail & { products: readonly CardProduct[] }) {
  const { t } = useI18n(compareWords);
  return (
    <tr className={isDifferent ? 'is-different' : undefined}>
      <th scope="row">
        {label}
        {isDifferent && <span className="vh"> ({t('compare.differs')})</span>}
      </th>
      {products.map((product, at) => (
        <td key={product.id} className={best.includes(at) ? 'is-best' : undefined}>
          {values[at] ?? <span className="muted">{t('compare.unknown')}</span>}
          {best.includes(at) && (
            <>
              {' '}
              <Icon name="check" small />
              <span className="vh">{t('compare.best')}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

function Value({ row, product }: { row: ComparedRow; product: CardProduct }): ReactNode {
  const { t, language, money } = useI18n(compareWords);
  const { facts, price, isMac } = product;
  const { cpu, screenInches, resolution, touch, grade, windows11 } = facts;
  const value: Record<ComparedRow, ReactNode> = {
    price: price && money(price),
    grade: grade && <GradeMark grade={grade} />,
    cpu: cpu && (
      <Unbroken
        text={[cpu.label, cpu.generation !== null && t('fact.generation', { n: cpu.generation })]
          .filter(Boolean)
          .join(', ')}
      />
    ),
    ram: facts.ramGb !== null && `${facts.ramGb}\u00A0GB`,
    storage: facts.storageLabel && keepTogether(facts.storageLabel),
    screen: [
      screenInches !== null && formatInches(screenInches, language),
      resolution?.replaceAll(' ', '\u00A0'),
      touch && t('fact.touch'),
    ]
      .filter(Boolean)
      .join(', '),
    windows11: isMac ? t('fact.macos') : windows11 === 'notApplicable' ? null : t(`fact.windows11.${windows11}`),
  };
  return value[row] || <span className="muted">{t('compare.unknown')}</span>;
}
