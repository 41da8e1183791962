import type { FacetKey } from '#domain/catalogue/facets.ts';
import { formatPriceBand, isSameBand, isShopBand, type PriceBand } from '#domain/catalogue/price-band.ts';
import { countActiveGroups, type Selection, withFacet, withoutFilter, withPrice } from '#domain/catalogue/selection.ts';
import type { ImpliedFilter } from '#domain/search/search-outcome.ts';

/** Applied to what the address says, with the filters that its words imply, and to what is shown, which has no words. */
type Change = (from: Selection, implied: readonly ImpliedFilter[]) => Selection;

/** Taking a choice back also takes the words of the search that made it. */
export function toggleFacet(shown: Selection, facet: FacetKey, value: string): Change {
  return (from, implied) =>
    shown.facets[facet].includes(value)
      ? withoutFilter(from, implied, facet, value)
      : withFacet(from, facet, [...from.facets[facet], value]);
}

/** A band of the shop's takes the place of a range that was set by the slider or typed. */
export function togglePriceBand(shown: Selection, band: PriceBand): Change {
  return (from, implied) => {
    if (shown.prices.some((other) => isSameBand(other, band)))
      return withoutFilter(from, implied, 'price', formatPriceBand(band));
    const ranges = shown.prices.filter((other) => !isShopBand(other)).map(formatPriceBand);
    const rest = ranges.reduce((left, range) => withoutFilter(left, implied, 'price', range), from);
    return withPrice(rest, band);
  };
}

/** The one range in place of all prices; null for none. */
export function choosePrice(band: PriceBand | null): Change {
  return (from, implied) => ({ ...withoutFilter(from, implied, 'price'), prices: band ? [band] : [] });
}

/** The kinds to switch between, those with products and the chosen ones; null where there is nothing to choose. */
export function kindsToChoose<Kind extends string>(
  kinds: readonly Kind[],
  counts: readonly { value: string; count: number }[],
  chosen: readonly string[],
) {
  const counted = kinds.map((kind) => ({ kind, count: counts.find(({ value }) => value === kind)?.count ?? 0 }));
  const shown = counted.filter(({ kind, count }) => count > 0 || chosen.includes(kind));
  if (shown.length < 2 && chosen.length === 0) return null;
  return { all: counted.reduce((sum, { count }) => sum + count, 0), shown };
}

/** Search engines are shown the whole list and lists by one filter; what people combine is theirs alone. */
export function isForSearchEngines(selection: Selection, filters: number, count: number): boolean {
  return selection.query === '' && countActiveGroups(selection) <= 1 && filters <= 1 && count > 0;
}
