/** Choosing from the catalogue: what a selection leaves over, in which order, and what every further choice would. */

import { fewBest } from '../few-best.ts';
import { fold } from '../fold.ts';
import type { Language } from '../locales.ts';
import type { ImpliedFilter, Search, SearchOutcome, Suggestions } from '../search/search-outcome.ts';
import { oneStep, runAtOnce, type Steps } from '../steps.ts';
import { BitSet } from './bit-set.ts';
import type { ProductNumbers } from './describe-product.ts';
import {
  FACETS,
  type FacetKey,
  type FacetValues,
  isMeasured,
  isNegated,
  isWithin,
  LISTED_VALUES,
  parseBand,
} from './facets.ts';
import { HISTOGRAM_COLUMNS, PRICE_BANDS, type PriceBand, parsePriceBand } from './price-band.ts';
import { arrange } from './product-orders.ts';
import {
  type Change,
  changeTable,
  cheapestFirst,
  isBasicSort,
  namedSet,
  type ProductTable,
  positionIn,
  pricedSet,
  tableSteps,
  toSet,
  walkBy,
  walkOf,
} from './product-table.ts';
import { type FilterGroup, type Selection, withFacet, withPrice } from './selection.ts';

/** What a list can be narrowed by. */
type Narrowing = FilterGroup | 'query';

/** What choosing needs to know of a product. */
export interface CatalogueEntry {
  id: string;
  title: string;
  /** Null when nothing of it can be bought; such entries come last in every order of price. */
  priceCents: number | null;
  values: FacetValues;
  /** Brand as the shop writes it, for the names of the facet's values. */
  vendor: string;
  /** What can be bought now comes first in every order; it counts as available where nothing is said. */
  isAvailable?: boolean;
  /** What orders besides price and name go by. */
  numbers?: ProductNumbers;
  /** For each use that it is fit for, what decides among the fit: higher is better. */
  fit?: Readonly<Record<string, readonly number[]>>;
}

export interface FacetCount {
  value: string;
  /** How many products choosing this value, and no other of its facet, would show. */
  count: number;
}

export interface PriceCounts {
  bands: { band: PriceBand; count: number }[];
  /** Products per column of the histogram over the slider's range; what is dearer stands in the last. */
  histogram: number[];
}

