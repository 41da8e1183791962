import type { FacetKey } from '#domain/catalogue/facets.ts';
import { formatPriceBand, type PriceBand } from '#domain/catalogue/price-band.ts';
import {
  FILTERS,
  type FilterGroup,
  productsAddress,
  type Selection,
  withoutFilter,
  withoutFilters,
  withQuery,
} from '#domain/catalogue/selection.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { priceBandLabel } from '../../i18n/price-band-label.ts';
import { Icon } from '../../ui/icon.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import type { CatalogueKey } from './catalogue-words.ts';
import { chipLabel } from './chip-label.ts';
import type { CatalogueData } from './load-catalogue.ts';

interface Chip {
  label: string;
  /** The address without it. */
  to: string;
}

/** What is chosen, each with a way to take it back; what the search was understood to say stands among it. */
export function ActiveFilters(data: CatalogueData) {
  const { t } = useI18n<CatalogueKey>();
  const chips = useChips(data);
  if (chips.length === 0) return null;
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
      <LocalLink className="chip chip--clear" to={productsAddress(withoutFilters(data.selection))} preventScrollReset>
        {t('products.clear')}
      </LocalLink>
    </div>
  );
}

function useChips({ selection, applied, implied, corrected, valueNames }: CatalogueData): Chip[] {
  const { t, language } = useI18n();
  const { t: own } = useI18n<CatalogueKey>();
  const { query } = selection;
  const without = (group: FilterGroup, value: string) =>
    productsAddress(withoutFilter(selection, implied, group, value));
  const chips = query
    ? [{ label: own('products.query', { query }), to: productsAddress(withQuery(selection, '')) }]
    : [];
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
  return chips;
}

/** Names of what is chosen, for the page's title. */
export function describeFilters(
  { facets, prices }: Selection,
  name: { facet: (facet: FacetKey, value: string) => string; price: (band: PriceBand) => string },
): string[] {
  return [
    ...FILTERS.flatMap((facet) => facets[facet].map((value) => name.facet(facet, value))),
    ...prices.map(name.price),
  ];
}
