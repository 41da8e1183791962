import type { RemovableFilter } from '#domain/catalogue/catalogue-index.ts';
import { productsAddress, WHOLE_CATALOGUE, withoutFilter, withQuery } from '#domain/catalogue/selection.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { priceBandLabel } from '../../i18n/price-band-label.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import type { CatalogueKey } from './catalogue-words.ts';
import { chipLabel } from './chip-label.ts';
import type { CatalogueData } from './load-catalogue.ts';
import { Cards } from './results.tsx';

/** Nothing fits: what may go of what was asked, then the nearest products, or the shelf where no product has the words, then other ways. What is not sold, the list's head has said. */
export function NoResults(data: CatalogueData) {
  const { t } = useI18n<CatalogueKey>();
  const { nearest, suggested, notSold } = data;
  const isShelf = notSold !== null || nearest.length === 0;
  const cards = nearest.length > 0 ? nearest : suggested;
  return (
    <>
      {!notSold && (
        <div className="empty">
          <Finding {...data} />
          {cards.length === 0 && <OtherWays {...data} />}
        </div>
      )}
      {cards.length > 0 && (
        <section className="nearest" aria-labelledby="nearest-title">
          <h2 id="nearest-title">{t(isShelf ? 'products.suggested' : 'products.nearest')}</h2>
          <p className="muted">{t(isShelf ? 'products.suggestedLead' : 'products.nearestLead')}</p>
          <Cards products={cards} />
        </section>
      )}
      {data.total > 0 && (notSold || cards.length > 0) && (
        <div className="empty">
          {notSold && <FewerFilters {...data} />}
          <OtherWays {...data} />
        </div>
      )}
    </>
  );
}

/** Says that nothing was found, and names the single choice that prevents a result. */
function Finding(data: CatalogueData) {
  const { t } = useI18n<CatalogueKey>();
  const { selection, total, service, implied } = data;
  const { query } = selection;
  const asked = query ? 'products.noneHint' : 'products.noneWithoutQuery';
  // What was understood is in no machine: fewer words would not find it.
  const hint = total === 0 ? 'products.updating' : implied.length > 0 ? 'products.noneOfStock' : asked;
  return (
    <>
      <h2>{service ? t('products.noneAsked') : query ? t('products.noneWithQuery', { query }) : t('products.none')}</h2>
      {!service && <p className="muted">{t(hint)}</p>}
      <FewerFilters {...data} />
    </>
  );
}

/** The single choices without which something is found. */
function FewerFilters(data: CatalogueData) {
  return (
    <ul className="empty__ways">
      {data.removableFilters.map(
        (way) =>
          // The button to all products is a way out to everything.
          way.count < data.total && (
            <li key={way.group}>
              <WayOutLink {...way} data={data} />
            </li>
          ),
      )}
    </ul>
  );
}

/** All products, the finder, a person, and the families with the most machines. */
function OtherWays({ total, service, families }: CatalogueData) {
  const { t } = useI18n<CatalogueKey>();
  return (
    <>
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
    </>
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