export interface SelectionResult<Entry> {
  count: number;
  /** The products from one place of the order up to another; all of them without places. */
  entries(from?: number, to?: number): Entry[];
  facets: Record<FacetKey, FacetCount[]>;
  prices: PriceCounts;
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
export interface WayOut {
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
  /** For a selection that shows nothing: which single filter is in the way. */
  waysOut(selection: Selection): WayOut[];
  /** The products that miss the fewest of the filters, those nearest in price first. */
  nearest(selection: Selection, limit: number): Entry[];
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

/** How the search over the products is made. */
export interface SearchMaker<Entry> {
  /** @param entries by position; nothing where no product stands */
  steps: (entries: readonly (Entry | undefined)[]) => Steps<Search>;
  /** Whether a search finds the one wherever it finds the other; without it, each change makes a new search. */
  hasSameWords?: (one: Entry, other: Entry) => boolean;
}

const NARROWINGS: readonly Narrowing[] = ['query', 'price', ...FACETS];
/** Null where a group excludes nothing. */
type Narrowed = Record<Narrowing, BitSet | null>;

/** What a use can do without; a price, a maker and what is taken out are meant. */
const PROPERTIES: ReadonlySet<string> = new Set(['resolution', 'ports', 'keyboard', 'touch', 'battery', 'storage']);
const NO_SEARCH: SearchOutcome = { ranked: [], hasText: false, corrected: null, filters: [] };

/** @param createSearch makes the search over the products in the order in which the index keeps them */
export function createCatalogueIndex<Entry extends CatalogueEntry>(
  products: readonly Entry[],
  language: Language,
  createSearch: (entries: readonly (Entry | undefined)[]) => Search,
): CatalogueIndex<Entry> {
  const steps = (entries: readonly (Entry | undefined)[]) => oneStep(() => createSearch(entries));
  return runAtOnce(catalogueIndexSteps(products, language, { steps }));
}

/** As `createCatalogueIndex`, in steps. */
export function* catalogueIndexSteps<Entry extends CatalogueEntry>(
  products: readonly Entry[],
  language: Language,
  maker: SearchMaker<Entry>,
): Steps<CatalogueIndex<Entry>> {
  const table = yield* tableSteps(products, language);
  return indexOver(table, yield* searchOver(table, maker), maker);
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
  const { sets, all } = table;
  const cheapest = walkOf(table, 'priceAsc');
  const entriesAt = (positions: Iterable<number>) =>
    Array.from(positions, (position) => table.entries[position] as Entry);
  const setOf = (facet: FacetKey, value: string): BitSet | undefined => {
    const known = sets[facet].get(value);
    if (known) return known;
    if (facet === 'not') return namedSet(table, value);
    const band = isMeasured(facet) ? parseBand(value) : null;
    return band && isMeasured(facet)
      ? toSet(table, ({ numbers }) => isWithin(numbers?.[facet] ?? null, band))
      : undefined;
  };

  const narrow = ({ facets, prices }: Selection, outcome: SearchOutcome): Narrowed => {
    const unions = FACETS.map((facet) => [facet, chosenOf(facet, facets[facet], (value) => setOf(facet, value), all)]);
    const inBands = prices.length === 0 ? null : pricedSet(table, prices);
    const found = outcome.hasText ? BitSet.of(all.size, outcome.ranked) : null;
    return { query: found, price: inBands, ...Object.fromEntries(unions) } as Narrowed;
  };
  const intersect = (narrowed: Narrowed, except?: Narrowing) =>
    NARROWINGS.reduce((left, group) => {
      const set = group === except ? null : narrowed[group];
      return set ? left.intersection(set) : left;
    }, all);

  const countUse = (value: string) => sets.use.get(value)?.count() ?? 0;

  /**
   * Of several uses that no machine is fit for together, the one that asks the most: a student of architecture draws. Where no machine
   * of the use has the rest, the use goes before it: the 4K of films to be cut is left out.
   */
  const withoutVain = (selection: Selection, outcome: SearchOutcome): SearchOutcome => {
    const isVain = (filters: SearchOutcome['filters']) =>
      intersect(narrow(withImplied(selection, filters), outcome)).count() === 0;
    const { filters } = outcome;
    const uses = filters.filter(({ facet, value }) => facet === 'use' && !isNegated(value) && countUse(value) > 0);
    const [first] = uses;
    if (!first || filters.length < 2 || !isVain(filters)) return outcome;
    const hardest = uses.reduce((a, b) => (countUse(b.value) < countUse(a.value) ? b : a), first);
    const fewer = filters.filter((filter) => !uses.includes(filter) || filter === hardest);
    if (!isVain(fewer)) return { ...outcome, filters: fewer };
    const kept = fewer.filter((filter) => filter === hardest || !PROPERTIES.has(filter.facet));
    const left = fewer.filter((filter) => !kept.includes(filter)).map(({ words }) => words);
    return isVain(kept) ? outcome : { ...outcome, filters: kept, leftOut: [...(outcome.leftOut ?? []), ...left] };
  };

  /** What the query says, read as filters where that shows something, otherwise as plain words. */
  const interpret = (selection: Selection) => {
    const { query, isExact } = selection;
    if (query === '') return { outcome: NO_SEARCH, applied: selection };
    const found = search().find(query, { isExact, readsFilters: !isExact, order: cheapest });
    const outcome = withoutVain(selection, found);
    const applied = withImplied(selection, outcome.filters);
    const isAnswered = outcome.filters.length === 0 || outcome.notSold !== undefined || outcome.service !== undefined;
    if (isAnswered || intersect(narrow(applied, outcome)).count() > 0) return { outcome, applied };
    const plain = search().find(query, { isExact, readsFilters: false, order: cheapest });
    const isBetter = plain.hasText && intersect(narrow(selection, plain)).count() > 0;
    return isBetter ? { outcome: plain, applied: selection } : { outcome, applied };
  };

  /** Among docks no size of a laptop is offered; the values that every shop lists are those of laptops. */
  const facetCounts = (narrowed: Narrowed, kinds: readonly string[]) => {
    const isOffered = (facet: FacetKey, value: string, set: BitSet) =>
      facet === 'kind' ||
      narrowed.kind === null ||
      narrowed.kind.countShared(set) > 0 ||
      (kinds.includes('laptop') && LISTED_VALUES[facet].includes(value));
    return Object.fromEntries(
      FACETS.map((facet) => {
        const others = intersect(narrowed, facet);
        const offered = [...sets[facet]].filter(([value, set]) => isOffered(facet, value, set));
        return [facet, offered.map(([value, set]) => ({ value, count: others.countShared(set) }))];
      }),
    ) as Record<FacetKey, FacetCount[]>;
  };

  const select = (selection: Selection): SelectionResult<Entry> => {
    const { outcome, applied } = interpret(selection);
    const narrowed = narrow(applied, outcome);
    const shown = intersect(narrowed);
    const order = orderOf(applied, outcome, table, countUse);
    return {
      count: shown.count(),
      entries: (from = 0, to = all.size) => entriesAt(take(order, shown, from, to)),
      facets: facetCounts(narrowed, applied.facets.kind),
      prices: countPrices(table, intersect(narrowed, 'price')),
      applied,
      implied: outcome.filters.length > 0 && applied !== selection ? outcome.filters : [],
      corrected: outcome.corrected,
      leftOut: outcome.leftOut ?? [],
      service: outcome.service ?? null,
      notSold: outcome.notSold ?? null,
    };
  };

  return {
    size: cheapest.length,
    entries: entriesAt(cheapest),
    brandNames: brandNames(table.vendors),
    select,
    waysOut: (selection) => {
      const { outcome, applied } = interpret(selection);
      const narrowed = narrow(applied, outcome);
      return NARROWINGS.filter((group) => narrowed[group] !== null)
        .map((group) => ({ group, count: intersect(narrowed, group).count() }))
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
      const narrowed = narrow(applied, outcome);
      const active = NARROWINGS.flatMap((group) => narrowed[group] ?? []);
      if (active.length === 0) return [];
      const misses = (position: number) => active.filter((set) => !set.has(position)).length;
      const candidates = Array.from(cheapest, (position) => {
        const entry = table.entries[position] as Entry;
        return { entry, misses: misses(position), distance: distanceTo(entry, applied.prices) };
      }).filter((candidate) => candidate.misses < active.length);
      return fewBest(candidates, limit, (a, b) => a.misses - b.misses || compareDistances(a.distance, b.distance)).map(
        ({ entry }) => entry,
      );
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

/** Who wants HDMI and a network socket wants both in one machine, lit keys with a number pad, and what is fit for both uses. */
const WANTED_TOGETHER: ReadonlySet<FacetKey> = new Set(['ports', 'keyboard', 'use']);

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
  const from = asked.length === 0 || WANTED_TOGETHER.has(facet) ? every(asked) : union(asked);
  return taken.length === 0 ? from : from.difference(union(taken.map((value) => value.slice(1))));
}

/** So many matches are looked at for each suggestion. */
const FOR_ONE_SUGGESTION = 3;

/** It can be bought, and its maker still supports its system. */
function isRecommended({ isAvailable, values }: CatalogueEntry): boolean {
  return isAvailable !== false && (values.windows.includes('11') || values.cpu.some((cpu) => /^m\d$/.test(cpu)));
}

function withImplied(selection: Selection, filters: readonly ImpliedFilter[]): Selection {
  let applied = selection;
  for (const { facet, value } of filters) {
    const band = facet === 'price' ? parsePriceBand(value) : null;
    if (band) applied = withPrice(applied, band);
    else if (facet !== 'price') applied = withFacet(applied, facet, [...new Set(applied.facets[facet]).add(value)]);
  }
  return applied;
}

/** Best matches first when that was asked for and there are words to match; an order that was asked for in words goes before. */
function orderOf<Entry extends CatalogueEntry>(
  { sort, facets }: Selection,
  { hasText, ranked, order, isAboutMain }: SearchOutcome,
  table: ProductTable<Entry>,
  countUse: (value: string) => number,
): ArrayLike<number> {
  if (isBasicSort(sort)) return walkOf(table, sort);
  if (sort !== 'relevance') return walkBy(table, { order: ORDERS_OF_SORTS[sort] });
  const [use] = facets.use.filter((value) => !isNegated(value)).sort((a, b) => countUse(a) - countUse(b));
  const arrangement = { order: order ?? (use ? { use } : undefined), isAboutMain };
  // Without words every product is in it, and the same order is asked for again.
  return hasText ? arrange(arrangement, table.entries, ranked) : walkBy(table, arrangement);
}

const ORDERS_OF_SORTS = { weightAsc: 'lightest', valueDesc: 'bestValue' } as const;

function take(order: ArrayLike<number>, shown: BitSet, from: number, to: number): number[] {
  const taken: number[] = [];
  let place = 0;
  for (let index = 0; index < order.length; index += 1) {
    const position = order[index] ?? 0;
    if (!shown.has(position)) continue;
    if (place >= from) taken.push(position);
    place += 1;
    if (place >= to) break;
  }
  return taken;
}

function countPrices({ bands, columns }: ProductTable<CatalogueEntry>, shown: BitSet): PriceCounts {
  const histogram = new Uint32Array(HISTOGRAM_COLUMNS);
  for (let position = 0; position < columns.length; position += 1) {
    const column = columns[position] ?? HISTOGRAM_COLUMNS;
    if (column < HISTOGRAM_COLUMNS && shown.has(position)) histogram[column] = (histogram[column] ?? 0) + 1;
  }
  const counts = PRICE_BANDS.map((band, index) => ({ band, count: bands[index]?.countShared(shown) ?? 0 }));
  return { bands: counts, histogram: [...histogram] };
}

/** Two that have no price are as far as each other. */
function compareDistances(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

/** Cents from the nearest chosen band; without bands the price itself, so that the cheapest come first. */
function distanceTo({ priceCents }: CatalogueEntry, bands: readonly PriceBand[]): number {
  if (priceCents === null) return Number.POSITIVE_INFINITY;
  if (bands.length === 0) return priceCents;
  return Math.min(
    ...bands.map(({ fromEuro, toEuro }) => Math.max(0, fromEuro * 100 - priceCents, priceCents - toEuro * 100)),
  );
}
