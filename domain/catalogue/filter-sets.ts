/** Which products each filter of a selection leaves, and how many each further choice would show. */

import type { Search, SearchOutcome } from '../search/search-outcome.ts';
import { BitSet } from './bit-set.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { FACETS, type FacetKey, facetRow, isMeasured, isNegated, LISTED_VALUES } from './facets.ts';
import { activeOfferGroups, fulfils, isOfferGroup, type Offer } from './offers.ts';
import { HISTOGRAM_COLUMNS, PRICE_BANDS, type PriceBand } from './price-band.ts';
import { measuredSet, type ProductTable, pricedSet } from './product-table.ts';
import { type FilterGroup, type Selection, WHOLE_CATALOGUE, withFacet } from './selection.ts';

/** The filters of a list. */
export type Narrowing = FilterGroup | 'query';

export const NARROWINGS: readonly Narrowing[] = ['query', 'price', ...FACETS];

/** The products that each filter leaves by itself; null where it excludes nothing. */
export interface Narrowed extends Record<Narrowing, BitSet | null> {
  /** The conditions that one variant has to fulfil together. */
  conditions: Pick<Selection, 'facets' | 'prices'>;
}

export interface FacetCount {
  value: string;
  /** How many products choosing this value, and no other of its facet, would show. */
  count: number;
}

export interface PriceCounts {
  bands: { band: PriceBand; count: number }[];
  /** Products per column of the histogram over the slider's range; dearer ones are in the last. */
  histogram: number[];
}

/** The filters over the products of one table. */
export class FilterSets {
  readonly #table: ProductTable<CatalogueEntry>;
  readonly #search: Pick<Search, 'named'>;

  constructor(table: ProductTable<CatalogueEntry>, search: Pick<Search, 'named'>) {
    this.#table = table;
    this.#search = search;
  }

