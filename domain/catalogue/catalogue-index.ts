/** Choosing from the catalogue: what a selection leaves over, in which order, and what every further choice would. */

import { fold, toWords } from '../fold.ts';
import type { Language } from '../locales.ts';
import type { ImpliedFilter, Search, SearchOutcome, Suggestions } from '../search/search-outcome.ts';
import { inParts, oneStep, runAtOnce, type Steps, sortSteps } from '../steps.ts';
import { BitSet } from './bit-set.ts';
import type { ProductNumbers } from './describe-product.ts';
import {
  compareValues,
  FACETS,
  type FacetKey,
  type FacetValues,
  isMeasured,
  isNegated,
  isWithin,
  LISTED_VALUES,
  parseBand,
} from './facets.ts';
import { isInBand, PRICE_BANDS, PRICE_STEPS, type PriceBand, parsePriceBand, priceToStep } from './price-band.ts';
import { type Order, orderPositions } from './product-orders.ts';
import { type FilterGroup, type Selection, WHOLE_CATALOGUE, withFacet, withPrice } from './selection.ts';

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

/** An index over the listed products of one language, built once and asked many times. */
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
}

const NARROWINGS: readonly Narrowing[] = ['query', 'price', ...FACETS];
/** Null where a group excludes nothing. */
type Narrowed = Record<Narrowing, BitSet | null>;

/** Two of the slider's steps stand in a column, so that the middle of the stock fills the middle of the drawing. */
const COLUMN_STEPS = 2;
export const HISTOGRAM_COLUMNS = Math.ceil((PRICE_STEPS.length - 1) / COLUMN_STEPS);

const NO_SEARCH: SearchOutcome = { ranked: [], hasText: false, corrected: null, filters: [] };

/** @param createSearch makes the search over the products in the order in which the index keeps them */
export function createCatalogueIndex<Entry extends CatalogueEntry>(
  products: readonly Entry[],
  language: Language,
  createSearch: (entries: readonly Entry[]) => Search,
): CatalogueIndex<Entry> {
  return runAtOnce(catalogueIndexSteps(products, language, (entries) => oneStep(() => createSearch(entries))));
}

