import type { RemovableFilter } from '#domain/catalogue/catalogue-index.ts';
import { productsAddress, WHOLE_CATALOGUE, withoutFilter, withQuery } from '#domain/catalogue/selection.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { priceBandLabel } from '../../i18n/price-band-label.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import type { CatalogueKey } from './catalogue-words.ts';
import { chipLabel } from './chip-label.ts';
import type { CatalogueData } from './load-catalogue.ts';
import { Cards } from './results.tsx';

/** Nothing fits: ways out, and the nearest products, or the shelf where no product has the words. What is not sold, the list's head has said. */
export function NoResults(data: CatalogueData) {
  const { t } = useI18n<CatalogueKey>();
  const { nearest, suggested, notSold } = data;
  return (
    <>
      {!notSold && <WaysOut {...data} />}
      {nearest.length > 0 && (
        <section className="nearest" aria-labelledby="nearest-title">
          <h2 id="nearest-title">{t(notSold ? 'products.suggested' : 'products.nearest')}</h2>
          {!notSold && <p className="muted">{t('products.nearestLead')}</p>}
          <Cards products={nearest} />
        </section>
      )}
      {suggested.length > 0 && (
        <section className="nearest" aria-labelledby="suggested-title">
          <h2 id="suggested-title">{t('products.suggested')}</h2>
          <Cards products={suggested} />
        </section>
      )}
      {notSold && <WaysOut {...data} />}
    </>
  );
}

/** Says that nothing was found, names the single choice that prevents a result, and leads elsewhere. */
function WaysOut(data: CatalogueData) {
  const { t } = useI18n<CatalogueKey>();
  const { selection, total, removableFilters, service, notSold, families, implied, nearest } = data;
  const { query } = selection;
  const asked = query ? 'products.noneHint' : 'products.noneWithoutQuery';
  // What was understood is in no machine: fewer words would not find it.
  const hint = total === 0 ? 'products.updating' : implied.length > 0 ? 'products.noneOfStock' : asked;
  return (
    <div className="empty">
      {!notSold && (
        <h2>
          {service ? t('products.noneAsked') : query ? t('products.noneWithQuery', { query }) : t('products.none')}
        </h2>
      )}
      {!service && !notSold && (
        <p className="muted">
          {t(hint)} {hint === 'products.noneOfStock' && nearest.length > 0 && t('products.nearestBelow')}
        </p>
      )}
      <ul className="empty__ways">
        {removableFilters.map(
          (way) =>
            // A way out to everything is the button below.
            way.count < total && (
              <li key={way.group}>
                <WayOutLink {...way} data={data} />
              </li>
            ),
        )}
      </ul>
      {total > 0 && (
        <LocalLink className="btn btn--go" to="/products">
          {`${t('products.title')} (${total})`}
        </LocalLink>
      )}
      {total > 0 && !service && (
        <ul className="empty__ways">
          <li>
            <LocalLink className="arrow" to="/finder">
              {t('products.toFinder')}
            </LocalLink>
          </li>
          <li>
            <LocalLink className="arrow" to="/contact">
              {t('products.toContact')}
            </LocalLink>
          </li>
        </ul>
      )}
      {families.length > 0 && !service && (
        <ul className="empty__ways">
          {families.map(({ name, brand, count }) => (
            <li key={`${brand} ${name}`}>
              <LocalLink className="link" to={productsAddress(withQuery(WHOLE_CATALOGUE, name))}>
                {`${brand} ${name} (${count})`}
              </LocalLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function WayOutLink({ group, count, data }: RemovableFilter & { data: CatalogueData }) {
  const { t, language } = useI18n<CatalogueKey>();
  const { selection, applied, implied, valueNames } = data;
  const names =
    group === 'query'
      ? [selection.query]
      : group === 'price'
        ? applied.prices.map((band) => priceBandLabel(band, t, language))
        : applied.facets[group].map((value) => chipLabel(group, value, t, valueNames));
  const rest = group === 'query' ? withQuery(selection, '') : withoutFilter(selection, implied, group);
  return (
    <LocalLink className="arrow" to={productsAddress(rest)}>
      {t.count('products.without', count, { name: names.join(', ') })}
    </LocalLink>
  );
}