  narrow({ facets, prices }: Selection, outcome: SearchOutcome): Narrowed {
    const { all } = this.#table;
    const unions = FACETS.map((facet) => [
      facet,
      isOfferGroup(facet) && facets[facet].some(isNegated)
        ? this.#having(all, (offer) => fulfils(offer, { facets, prices }, [facet]))
        : chosenOf(facet, facets[facet], (value) => this.#setOf(facet, value), all),
    ]);
    const inBands = prices.length === 0 ? null : pricedSet(this.#table.entries, prices);
    const found = outcome.hasText ? BitSet.of(all.size, outcome.ranked) : null;
    return { query: found, price: inBands, ...Object.fromEntries(unions), conditions: { facets, prices } } as Narrowed;
  }

  /** @param except a filter that is looked away from */
  intersect(narrowed: Narrowed, except?: Narrowing): BitSet {
    const left = NARROWINGS.reduce((set, group) => {
      const next = group === except ? null : narrowed[group];
      return next ? set.intersection(next) : set;
    }, this.#table.all);
    return this.#withOneOffer(left, narrowed.conditions, except);
  }

  /** Products with one variant that fulfils all conditions at once: 16 GB for under 250 €. */
  #withOneOffer(products: BitSet, conditions: Narrowed['conditions'], except?: Narrowing): BitSet {
    const groups = activeOfferGroups(conditions).filter((group) => group !== except);
    if (groups.length < 2) return products;
    return this.#having(products, (offer) => fulfils(offer, conditions, groups));
  }

  #having(products: BitSet, isFitting: (offer: Offer) => boolean): BitSet {
    const fitting = products.positions().filter((position) => {
      const offers = this.#table.entries[position]?.offers ?? [];
      return offers.length === 0 || offers.some(isFitting);
    });
    return BitSet.of(products.size, fitting);
  }

  hasValue(facet: FacetKey, value: string): boolean {
    return (this.#setOf(facet, value.replace(/^-/, ''))?.count() ?? 0) > 0;
  }

  countUse(value: string): number {
    return this.#table.sets.use.get(value)?.count() ?? 0;
  }

  /** Among docks no size of a laptop is offered; the values that every shop lists are those of laptops. */
  facetCounts(narrowed: Narrowed, kinds: readonly string[]): Record<FacetKey, FacetCount[]> {
    const isOffered = (facet: FacetKey, value: string, set: BitSet) =>
      facet === 'kind' ||
      narrowed.kind === null ||
      narrowed.kind.countShared(set) > 0 ||
      (kinds.includes('laptop') && LISTED_VALUES[facet].includes(value));
    const shown = this.intersect(narrowed);
    return Object.fromEntries(
      FACETS.map((facet) => {
        const others = narrowed[facet] === null ? shown : this.intersect(narrowed, facet);
        const offered = [...this.#table.sets[facet]].filter(([value, set]) => isOffered(facet, value, set));
        return [
          facet,
          offered.map(([value, set]) => ({ value, count: this.#countWith(facet, value, set, others, narrowed) })),
        ];
      }),
    ) as Record<FacetKey, FacetCount[]>;
  }

  /** The number of products that the value would leave, with the other conditions on the same variant. */
  #countWith(facet: FacetKey, value: string, set: BitSet, others: BitSet, { conditions }: Narrowed): number {
    const shared = others.countShared(set);
    const groups = activeOfferGroups(conditions).filter((group) => group !== facet);
    if (shared === 0 || groups.length === 0 || !isOfferGroup(facet)) return shared;
    const asked = withFacet({ ...WHOLE_CATALOGUE, ...conditions }, facet, [value]);
    return this.#having(others.intersection(set), (offer) => fulfils(offer, asked, [...groups, facet])).count();
  }

  priceCounts(narrowed: Narrowed): PriceCounts {
    const { conditions } = narrowed;
    const shown = this.intersect(narrowed, 'price');
    const counts = countPrices(this.#table, shown);
    const groups = activeOfferGroups(conditions).filter((group) => group !== 'price');
    if (groups.length === 0) return counts;
    const bands = counts.bands.map(({ band }, index) => {
      const asked = { ...conditions, prices: [band] };
      const inBand = shown.intersection(this.#table.bands[index] ?? BitSet.empty(shown.size));
      return { band, count: this.#having(inBand, (offer) => fulfils(offer, asked, [...groups, 'price'])).count() };
    });
    return { ...counts, bands };
  }

  #setOf(facet: FacetKey, value: string): BitSet | undefined {
    const known = this.#table.sets[facet].get(value);
    if (known) return known;
    if (facet === 'not') return BitSet.of(this.#table.all.size, this.#search.named(value));
    return isMeasured(facet) ? measuredSet(this.#table.entries, facet, value) : undefined;
  }
}

/**
 * The union of the sets of the chosen values (of what is wanted together, what has them all), without those that are taken out (`-apple`); null when nothing was chosen. A value
 * that nothing has adds nothing.
 */
function chosenOf(
  facet: FacetKey,
  values: readonly string[],
  setOf: (value: string) => BitSet | undefined,
  all: BitSet,
): BitSet | null {
  if (values.length === 0) return null;
  const nothing = BitSet.empty(all.size);
  const [asked, taken] = [values.filter((value) => !isNegated(value)), values.filter(isNegated)];
  const union = (list: readonly string[]) => list.reduce((set, value) => set.union(setOf(value) ?? nothing), nothing);
  const every = (list: readonly string[]) =>
    list.reduce((set, value) => set.intersection(setOf(value) ?? nothing), all);
  const from = asked.length === 0 || facetRow(facet).isWantedTogether ? every(asked) : union(asked);
  return taken.length === 0 ? from : from.difference(union(taken.map((value) => value.slice(1))));
}

function countPrices({ bands, columns }: ProductTable<CatalogueEntry>, shown: BitSet): PriceCounts {
  const histogram = new Array<number>(HISTOGRAM_COLUMNS).fill(0);
  for (const [position, column] of columns.entries()) {
    if (column !== null && shown.has(position)) histogram[column] = (histogram[column] ?? 0) + 1;
  }
  const counts = PRICE_BANDS.map((band, index) => ({ band, count: bands[index]?.countShared(shown) ?? 0 }));
  return { bands: counts, histogram };
}
