import type { FacetKey } from '#domain/catalogue/facets.ts';
import { formatPriceBand, type PriceBand } from '#domain/catalogue/price-band.ts';
import {
  FILTERS,
  type FilterGroup,
  productsAddress,
  type Selection,
  WHOLE_CATALOGUE,
  withoutFilter,
  withoutFilters,
  withQuery,
} from '#domain/catalogue/selection.ts';
import { shop } from '#shop.config';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { priceBandLabel } from '../../i18n/price-band-label.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { BusyArea } from './busy-area.tsx';
import { CatalogueForm } from './catalogue-form.tsx';
import { isForSearchEngines } from './change-selection.ts';
import './catalogue.css';
import type { CatalogueKey } from './catalogue-words.ts';
import { chipLabel } from './chip-label.ts';
import { useListTitle } from './list-title.ts';
import type { CatalogueData } from './load-catalogue.ts';
import { NoResults } from './no-results.tsx';
import { Results } from './results.tsx';

export function CatalogueScreen(data: CatalogueData) {
  const { t } = useI18n<CatalogueKey>();
  return (
    <div className="wrap">
      <CatalogueHead {...data} />
      <CatalogueForm {...data} chips={<Chips {...data} />}>
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
        noIndex={!isForSearchEngines(selection, filters.length, count)}
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

interface Chip {
  label: string;
  /** The address without it. */
  to: string;
}

/** The chosen values as chips that can be removed, with those that the search understood, then what one press would add. */
function Chips(data: CatalogueData) {
  const { t } = useI18n<CatalogueKey>();
  const chips = useChips(data);
  if (chips.length + data.shortcuts.length === 0) return null;
  return (
    <div className="chips">
      {chips.map(({ label, to }) => (
        <LocalLink
          key={label}
          className="chip"
          to={to}
          preventScrollReset
          aria-label={t('products.removeFilter', { name: label })}
        >
          <span>{label}</span>
          <Icon name="close" small />
        </LocalLink>
      ))}
      {chips.length > 0 && (
        <LocalLink className="chip chip--clear" to={productsAddress(withoutFilters(data.selection))} preventScrollReset>
          {t('products.clear')}
        </LocalLink>
      )}
      {data.shortcuts.map(({ key, to }) => (
        <LocalLink key={key} className="chip chip--add" to={to} preventScrollReset>
          {t(`products.shortcut.${key}`)}
        </LocalLink>
      ))}
    </div>
  );
}

function useChips({ selection, applied, implied, corrected, valueNames }: CatalogueData): Chip[] {
  const { t, language } = useI18n();
  const { t: own } = useI18n<CatalogueKey>();
  const { query } = selection;
  const without = (group: FilterGroup, value: string) =>
    productsAddress(withoutFilter(selection, implied, group, value));
  const chips: Chip[] = [];
  // Dropped, it leaves what was typed, to the letter.
  if (corrected !== null) {
    chips.push({
      label: own('products.correctedChip', { query: corrected }),
      to: productsAddress({ ...selection, isExact: true }),
    });
  }
  for (const band of applied.prices) {
    chips.push({ label: priceBandLabel(band, t, language), to: without('price', formatPriceBand(band)) });
  }
  for (const facet of FILTERS) {
    for (const value of applied.facets[facet]) {
      chips.push({ label: chipLabel(facet, value, own, valueNames), to: without(facet, value) });
    }
  }
  // The last: the heading says it too, and a phone's row shows what was understood of it first.
  if (query) chips.push({ label: own('products.query', { query }), to: productsAddress(withQuery(selection, '')) });
  return chips;
}

/** Names of what is chosen, for the page's title. */
function describeFilters(
  { facets, prices }: Selection,
  name: { facet: (facet: FacetKey, value: string) => string; price: (band: PriceBand) => string },
): string[] {
  return [
    ...FILTERS.flatMap((facet) => facets[facet].map((value) => name.facet(facet, value))),
    ...prices.map(name.price),
  ];
}

/** The page that answers, what is not sold here, what was looked for instead of what was typed, and the way back to the letter; or which words nothing has. */
function Correction(data: CatalogueData) {
  const { t } = useI18n<CatalogueKey>();
  const { selection, corrected, leftOut, compared, count, nearest, service, notSold } = data;
  if (service) {
    return (
      <p className="correction">
        <LocalLink className="arrow" to={service.path}>
          {service.label}
        </LocalLink>
      </p>
    );
  }
  if (notSold !== null) {
    return (
      <p className="correction correction--title">
        <b>{t('products.notSold', { words: notSold })}</b> {count + nearest.length > 0 && t('products.notSoldNearest')}
      </p>
    );
  }
  if (corrected === null) {
    const isPartial = leftOut.length > 0 && count > 0;
    return (
      <>
        {isPartial && <p className="correction">{t('products.leftOut', { words: leftOut.join(', ') })}</p>}
        {compared && (
          <p className="correction">
            <LocalLink className="arrow" to={compared.address}>
              {t('products.compareAsked', { names: compared.names })}
            </LocalLink>
          </p>
        )}
      </>
    );
  }
  return (
    <p className="correction">
      <span>{t('products.corrected', { query: corrected })}</span>{' '}
      <LocalLink to={productsAddress({ ...selection, isExact: true })} preventScrollReset>
        {t('products.searchExactly', { query: selection.query })}
      </LocalLink>
    </p>
  );
}
