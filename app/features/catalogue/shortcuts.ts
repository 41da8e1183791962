import type { FacetKey } from '#domain/catalogue/facets.ts';
import type { FacetCount, PriceCounts } from '#domain/catalogue/filter-sets.ts';
import { histogramColumn, type PriceBand } from '#domain/catalogue/price-band.ts';
import { productsAddress, type Selection, withFacet, withPrice } from '#domain/catalogue/selection.ts';

export type ShortcutKey = 'windows' | 'memory' | 'grade' | 'price' | 'screen';

export interface Shortcut {
  key: ShortcutKey;
  /** The list with this choice as well. */
  to: string;
}

/** What most people ask for first, in this order: Windows 11 is in it, not only possible. The price has no facet. */
const CHOICES: readonly { key: ShortcutKey; facet?: FacetKey; values: readonly string[] }[] = [
  { key: 'windows', facet: 'system', values: ['windows-11'] },
  { key: 'memory', facet: 'ram', values: ['16gb'] },
  { key: 'price', values: [] },
  { key: 'grade', facet: 'grade', values: ['aa', 'aplus', 'aplusparenthesis', 'a'] },
  { key: 'screen', facet: 'screen', values: ['14-inch'] },
];
const CHEAP: PriceBand = { fromEuro: 0, toEuro: 300 };

interface List {
  selection: Selection;
  /** What the address and the words of the search choose together. */
  applied: Pick<Selection, 'facets' | 'prices'>;
  count: number;
  facets: Readonly<Record<FacetKey, readonly FacetCount[]>>;
  prices: Pick<PriceCounts, 'histogram'>;
}

/** Choices that one press adds: those that are not made, that something in the list fulfils, and not everything. */
export function shortcutsOf({ selection, applied, count, facets, prices }: List): Shortcut[] {
  const sum = (counts: readonly number[]) => counts.reduce((whole, part) => whole + part, 0);
  return CHOICES.flatMap(({ key, facet, values }) => {
    const chosen = facet ? applied.facets[facet] : applied.prices;
    const found = facet
      ? sum(facets[facet].map(({ value, count: of }) => (values.includes(value) ? of : 0)))
      : sum(prices.histogram.slice(0, histogramColumn(CHEAP.toEuro * 100)));
    if (chosen.length > 0 || found === 0 || found >= count) return [];
    const narrowed = facet ? withFacet(selection, facet, values) : withPrice(selection, CHEAP);
    return [{ key, to: productsAddress(narrowed) }];
  });
}