/** As `createCatalogueIndex`, in steps. */
export function* catalogueIndexSteps<Entry extends CatalogueEntry>(
  products: readonly Entry[],
  language: Language,
  searchSteps: (entries: readonly Entry[]) => Steps<Search>,
): Steps<CatalogueIndex<Entry>> {
  const orders = yield* sortProducts(products, language);
  const entries = orders.priceAsc;
  const size = entries.length;
  const positions = new Map<Entry, number>();
  yield* inParts(entries, (entry, position) => positions.set(entry, position));
  const walk: Record<string, number[]> = {};
  for (const [sort, list] of Object.entries(orders)) {
    const order: number[] = [];
    yield* inParts(list, (entry) => order.push(positions.get(entry) ?? 0));
    walk[sort] = order;
  }
  const sets = yield* indexValues(entries);
  const vendors = new Set<string>();
  const prices = new Int32Array(size);
  yield* inParts(entries, ({ vendor, priceCents }, position) => {
    vendors.add(vendor.trim());
    prices[position] = priceCents ?? -1;
  });
  const everything = BitSet.full(size);
  const named = new Map<string, BitSet>();
  const walks = new Map<string, readonly number[]>();
  const setOf = (facet: FacetKey, value: string): BitSet | undefined => {
    const known = sets[facet].get(value);
    if (known) return known;
    if (facet === 'not') return kept(named, value, () => toSet(entries, (entry) => namesWord(entry, value)));
    const band = isMeasured(facet) ? parseBand(value) : null;
    return band && isMeasured(facet)
      ? toSet(entries, ({ numbers }) => isWithin(numbers?.[facet] ?? null, band))
      : undefined;
  };
  const search = yield* searchSteps(entries);

  const narrow = ({ facets, prices }: Selection, outcome: SearchOutcome): Narrowed => {
    const unions = FACETS.map((facet) => [facet, chosenOf(facet, facets[facet], (value) => setOf(facet, value), size)]);
    const inBands = prices.length === 0 ? null : toSet(entries, ({ priceCents }) => isInSomeBand(priceCents, prices));
    const found = outcome.hasText ? BitSet.of(size, outcome.ranked) : null;
    return { query: found, price: inBands, ...Object.fromEntries(unions) } as Narrowed;
  };
  const intersect = (narrowed: Narrowed, except?: Narrowing) =>
    NARROWINGS.reduce((all, group) => {
      const set = group === except ? null : narrowed[group];
      return set ? all.intersection(set) : all;
    }, everything);

  const countUse = (value: string) => sets.use.get(value)?.count() ?? 0;

  /** Of several uses that no machine is fit for together, the one that asks the most: a student of architecture draws. */
  const withoutVainUses = (selection: Selection, outcome: SearchOutcome) => {
    const uses = outcome.filters.filter(({ facet, value }) => facet === 'use' && !isNegated(value));
    if (uses.length < 2 || intersect(narrow(withImplied(selection, outcome.filters), outcome)).count() > 0) {
      return outcome.filters;
    }
    const hardest = uses.reduce((one, other) => (countUse(other.value) < countUse(one.value) ? other : one));
    return outcome.filters.filter((filter) => !uses.includes(filter) || filter === hardest);
  };

  /** What the query says, read as filters where that shows something, otherwise as plain words. */
  const interpret = (selection: Selection) => {
    const { query, isExact } = selection;
    if (query === '') return { outcome: NO_SEARCH, applied: selection };
    const found = search.find(query, { isExact, readsFilters: !isExact });
    const outcome = { ...found, filters: withoutVainUses(selection, found) };
    const applied = withImplied(selection, outcome.filters);
    const isAnswered = outcome.filters.length === 0 || outcome.notSold !== undefined || outcome.service !== undefined;
    if (isAnswered || intersect(narrow(applied, outcome)).count() > 0) return { outcome, applied };
    const plain = search.find(query, { isExact, readsFilters: false });
    const isBetter = plain.hasText && intersect(narrow(selection, plain)).count() > 0;
    return isBetter ? { outcome: plain, applied: selection } : { outcome, applied };
  };

  const facetCounts = (narrowed: Narrowed) =>
    Object.fromEntries(
      FACETS.map((facet) => {
        const others = intersect(narrowed, facet);
        const counts = [...sets[facet]].map(([value, set]) => ({ value, count: others.countShared(set) }));
        return [facet, counts];
      }),
    ) as Record<FacetKey, FacetCount[]>;

  const select = (selection: Selection): SelectionResult<Entry> => {
    const { outcome, applied } = interpret(selection);
    const narrowed = narrow(applied, outcome);
    const shown = intersect(narrowed);
    const order = walkOf(applied, outcome, walk, entries, walks, countUse);
    return {
      count: shown.count(),
      entries: (from = 0, to = size) => take(order, shown, from, to).map((position) => entries[position] as Entry),
      facets: facetCounts(narrowed),
      prices: countPrices(prices, intersect(narrowed, 'price')),
      applied,
      implied: outcome.filters.length > 0 && applied !== selection ? outcome.filters : [],
      corrected: outcome.corrected,
      leftOut: outcome.leftOut ?? [],
      service: outcome.service ?? null,
      notSold: outcome.notSold ?? null,
    };
  };

  return {
    size,
    entries,
    brandNames: new Map([...vendors].map((vendor) => [fold(vendor), vendor])),
    select,
    waysOut: (selection) => {
      const { outcome, applied } = interpret(selection);
      const narrowed = narrow(applied, outcome);
      return NARROWINGS.filter((group) => narrowed[group] !== null)
        .map((group) => ({ group, count: intersect(narrowed, group).count() }))
        .filter(({ count }) => count > 0);
    },
    suggest: (query, limit) => {
      const { products: found, ...rest } = search.suggest(query, limit * FOR_ONE_SUGGESTION);
      const likely = found.flatMap((position) => entries[position] ?? []);
      // Among equal scores, supported systems come before cheaper unsupported ones.
      const best = [...likely.filter(isRecommended), ...likely.filter((entry) => !isRecommended(entry))];
      return {
        ...rest,
        brands: rest.brands.slice(0, limit),
        series: rest.series.slice(0, limit),
        products: best.slice(0, limit),
      };
    },
    families: (limit) => search.families(limit),
    nearest: (selection, limit) => {
      const { outcome, applied } = interpret(selection);
      const narrowed = narrow(applied, outcome);
      const active = NARROWINGS.flatMap((group) => narrowed[group] ?? []);
      const misses = (position: number) => active.filter((set) => !set.has(position)).length;
      return entries
        .map((entry, position) => ({ entry, misses: misses(position), distance: distanceTo(entry, applied.prices) }))
        .filter((candidate) => active.length > 0 && candidate.misses < active.length)
        .sort((one, other) => one.misses - other.misses || one.distance - other.distance)
        .slice(0, limit)
        .map(({ entry }) => entry);
    },
  };
}

