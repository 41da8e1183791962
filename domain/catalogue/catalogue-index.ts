/** Choosing from the catalogue: what a selection leaves over, in which order, and what every further choice would. */

import { fold } from '../fold.ts';
import type { Language } from '../locales.ts';
import type { ImpliedFilter, Search, SearchOutcome, Suggestions } from '../search/search-outcome.ts';
import type { UseRule } from '../search/use-rules.ts';
import { runAtOnce, type Steps } from '../steps.ts';
import type { BitSet } from './bit-set.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { type FacetKey, isNegated } from './facets.ts';
import { type FacetCount, FilterSets, NARROWINGS, type Narrowing, type PriceCounts } from './filter-sets.ts';
import { type Interpretation, interpretQuery } from './interpret-query.ts';
import { nearestInPrice } from './nearest-in-price.ts';
import { nearestPositions } from './nearest-positions.ts';
import { arrange } from './product-orders.ts';
import {
  type Change,
  changeTable,
  cheapestFirst,
  type ProductTable,
  positionIn,
  tableSteps,
  walkBy,
  walkOf,
} from './product-table.ts';
import { isBasicSort } from './product-walks.ts';
import { type Selection, withFacet } from './selection.ts';

export interface SelectionResult<Entry> {
  count: number;
  /** The products from one place of the order up to another; all of them without places. */
  entries(from?: number, to?: number): Entry[];
  includes(entry: Entry): boolean;
  /** Counted when they are read, which takes most of the time of a selection in a large shop. */
  readonly facets: Record<FacetKey, FacetCount[]>;
  /** As `facets`. */
  readonly prices: PriceCounts;
  /** What was really applied: the choices and what the words of the query say. */
  applied: Selection;
  /** Filters that were read out of the query. */
  implied: readonly ImpliedFilter[];
  /** The query that was answered instead of the one that was typed. */
  corrected: string | null;
  /** Words of the query that no product has; the others were answered. */
  leftOut: readonly string[];
  /** The page that answers what was asked, where it was no product: 'warranty'. */
  service: string | null;
  /** What was asked for and is not sold here. */
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
  /** As `select`: in a large shop a query or an order that was never asked for takes 50 ms. */
  selectSteps(selection: Selection): Steps<SelectionResult<Entry>>;
  /** For a selection that shows nothing: which single filter is in the way. */
  removableFilters(selection: Selection): RemovableFilter[];
  /** The products that miss the fewest of the filters, those nearest in price first. */
  nearest(selection: Selection, limit: number): Entry[];
  /** What can be bought of a selection, from the nearest price on. */
  nearestInPrice(selection: Selection, cents: number): Iterable<Entry>;
  /** The series with the most products, as 'ThinkPad' with its brand. */
  families(limit: number): Suggestions['series'];
  /** What fits what somebody is typing. @param limit of products, brands and series each */
  suggest(query: string, limit: number): Omit<Suggestions, 'products'> & { products: Entry[] };
  /** Some of the products in the order of `entries`. */
  cheapestFirst(entries: readonly Entry[]): Entry[];
  /** The product at a position, which it keeps as long as it is sold. */
  at(position: number): Entry | undefined;
  positionOf(entry: Entry): number | undefined;
  /**
   * The index after some products changed, which answers as a new one over all products does; null where it has no room for those that
   * came.
   */
  changed(changes: readonly Change<Entry>[]): Steps<CatalogueIndex<Entry> | null>;
}

/** By the name of a use, what decides among the products that are fit for it. */
export type UseOrders = Readonly<Record<string, Pick<UseRule, 'first'>>>;

/** How the search over the products is made, and what else is not in them. */
export interface SearchMaker<Entry> {
  /** @param entries by position; nothing where no product stands */
  steps: (entries: readonly (Entry | undefined)[]) => Steps<Search>;
  /** Whether a search finds the one wherever it finds the other; without it, each change makes a new search. */
  hasSameWords?: (one: Entry, other: Entry) => boolean;
  uses?: UseOrders;
}

