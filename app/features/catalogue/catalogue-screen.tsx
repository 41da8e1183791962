import type { ReactNode } from 'react';
import { countActiveGroups, productsAddress, WHOLE_CATALOGUE, withQuery } from '#domain/catalogue/selection.ts';
import { shop } from '#shop.config';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { priceBandLabel } from '../../i18n/price-band-label.ts';
import { useLocation, useNavigation } from '../../router/router-context.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { PartStyles } from '../../ui/part-styles.tsx';
import { ActiveFilters, describeFilters } from './active-filters.tsx';
import { CatalogueForm } from './catalogue-form.tsx';
import catalogueCss from './catalogue-part.css?url';
import type { CatalogueKey } from './catalogue-words.ts';
import { chipLabel } from './chip-label.ts';
import { Correction } from './correction.tsx';
import { isNextList } from './is-next-list.ts';
import { useListTitle } from './list-title.ts';
import type { CatalogueData } from './load-catalogue.ts';
import { NoResults } from './no-results.tsx';
import { Results } from './results.tsx';

export function CatalogueScreen(data: CatalogueData) {
  const { t } = useI18n<CatalogueKey>();
  return (
    <div className="wrap">
      <PartStyles part="catalogue" href={catalogueCss} />
      <CatalogueHead {...data} />
      <CatalogueForm {...data}>
        <ActiveFilters {...data} />
        <Correction {...data} />
        <BusyArea>
          <h2 id="results" className="vh" tabIndex={-1}>
            {t('products.results')}
          </h2>
          {data.products.length > 0 ? <Results {...data} /> : <NoResults {...data} />}
        </BusyArea>
      </CatalogueForm>
      <p className="vh" role="status">
        {t.count('products.count', data.count)}
      </p>
    </div>
  );
}

/**
 * Knows by itself that the next list is on its way, so that the list it holds is not drawn anew for that. On the way to
 * another page the list stays as it is: on it is the laptop that was pressed.
 */
function BusyArea({ children }: { children: ReactNode }) {
  const isBusy = isNextList(useNavigation(), useLocation());
  return (
    <div className="cat__results" aria-busy={isBusy}>
      {children}
    </div>
  );
}

/** Search engines are shown the whole list and lists by one filter; what people combine is theirs alone. */
function CatalogueHead({ selection, applied, page, valueNames, count }: CatalogueData) {
  const { t, language } = useI18n<CatalogueKey>();
  const heading = useListTitle(applied);
  const filters = describeFilters(selection, {
    facet: (facet, value) => chipLabel(facet, value, t, valueNames),
    price: (band) => priceBandLabel(band, t, language),
  });
  const title = selection.query
    ? t('meta.products.titleQuery', { query: selection.query })
    : filters.length > 0
      ? t('meta.products.titleFilters', { kind: heading, filters: filters.slice(0, 3).join(', ') })
      : t('meta.products.title', { kind: heading });
  return (
    <>
      <PageHead
        title={title}
        description={t('meta.products.description', shop.delivery.days)}
        canonicalPath={productsAddress(
          withQuery({ ...WHOLE_CATALOGUE, facets: selection.facets, prices: selection.prices }, selection.query),
          page,
        )}
        noIndex={selection.query !== '' || countActiveGroups(selection) > 1 || filters.length > 1 || count === 0}
      />
      <nav className="crumbs" aria-label={t('products.breadcrumb')}>
        <ol>
          <li>
            <LocalLink to="/">{t('products.home')}</LocalLink>
          </li>
          <li aria-current="page">{heading}</li>
        </ol>
      </nav>
    </>
  );
}
