/** Choosing from the catalogue: what a selection leaves over, in which order, and what every further choice would. */

import { fold } from '../locale/fold.ts';
import type { Language } from '../locale/locales.ts';
import type { ImpliedFilter, Search, SearchOutcome, SuggestedNames } from '../search/search-outcome.ts';
import { type BasicSort, isBasicSort } from './basic-orders.ts';
import type { BitSet } from './bit-set.ts';
import { type CatalogueEntry, isRecommended } from './catalogue-entry.ts';
import { type FacetKey, isNegated } from './facets.ts';
import { type FacetCount, FilterSets, NARROWINGS, type Narrowing, type PriceCounts } from './filter-sets.ts';
import { type Interpretation, interpretQuery } from './interpret-query.ts';
import { nearestInPrice } from './nearest-in-price.ts';
import { nearestMatches } from './nearest-matches.ts';
import { asksForVariant, chooseOffer, type Offer } from './offers.ts';
import { arrange } from './product-orders.ts';
import { createProductTable, type ProductTable } from './product-table.ts';
import { type Selection, WHOLE_CATALOGUE, withFacet, withQuery } from './selection.ts';
import type { UseRule } from './use-rules.ts';

export interface SelectionResult<Entry> {
  count: number;
  /** The products from one place of the order up to another; all of them without places. */
  entries(from?: number, to?: number): Entry[];
  includes(entry: Entry): boolean;
  /** The variant that the selection asks for; null for the one that is meant when nothing is asked. */
  offerOf(entry: Entry): Offer | null;
  /** Counted when they are read, which takes most of the time of a selection in a large shop. */
  readonly facets: Record<FacetKey, FacetCount[]>;
  /** As `facets`. */
  readonly prices: PriceCounts;
  /** The applied selection: the choices and the filters in the words of the query. */
  applied: Selection;
  /** Filters that were read out of the query. */
  implied: readonly ImpliedFilter[];
  /** The query that was answered instead of the one that was typed. */
  corrected: string | null;
  /** Words of the query that no product has; the others were answered. */
  leftOut: readonly string[];
  /** One product of each model that the query names: «t480 ή t490»; none for any other query. */
  compared: readonly Entry[];
  /** The page that answers what was asked, where it was no product: 'warranty'. */
  service: string | null;
  /** Wanted things that are not sold here. */
  notSold: NonNullable<SearchOutcome['notSold']> | null;
}

/** A filter whose removal alone would show something. */
export interface RemovableFilter {
  group: Narrowing;
  count: number;
}

/** An index over the listed products of one language, asked many times. It never changes; a change of products makes the next one. */
export interface CatalogueIndex<Entry extends CatalogueEntry> {
  size: number;
  /** Cheapest first. */
  entries: readonly Entry[];
  /** The brands as the shop writes them. */
  brandNames: ReadonlyMap<string, string>;
  select(selection: Selection): SelectionResult<Entry>;
  /** For a selection without a result: the single filter that prevents one. */
  removableFilters(selection: Selection): RemovableFilter[];
  /** The products that miss the fewest of the filters, those nearest in price first. */
  nearest(selection: Selection, limit: number): Entry[];
  /** Products of a selection in stock, from the nearest price on. */
  nearestInPrice(selection: Selection, cents: number): Iterable<Entry>;
  /** The series with the most products, as 'ThinkPad' with its brand. */
  families(limit: number): SuggestedNames['series'];
  /** Suggestions for a query that is being typed, as its list would answer. @param limit of products, brands and series each */
  suggest(query: string, limit: number): Suggested<Entry>;
}

type Suggested<Entry> = SuggestedNames &
  Pick<SelectionResult<Entry>, 'offerOf' | 'corrected' | 'leftOut' | 'service' | 'notSold'> & { products: Entry[] };

/** By the name of a use, the criteria among fit products. */
export type UseOrders = Readonly<Record<string, Pick<UseRule, 'first'> & { needs?: UseRule['needs'] }>>;

/**
 * @param createSearch makes the search over the products in the order in which the index numbers them
 * @param uses the shop's rules for uses (search.config.ts)
 * @param generalUse the use whose machines are advised where nothing else decides
 */