export function* catalogueIndexSteps<Entry extends CatalogueEntry>(
  products: readonly Entry[],
  language: Language,
  maker: SearchMaker<Entry>,
): Steps<CatalogueIndex<Entry>> {
  const table = yield* tableSteps(products, language);
  const search = yield* searchOver(table, maker);
  yield* searchOnce(table, search);
  return indexOver(table, search, maker);
}

/** In a shop of so many products a search is made within some milliseconds, when the first one is asked for: starting does not wait for it. */
const SMALL_SHOP = 500;

function* searchOver<Entry extends CatalogueEntry>(
  { entries }: ProductTable<Entry>,
  maker: SearchMaker<Entry>,
): Steps<() => Search> {
  if (entries.length > SMALL_SHOP) {
    const search = yield* maker.steps(entries);
    return () => search;
  }
  let search: Search | null = null;
  return () => {
    search ??= runAtOnce(maker.steps(entries));
    return search;
  };
}

/**
 * The first searches take several times as long as the next ones, since the engine compiles what all of them use: here no visitor waits
 * for them. Word by word at first: in a large shop all words of a title at once take 35 ms.
 */
function* searchOnce({ entries }: ProductTable<CatalogueEntry>, search: () => Search): Steps<void> {
  const [product] = entries;
  if (entries.length <= SMALL_SHOP || !product) return;
  for (const query of [...product.title.split(/\s+/), product.title]) {
    search().find(query, { readsFilters: true });
    yield;
  }
}

function* changedSteps<Entry extends CatalogueEntry>(
  table: ProductTable<Entry>,
  changes: readonly Change<Entry>[],
  search: () => Search,
  maker: SearchMaker<Entry>,
): Steps<CatalogueIndex<Entry> | null> {
  const next = yield* changeTable(table, changes);
  if (next === null) return null;
  const hasSameWords = changes.every(({ before, after }) => before && after && maker.hasSameWords?.(before, after));
  return indexOver(next, hasSameWords ? search : yield* searchOver(next, maker), maker);
}

function indexOver<Entry extends CatalogueEntry>(
  table: ProductTable<Entry>,
  search: () => Search,
  maker: SearchMaker<Entry>,
): CatalogueIndex<Entry> {
  const cheapest = walkOf(table, 'priceAsc');
  const entriesAt = (positions: Int32Array) => {
    const entries = new Array<Entry>(positions.length);
    for (let at = 0; at < positions.length; at += 1) entries[at] = table.entries[positions[at] ?? -1] as Entry;
    return entries;
  };
  const filters = new FilterSets(table, search);
  const interpretations = new WeakMap<Selection, Interpretation>();
  // Once for a selection: a page without results asks three times.
  function* interpretSteps(selection: Selection): Steps<Interpretation> {
    const known = interpretations.get(selection);
    if (known) return known;
    const interpretation = yield* interpretQuery(selection, filters, search, cheapest);
    interpretations.set(selection, interpretation);
    return interpretation;
  }
  const interpret = (selection: Selection) => runAtOnce(interpretSteps(selection));

  function* selectSteps(selection: Selection): Steps<SelectionResult<Entry>> {
    const { outcome, applied } = yield* interpretSteps(selection);
    yield;
    const narrowed = filters.narrow(applied, outcome);
    const shown = filters.intersect(narrowed);
    const order = yield* orderOf(applied, outcome, table, filters, maker.uses);
    return {
      count: shown.count(),
      entries: (from = 0, to = table.all.size) => entriesAt(take(order, shown, from, to)),
      includes: (entry) => shown.has(positionIn(table, entry) ?? -1),
      get facets() {
        return filters.facetCounts(narrowed, applied.facets.kind);
      },
      get prices() {
        return filters.priceCounts(narrowed);
      },
      applied,
      implied: outcome.filters.length > 0 && applied !== selection ? outcome.filters : [],
      corrected: outcome.corrected,
      leftOut: outcome.leftOut ?? [],
      service: outcome.service ?? null,
      notSold: outcome.notSold ?? null,
    };
  }

  return {
    size: cheapest.length,
    entries: entriesAt(cheapest),
    brandNames: brandNames(table.vendors),
    select: (selection) => runAtOnce(selectSteps(selection)),
    selectSteps,
    removableFilters: (selection) => {
      const { outcome, applied } = interpret(selection);
      const narrowed = filters.narrow(applied, outcome);
      return NARROWINGS.filter((group) => narrowed[group] !== null)
        .map((group) => ({ group, count: filters.intersect(narrowed, group).count() }))
        .filter(({ count }) => count > 0);
    },
    suggest: (query, limit) => {
      const { products: found, ...rest } = search().suggest(query, limit * FOR_ONE_SUGGESTION, cheapest);
      const likely = found.flatMap((position) => table.entries[position] ?? []);
      // Among equal scores, supported systems come before cheaper unsupported ones.
      const best = [...likely.filter(isRecommended), ...likely.filter((entry) => !isRecommended(entry))];
      return {
        ...rest,
        brands: rest.brands.slice(0, limit),
        series: rest.series.slice(0, limit),
        products: best.slice(0, limit),
      };
    },
    families: (limit) => search().families(limit),
    nearest: (selection, limit) => {
      const { outcome, applied } = interpret(selection);
      const narrowed = filters.narrow(applied, outcome);
      const active = NARROWINGS.flatMap((group) => narrowed[group] ?? []);
      if (active.length === 0) return [];
      return entriesAt(nearestPositions(cheapest, table.prices, { filters: active, prices: applied.prices }, limit));
    },
    *nearestInPrice(selection, cents) {
      const { outcome, applied } = interpret(withFacet(selection, 'stock', ['in']));
      const shown = filters.intersect(filters.narrow(applied, outcome));
      const positions = take(cheapest, shown, 0, table.all.size);
      for (const position of nearestInPrice(positions, table.prices, cents)) yield table.entries[position] as Entry;
    },
    cheapestFirst: (entries) => cheapestFirst(table, entries),
    at: (position) => table.entries[position],
    positionOf: (entry) => positionIn(table, entry),
    changed: (changes) => changedSteps(table, changes, search, maker),
  };
}