type Orders<Entry> = Record<'nameAsc' | 'nameDesc' | 'priceAsc' | 'priceDesc', Entry[]>;

/** Ties are broken by name, then by id, so that every order is the same on every machine. */
function* sortProducts<Entry extends CatalogueEntry>(
  products: readonly Entry[],
  language: string,
): Steps<Orders<Entry>> {
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const byId = (one: Entry, other: Entry) => (one.id < other.id ? -1 : 1);
  const nameAsc = yield* sortSteps(
    products,
    (one, other) => collator.compare(one.title, other.title) || byId(one, other),
  );
  yield;
  const unpriced = nameAsc.filter(({ priceCents }) => priceCents === null);
  const priced = nameAsc.filter(({ priceCents }) => priceCents !== null);
  const price = ({ priceCents }: Entry) => priceCents ?? 0;
  // What is sold out comes last, whatever the order.
  const isGone = ({ isAvailable }: Entry) => isAvailable === false;
  const withGoneLast = function* (list: readonly Entry[]): Steps<Entry[]> {
    const [there, gone]: Entry[][] = [[], []];
    yield* inParts(list, (entry) => (isGone(entry) ? gone : there)?.push(entry));
    return (there ?? []).concat(gone ?? []);
  };
  const cheapest = yield* sortSteps(priced, (one, other) => price(one) - price(other));
  const dearest = yield* sortSteps(priced, (one, other) => price(other) - price(one));
  return {
    nameAsc: yield* withGoneLast(nameAsc),
    nameDesc: yield* withGoneLast(nameAsc.toReversed()),
    priceAsc: yield* withGoneLast(cheapest.concat(unpriced)),
    priceDesc: yield* withGoneLast(dearest.concat(unpriced)),
  };
}

/** Every value of the stock and of the specification's lists, in the facet's order, with its products. */
function* indexValues(entries: readonly CatalogueEntry[]): Steps<Record<FacetKey, Map<string, BitSet>>> {
  const size = entries.length;
  const index: Partial<Record<FacetKey, Map<string, BitSet>>> = {};
  for (const facet of FACETS) {
    const sets = new Map(LISTED_VALUES[facet].map((value) => [value, BitSet.empty(size)]));
    yield* inParts(entries, ({ values }, position) => {
      for (const value of values[facet]) {
        const set = sets.get(value) ?? BitSet.empty(size);
        set.add(position);
        sets.set(value, set);
      }
    });
    index[facet] = new Map([...sets].sort(([one], [other]) => compareValues(facet, one, other)));
  }
  return index as Record<FacetKey, Map<string, BitSet>>;
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
  size: number,
): BitSet | null {
  if (values.length === 0) return null;
  const [asked, taken] = [values.filter((value) => !isNegated(value)), values.filter(isNegated)];
  const union = (list: readonly string[]) =>
    list.reduce((all, value) => all.union(setOf(value) ?? BitSet.empty(size)), BitSet.empty(size));
  const every = (list: readonly string[]) =>
    list.reduce((all, value) => all.intersection(setOf(value) ?? BitSet.empty(size)), BitSet.full(size));
  const from = asked.length === 0 || WANTED_TOGETHER.has(facet) ? every(asked) : union(asked);
  return taken.length === 0 ? from : from.difference(union(taken.map((value) => value.slice(1))));
}

/** So many matches are looked at for each suggestion. */
const FOR_ONE_SUGGESTION = 3;

/** It can be bought, and its maker still supports its system. */
function isRecommended({ isAvailable, values }: CatalogueEntry): boolean {
  return isAvailable !== false && (values.windows.includes('11') || values.cpu.some((cpu) => /^m\d$/.test(cpu)));
}

/** Whether a word stands in a product's name or is its brand. */
function namesWord({ title, vendor }: CatalogueEntry, word: string): boolean {
  return toWords(`${vendor} ${title}`).some((own) => own === word || (word.length > 3 && own.startsWith(word)));
}