export function createCatalogueIndex<Entry extends CatalogueEntry>(
  products: readonly Entry[],
  language: Language,
  createSearch: (entries: readonly Entry[]) => Search,
  uses: UseOrders = {},
  generalUse = '',
): CatalogueIndex<Entry> {
  const table = createProductTable(products, language);
  const search = createSearch(table.entries);
  const filters = new FilterSets(table, search);
  const cheapest = table.orders.priceAsc;
  const positionOf = new Map(table.entries.map(({ id }, position) => [id, position]));
  const entriesAt = (positions: ArrayLike<number>) =>
    Array.from(positions, (position) => table.entries[position] as Entry);
  const interpretations = new WeakMap<Selection, Interpretation>();
  // Once for a selection: a page without results asks three times.
  const interpret = (selection: Selection) => {
    const interpretation = interpretations.get(selection) ?? interpretQuery(selection, filters, search, cheapest);
    interpretations.set(selection, interpretation);
    return interpretation;
  };
  const narrow = (selection: Selection) => {
    const interpretation = interpret(selection);
    return { ...interpretation, narrowed: filters.narrow(interpretation.applied, interpretation.outcome) };
  };
  const select = (selection: Selection): SelectionResult<Entry> => {
    const { narrowed, ...interpretation } = narrow(selection);
    const { outcome, applied } = interpretation;
    const shown = filters.intersect(narrowed);
    const wanted = { ...interpretation, leastMemory: memoryFor(applied, uses) };
    const ordered = orderOf(wanted, table, shown, filters, uses);
    return {
      count: ordered.length,
      entries: (from, to) => entriesAt(ordered.slice(from, to)),
      includes: ({ id }) => shown.has(positionOf.get(id) ?? -1),
      offerOf: (entry) => offerFor(entry, positionOf.get(entry.id) ?? -1, wanted),
      get facets() {
        return filters.facetCounts(narrowed, applied.facets);
      },
      get prices() {
        return filters.priceCounts(narrowed);
      },
      applied,
      implied: outcome.filters.length > 0 && applied !== selection ? outcome.filters : [],
      corrected: outcome.corrected,
      leftOut: outcome.leftOut ?? [],
      compared: (outcome.either ?? []).flatMap((list) =>
        entriesAt(list.filter((position) => shown.has(position)).slice(0, 1)),
      ),
      service: outcome.service ?? null,
      notSold: outcome.notSold ?? null,
    };
  };
  return {
    size: table.entries.length,
    entries: entriesAt(cheapest),
    brandNames: brandNames(table.entries),
    select,
    removableFilters: (selection) => {
      const { narrowed } = narrow(selection);
      return NARROWINGS.filter((group) => narrowed[group] !== null)
        .map((group) => ({ group, count: filters.intersect(narrowed, group).count() }))
        .filter(({ count }) => count > 0);
    },
    suggest: (query, limit) => {
      const selection = withQuery(WHOLE_CATALOGUE, query);
      const { outcome } = interpret(selection);
      const { entries, implied, offerOf, corrected, leftOut, service, notSold } = select(selection);
      const saysSomething = outcome.hasText || implied.length > 0 || outcome.order !== undefined;
      const likely = saysSomething ? entries(0, limit * FOR_ONE_SUGGESTION) : [];
      // Among those that match alike, supported systems come before cheaper unsupported ones.
      const isAlike = outcome.order === undefined && leftOut.length === 0 && outcome.either === undefined;
      const best = isAlike
        ? [...likely.filter(isRecommended), ...likely.filter((entry) => !isRecommended(entry))]
        : likely;
      const isOnlyFilters = implied.length > 0 && !outcome.hasText;
      const { brands, series } = search.suggestNames(isOnlyFilters ? '' : (corrected ?? query), limit);
      return { brands, series, products: best.slice(0, limit), offerOf, corrected, leftOut, service, notSold };
    },
    families: (limit) => search.families(limit),
    nearest: (selection, limit) => {
      const { applied, narrowed } = narrow(selection);
      const conditions = filters.conditions(applied, narrowed);
      return nearestMatches(table, { conditions, prices: applied.prices, generalUse }, limit);
    },
    nearestInPrice: (selection, cents) => {
      const shown = filters.intersect(narrow(withFacet(selection, 'stock', ['in'])).narrowed);
      return nearestInPrice(entriesAt(cheapest.filter((position) => shown.has(position))), cents);
    },
  };
}