/** Of several writings of a brand that of the most products, so that it does not depend on their order. */
function brandNames(vendors: ReadonlyMap<string, number>): Map<string, string> {
  const rare = [...vendors].sort(([one, count], [other, otherCount]) => count - otherCount || (one < other ? 1 : -1));
  return new Map(rare.map(([vendor]) => [fold(vendor), vendor]));
}

/** So many matches are looked at for each suggestion. */
const FOR_ONE_SUGGESTION = 3;

/** It can be bought, and its maker still supports its system. */
function isRecommended({ isAvailable, values }: CatalogueEntry): boolean {
  return isAvailable !== false && (values.windows.includes('11') || values.cpu.some((cpu) => /^m\d$/.test(cpu)));
}

/** Best matches first when that was asked for and there are words to match; an order that was asked for in words goes before. */
function* orderOf<Entry extends CatalogueEntry>(
  { sort, facets }: Selection,
  { hasText, ranked, order, isAboutMain }: SearchOutcome,
  table: ProductTable<Entry>,
  filters: FilterSets,
  uses: UseOrders = {},
): Steps<Int32Array> {
  if (isBasicSort(sort)) return walkOf(table, sort);
  if (sort !== 'relevance') return yield* walkBy(table, { order: ORDERS_OF_SORTS[sort] });
  const [use] = facets.use
    .filter((value) => !isNegated(value))
    .sort((a, b) => filters.countUse(a) - filters.countUse(b));
  const arrangement = { order: order ?? (use ? { use, first: uses[use]?.first ?? [] } : undefined), isAboutMain };
  // Without words every product is in it, and the same order is asked for again.
  return yield* hasText ? arrange(arrangement, table.entries, ranked) : walkBy(table, arrangement);
}

const ORDERS_OF_SORTS = { weightAsc: 'lightest', valueDesc: 'bestValue' } as const;

function take(order: Int32Array, shown: BitSet, from: number, to: number): Int32Array {
  const taken = new Int32Array(Math.max(0, Math.min(to, order.length) - from));
  let place = 0;
  for (let index = 0; index < order.length && place < to; index += 1) {
    const position = order[index] ?? 0;
    if (!shown.has(position)) continue;
    if (place >= from) taken[place - from] = position;
    place += 1;
  }
  return taken.subarray(0, Math.max(0, place - from));
}
