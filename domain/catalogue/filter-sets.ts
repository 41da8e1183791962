/** Which products each filter of a selection leaves, and how many each further choice would show. */

import type { Search, SearchOutcome } from '../search/search-outcome.ts';
import { BitSet } from './bit-set.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { FACETS, type FacetKey, facetRow, isMeasured, isNegated, LISTED_VALUES } from './facets.ts';
import { isOfferGroup, OFFER_FACETS, OFFER_GROUPS, type OfferFacet, type OfferGroup } from './offers.ts';
import { HISTOGRAM_COLUMNS, PRICE_BANDS, type PriceBand } from './price-band.ts';
import { measuredSet, type ProductTable, pricedSet } from './product-table.ts';
import type { FilterGroup, Selection } from './selection.ts';

/** The filters of a list. */
export type Narrowing = FilterGroup | 'query';

export const NARROWINGS: readonly Narrowing[] = ['query', 'price', ...FACETS];

/** The products that each filter leaves by itself; null where it excludes nothing. */
export interface Narrowed extends Record<Narrowing, BitSet | null> {
  /** The variants that each condition leaves, which one of them has to fulfil together. */
  offers: Readonly<Record<OfferGroup, BitSet | null>>;
}

/** One thing that is asked for, and the products that have it. */
export interface Condition {
  group: Narrowing;
  /** Of a facet. */
  values: readonly string[];
  products: BitSet;
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

  get entries(): readonly CatalogueEntry[] {
    return this.#table.entries;
  }

  narrow({ facets, prices }: Selection, outcome: SearchOutcome): Narrowed {
    const { all, offers } = this.#table;
    const chosenOffers = OFFER_FACETS.map((facet) => [
      facet,
      chosenOf(facet, facets[facet], (value) => offers.sets[facet].get(value), offers.all),
    ]);
    const ofOffers = {
      price: prices.length === 0 ? null : pricedSet(offers, prices),
      ...Object.fromEntries(chosenOffers),
    } as Narrowed['offers'];
    const unions = FACETS.map((facet) => {
      const fitting = isOfferGroup(facet) && facets[facet].some(isNegated) ? ofOffers[facet] : null;
      const chosen = () => chosenOf(facet, facets[facet], (value) => this.#setOf(facet, value), all);
      return [facet, fitting ? this.#productsOf(fitting) : chosen()];
    });
    return {
      query: outcome.hasText ? BitSet.of(all.size, outcome.ranked) : null,
      price: ofOffers.price && this.#productsOf(ofOffers.price),
      ...Object.fromEntries(unions),
      offers: ofOffers,
    } as Narrowed;
  }

  /** What is wanted together, two uses, counts as two conditions. */
  conditions({ facets }: Selection, narrowed: Narrowed): Condition[] {
    return NARROWINGS.flatMap((group): Condition[] => {
      const products = narrowed[group];
      if (!products) return [];
      if (group === 'query' || group === 'price') return [{ group, values: [], products }];
      const values = facets[group];
      if (!facetRow(group).isWantedTogether || values.some(isNegated)) return [{ group, values, products }];
      const nothing = BitSet.empty(this.#table.all.size);
      return values.map((value) => ({ group, values: [value], products: this.#setOf(group, value) ?? nothing }));
    });
  }

  /** @param except a filter that is looked away from */
  intersect(narrowed: Narrowed, except?: Narrowing): BitSet {
    const left = NARROWINGS.reduce((set, group) => {
      const next = group === except ? null : narrowed[group];
      return next ? set.intersection(next) : set;
    }, this.#table.all);
    // Of a single condition the products are known already.
    const fitting = fittingOffers(narrowed, except, 2);
    return fitting ? left.intersection(this.#productsOf(fitting)) : left;
  }

  #productsOf(offers: BitSet): BitSet {
    const { all, offers: table } = this.#table;
    const products = offers.positions().map((offer) => table.products[offer] ?? 0);
    return BitSet.of(all.size, products);
  }
  hasValue(facet: FacetKey, value: string): boolean {
    return (this.#setOf(facet, value.replace(/^-/, ''))?.count() ?? 0) > 0;
  }

  countUse(value: string): number {
    return this.#table.sets.use.get(value)?.count() ?? 0;
  }

  /** Among docks no size of a laptop is offered; the values that every shop lists are those of laptops. */
  facetCounts(narrowed: Narrowed, chosen: Selection['facets']): Record<FacetKey, FacetCount[]> {
    const isOffered = (facet: FacetKey, value: string, set: BitSet) =>
      facet === 'kind' ||
      narrowed.kind === null ||
      narrowed.kind.countShared(set) > 0 ||
      (chosen.kind.includes('laptop') && LISTED_VALUES[facet].includes(value));
    const shown = this.intersect(narrowed);
    return Object.fromEntries(
      FACETS.map((facet) => {
        const others = narrowed[facet] === null ? shown : this.intersect(narrowed, facet);
        const count = isOfferGroup(facet) ? this.#offerCounter(facet, others, narrowed) : null;
        const offered = [...this.#table.sets[facet]].filter(([value, set]) => isOffered(facet, value, set));
        // A band that is not listed: «έως 1,4 kg»; one that is taken out has no box.
        const own = chosen[facet].flatMap((value) => {
          const isOwn = isMeasured(facet) && !isNegated(value) && !this.#table.sets[facet].has(value);
          const set = isOwn ? this.#setOf(facet, value) : undefined;
          return set ? [{ value, count: others.countShared(set) }] : [];
        });
        const known = offered.map(([value, set]) => ({ value, count: count?.(value) ?? others.countShared(set) }));
        return [facet, [...known, ...own]];
      }),
    ) as Record<FacetKey, FacetCount[]>;
  }

  /** How many products a value would leave, with the other conditions on the same variant; null where there are none. */
  #offerCounter(facet: OfferFacet, others: BitSet, narrowed: Narrowed): ((value: string) => number) | null {
    const fitting = fittingOffers(narrowed, facet, 1);
    if (!fitting) return null;
    return (value) => {
      const having = this.#table.offers.sets[facet].get(value);
      return having ? others.countShared(this.#productsOf(fitting.intersection(having))) : 0;
    };
  }

  priceCounts(narrowed: Narrowed): PriceCounts {
    const { bands, columns } = this.#table;
    const shown = this.intersect(narrowed, 'price');
    const fitting = fittingOffers(narrowed, 'price', 1);
    const histogram = new Array<number>(HISTOGRAM_COLUMNS).fill(0);
    for (const position of shown.positions()) {
      const column = columns[position] ?? null;
      if (column !== null) histogram[column] = (histogram[column] ?? 0) + 1;
    }
    const counts = PRICE_BANDS.map((band, index) => {
      const inBand = bands[index] ?? BitSet.empty(this.#table.offers.all.size);
      const having = this.#productsOf(fitting ? fitting.intersection(inBand) : inBand);
      return { band, count: having.countShared(shown) };
    });
    return { bands: counts, histogram };
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

/** The offers that fulfil every condition on a variant but one; null where fewer of these are said. */
function fittingOffers({ offers }: Narrowed, except: Narrowing | undefined, least: number): BitSet | null {
  const said = OFFER_GROUPS.flatMap((group) => (group === except ? [] : (offers[group] ?? [])));
  return said.length < least ? null : said.reduce((left, next) => left.intersection(next));
}