/** The spelling of a brand that most products have, so that it does not depend on their order. */
function brandNames(entries: readonly CatalogueEntry[]): Map<string, string> {
  const counts = new Map<string, number>();
  for (const { vendor } of entries) counts.set(vendor.trim(), (counts.get(vendor.trim()) ?? 0) + 1);
  const rare = [...counts].sort(([one, count], [other, otherCount]) => count - otherCount || (one < other ? 1 : -1));
  return new Map(rare.map(([vendor]) => [fold(vendor), vendor]));
}

/** The matches examined for each suggestion. */
const FOR_ONE_SUGGESTION = 3;

/**
 * The shown positions. Best matches first when that was asked for and there are words to match; an order that was asked for in words
 * goes before; models that are named as alternatives stay in turn, whatever use is asked for.
 */
function orderOf(
  { applied, sides, text, outcome, leastMemory }: Wanted & Interpretation,
  { entries, orders }: ProductTable<CatalogueEntry>,
  shown: BitSet,
  filters: FilterSets,
  uses: UseOrders,
): Int32Array {
  const { sort, facets } = applied;
  const { hasText, ranked, order, isAboutMain, lackedUse, either } = outcome;
  const onlyShown = (positions: Int32Array) => positions.filter((position) => shown.has(position));
  const asked = sides || asksForVariant(applied) || leastMemory > 0 ? { applied, text, sides, leastMemory } : null;
  if (isBasicSort(sort)) return byAskedPrice(onlyShown(orders[sort]), sort, entries, asked);
  const cheapest = byAskedPrice(onlyShown(orders.priceAsc), 'priceAsc', entries, asked);
  if (sort !== 'relevance') return arrange({ order: ORDERS_OF_SORTS[sort] }, entries, cheapest);
  const [use] = facets.use
    .filter((value) => !isNegated(value))
    .sort((a, b) => filters.countUse(a) - filters.countUse(b));
  const first = either ? undefined : uses[use ?? lackedUse ?? '']?.first;
  const arrangement = { order: order ?? (first && { use, first }), isAboutMain };
  const found = hasText && !sides ? onlyShown(ranked) : cheapest;
  const byPrice = asked && order === 'cheapest' ? 'priceAsc' : asked && order === 'dearest' ? 'priceDesc' : null;
  return byPrice
    ? arrange({ isAboutMain }, entries, byAskedPrice(found, byPrice, entries, asked))
    : arrange(arrangement, entries, found);
}

type Wanted = Omit<Interpretation, 'outcome'> & { leastMemory: number };

function memoryFor({ facets }: Selection, uses: UseOrders): number {
  return Math.max(0, ...facets.use.map((use) => uses[use]?.needs?.memoryFrom ?? 0));
}

/** The variant that was asked for. Where either of two wishes is enough, the cheaper of the variants that meet one. */
function offerFor({ offers = [], title }: CatalogueEntry, position: number, asked: Wanted): Offer | null {
  if (!asked.sides) return chooseOffer(offers, { ...asked, title });
  const met = asked.sides.filter(({ products }) => products.has(position));
  const chosen = met.flatMap((side) => chooseOffer(offers, { ...side, title }) ?? []);
  return chosen.toSorted((a, b) => a.priceCents - b.priceCents)[0] ?? null;
}

/** The order by price follows the variants that were asked for; they cost what the list shows. */
function byAskedPrice(
  positions: Int32Array,
  sort: BasicSort,
  entries: readonly CatalogueEntry[],
  asked: Wanted | null,
): Int32Array {
  const sign = { priceAsc: 1, priceDesc: -1, nameAsc: 0, nameDesc: 0 }[sort];
  if (asked === null || sign === 0) return positions;
  const priced = Array.from(positions, (position) => {
    const entry = entries[position] as CatalogueEntry;
    const { priceCents, isAvailable } = entry;
    const cents = offerFor(entry, position, asked)?.priceCents ?? priceCents;
    return { position, cents, rank: isAvailable === false ? 2 : cents === null ? 1 : 0 };
  });
  priced.sort((a, b) => a.rank - b.rank || sign * ((a.cents ?? 0) - (b.cents ?? 0)));
  return Int32Array.from(priced, ({ position }) => position);
}

const ORDERS_OF_SORTS = { weightAsc: 'lightest', valueDesc: 'bestValue' } as const;