function toSet<Entry>(entries: readonly Entry[], isIn: (entry: Entry) => boolean): BitSet {
  const set = BitSet.empty(entries.length);
  entries.forEach((entry, position) => {
    if (isIn(entry)) set.add(position);
  });
  return set;
}

function isInSomeBand(priceCents: number | null, bands: readonly PriceBand[]): boolean {
  return bands.some((band) => isInBand(priceCents, band));
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
function walkOf(
  { sort, facets }: Selection,
  { hasText, ranked, order, isAboutMain }: SearchOutcome,
  walk: Record<string, readonly number[]>,
  entries: readonly CatalogueEntry[],
  walks: Map<string, readonly number[]>,
  countUse: (value: string) => number,
): readonly number[] {
  const cheapest = walk[WHOLE_CATALOGUE.sort] ?? [];
  if (sort !== 'relevance') {
    const make = () => availableFirst(orderPositions(ORDERS_OF_SORTS[sort], entries, cheapest), entries);
    return walk[sort] ?? kept(walks, sort, make);
  }
  const [use] = facets.use.filter((value) => !isNegated(value)).sort((one, other) => countUse(one) - countUse(other));
  const asked: Order | undefined = order ?? (use ? { use } : undefined);
  const arrange = (base: readonly number[]) => {
    const ordered = asked ? orderPositions(asked, entries, base) : base;
    return isAboutMain ? mainKindFirst(ordered, entries) : availableFirst(ordered, entries);
  };
  // Without words every product is in it, and the same order is asked for again.
  return hasText ? arrange(ranked) : kept(walks, JSON.stringify([asked, isAboutMain]), () => arrange(cheapest));
}

/** So many orders and sets made on demand are kept; the number of what addresses may ask for has no bound. */
const MOST_KEPT = 64;

function kept<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  if (known.size < MOST_KEPT) known.set(key, value);
  return value;
}

const ORDERS_OF_SORTS: Readonly<Record<string, Order>> = { weightAsc: 'lightest', valueDesc: 'bestValue' };

function mainKindFirst(order: readonly number[], entries: readonly CatalogueEntry[]): number[] {
  const isMain = (position: number) => entries[position]?.values.kind.includes('laptop') === true;
  const sorted = availableFirst(order, entries);
  return [...sorted.filter(isMain), ...sorted.filter((position) => !isMain(position))];
}

function availableFirst(order: readonly number[], entries: readonly CatalogueEntry[]): number[] {
  const isThere = (position: number) => entries[position]?.isAvailable !== false;
  return [...order.filter(isThere), ...order.filter((position) => !isThere(position))];
}

function take(order: readonly number[], shown: BitSet, from: number, to: number): number[] {
  const taken: number[] = [];
  let place = 0;
  for (const position of order) {
    if (!shown.has(position)) continue;
    if (place >= from) taken.push(position);
    place += 1;
    if (place >= to) break;
  }
  return taken;
}

/** @param prices by position, cents; less than 0 where there is none */
function countPrices(prices: Int32Array, shown: BitSet): PriceCounts {
  const bands = PRICE_BANDS.map((band) => ({ band, count: 0 }));
  const histogram = new Array<number>(HISTOGRAM_COLUMNS).fill(0);
  for (let position = 0; position < prices.length; position += 1) {
    const cents = prices[position] ?? -1;
    if (cents < 0 || !shown.has(position)) continue;
    const column = Math.min(HISTOGRAM_COLUMNS - 1, Math.floor(priceToStep(cents / 100) / COLUMN_STEPS));
    histogram[column] = (histogram[column] ?? 0) + 1;
    for (const counted of bands) if (isInBand(cents, counted.band)) counted.count += 1;
  }
  return { bands, histogram };
}

/** Cents from the nearest chosen band; without bands the price itself, so that the cheapest come first. */
function distanceTo({ priceCents }: CatalogueEntry, bands: readonly PriceBand[]): number {
  if (priceCents === null) return Number.POSITIVE_INFINITY;
  if (bands.length === 0) return priceCents;
  return Math.min(
    ...bands.map(({ fromEuro, toEuro }) => Math.max(0, fromEuro * 100 - priceCents, priceCents - toEuro * 100)),
  );
}
