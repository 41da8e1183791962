/** Products at fixed positions, with the sets and orders over them; the change of a product costs a copy of those that it touches. */
import { toWords } from '../fold.ts';
import type { Language } from '../locales.ts';
import { inParts, type Steps, sortSteps } from '../steps.ts';
import { BitSet } from './bit-set.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { compareValues, FACETS, type FacetKey, LISTED_VALUES } from './facets.ts';
import { histogramColumn, isInBand, PRICE_BANDS, type PriceBand } from './price-band.ts';
import { type Arrangement, arrange, compareArranged } from './product-orders.ts';

type Compare = (one: CatalogueEntry, other: CatalogueEntry) => number;

/** Positions in an order without ties, so that the place of any product can be found in it. */
interface Walk {
  positions: Int32Array;
  compare: Compare;
}

type Sets = Readonly<Record<FacetKey, ReadonlyMap<string, BitSet>>>;

/** Never changed but for what is made on demand: who reads it while products change goes on reading what was. */
export interface ProductTable<Entry extends CatalogueEntry> {
  /** By position; nothing where no product stands. */
  entries: readonly (Entry | undefined)[];
  /** The positions where one stands. */
  all: BitSet;
  /** Every value of the stock and of the specification's lists, in the facet's order, with its products. */
  sets: Sets;
  /** The products of each of the shop's bands. */
  bands: readonly BitSet[];
  /** Cents by position; `NO_PRICE` where there is none. */
  prices: Int32Array;
  /** In which column of the histogram a position stands. */
  columns: Uint8Array;
  /** How many products each writing of a brand has. */
  vendors: ReadonlyMap<string, number>;
  compareNames: Compare;
  /** By sort, and orders that were made on demand. */
  walks: Map<string, Walk>;
  /** Made on demand: the products that have a word in their name. */
  named: Map<string, BitSet>;
}

export interface Change<Entry> {
  before: Entry | undefined;
  after: Entry | undefined;
}

const NO_COLUMN = 255;
const NO_PRICE = -1;
/** So many orders and sets made on demand are kept; the number of what addresses may ask for has no bound. */
const MOST_KEPT = 64;
/** Free positions of a new table: for a hundredth more products, and not fewer than these. */
const LEAST_FREE = 64;

/** A new table; the cheapest product stands at the first position. */
export function* tableSteps<Entry extends CatalogueEntry>(
  products: readonly Entry[],
  language: Language,
): Steps<ProductTable<Entry>> {
  const compareNames = nameComparison(language);
  const orders = yield* sortProducts(products, compareNames);
  const entries: (Entry | undefined)[] = orders.priceAsc.slice();
  const size = entries.length + Math.max(LEAST_FREE, Math.ceil(entries.length / 100));
  const positionOf = new Map<Entry, number>();
  yield* inParts(orders.priceAsc, (entry, position) => positionOf.set(entry, position));
  const walks = new Map<string, Walk>();
  for (const [sort, list] of Object.entries(orders)) {
    const positions = new Int32Array(list.length);
    yield* inParts(list, (entry, index) => {
      positions[index] = positionOf.get(entry) ?? 0;
    });
    walks.set(sort, { positions, compare: sortComparisons(compareNames)[sort as BasicSort] });
  }
  const marks = new Marks(
    emptySets(size),
    PRICE_BANDS.map(() => BitSet.empty(size)),
    BitSet.empty(size),
  );
  const columns = new Uint8Array(size).fill(NO_COLUMN);
  const prices = new Int32Array(size).fill(NO_PRICE);
  const vendors = new Map<string, number>();
  yield* inParts(orders.priceAsc, (entry, position) => {
    marks.set(entry, position, true);
    columns[position] = columnOf(entry);
    prices[position] = entry.priceCents ?? NO_PRICE;
    countVendor(vendors, entry, 1);
  });
  return { entries, ...marks.done(), prices, columns, vendors, compareNames, walks, named: new Map() };
}

/** @returns null where there is no room for more products: then all of them want a new table */
export function* changeTable<Entry extends CatalogueEntry>(
  table: ProductTable<Entry>,
  changes: readonly Change<Entry>[],
): Steps<ProductTable<Entry> | null> {
  const entries = table.entries.slice();
  const columns = table.columns.slice();
  const prices = table.prices.slice();
  const vendors = new Map(table.vendors);
  const marks = new Marks(table.sets, table.bands, table.all);
  const left: number[] = [];
  for (const { before } of changes) {
    const position = before && positionIn(table, before);
    if (before === undefined || position === undefined) continue;
    left.push(position);
    entries[position] = undefined;
    columns[position] = NO_COLUMN;
    prices[position] = NO_PRICE;
    marks.set(before, position, false);
    countVendor(vendors, before, -1);
  }
  yield;
  const free = freePositions(table, left);
  const came: number[] = [];
  for (const { after } of changes) {
    if (after === undefined) continue;
    const position = free.next().value;
    if (position === undefined) return null;
    came.push(position);
    entries[position] = after;
    columns[position] = columnOf(after);
    prices[position] = after.priceCents ?? NO_PRICE;
    marks.set(after, position, true);
    countVendor(vendors, after, 1);
  }
  yield;
  const walks = new Map<string, Walk>();
  for (const [name, walk] of [...table.walks]) {
    walks.set(name, { ...walk, positions: changeWalk(walk, table.entries, entries, left, came) });
    yield;
  }
  const named = new Map<string, BitSet>();
  for (const [word, set] of table.named) {
    const copy = set.copy();
    for (const position of left) copy.delete(position);
    for (const position of came) if (namesWord(entries[position], word)) copy.add(position);
    named.set(word, copy);
  }
  return { ...table, entries, ...marks.done(), prices, columns, vendors, walks, named };
}

/** The positions of all products in an order. */
export function walkBy(table: ProductTable<CatalogueEntry>, arrangement: Arrangement): ArrayLike<number> {
  return keep(table.walks, JSON.stringify(arrangement), () => {
    const cheapest = walkOf(table, 'priceAsc');
    const compareCheapest = sortComparisons(table.compareNames).priceAsc;
    const compare = compareArranged(arrangement);
    return {
      positions: Int32Array.from(arrange(arrangement, table.entries, cheapest)),
      compare: (a, b) => compare(a, b) || compareCheapest(a, b),
    };
  }).positions;
}

export function walkOf(table: Pick<ProductTable<CatalogueEntry>, 'walks'>, sort: BasicSort): Int32Array {
  return table.walks.get(sort)?.positions ?? new Int32Array();
}

/** The products whose price is in one of the bands. */
export function pricedSet({ prices, all }: ProductTable<CatalogueEntry>, bands: readonly PriceBand[]): BitSet {
  const set = BitSet.empty(all.size);
  prices.forEach((cents, position) => {
    if (cents !== NO_PRICE && bands.some((band) => isInBand(cents, band))) set.add(position);
  });
  return set;
}

/** The products whose name or brand has a word. */
export function namedSet(table: ProductTable<CatalogueEntry>, word: string): BitSet {
  return keep(table.named, word, () => toSet(table, (entry) => namesWord(entry, word)));
}

export function toSet<Entry extends CatalogueEntry>(
  { entries, all }: Pick<ProductTable<Entry>, 'entries' | 'all'>,
  isIn: (entry: Entry) => boolean,
): BitSet {
  const set = BitSet.empty(all.size);
  entries.forEach((entry, position) => {
    if (entry !== undefined && isIn(entry)) set.add(position);
  });
  return set;
}

/** Products of the table in the order of the cheapest. */
export function cheapestFirst<Entry extends CatalogueEntry>(
  table: ProductTable<Entry>,
  entries: readonly Entry[],
): Entry[] {
  return entries.toSorted(sortComparisons(table.compareNames).priceAsc);
}

/** Where a product of the table stands. */
export function positionIn(table: ProductTable<CatalogueEntry>, entry: CatalogueEntry): number | undefined {
  const walk = table.walks.get('priceAsc');
  const position = walk?.positions[placeIn(walk, table.entries, entry)];
  return position !== undefined && table.entries[position]?.id === entry.id ? position : undefined;
}

const BASIC_SORTS = ['nameAsc', 'nameDesc', 'priceAsc', 'priceDesc'] as const;
type BasicSort = (typeof BASIC_SORTS)[number];

export function isBasicSort(sort: string): sort is BasicSort {
  return BASIC_SORTS.some((basic) => basic === sort);
}

/** Ties are broken by name, then by id, so that every order is the same on every machine. */
function nameComparison(language: Language): Compare {
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  return (a, b) => collator.compare(a.title, b.title) || (a.id < b.id ? -1 : Number(a.id > b.id));
}

/** What is sold out comes last, whatever the order, and what has no price last in every order of price. */
function sortComparisons(names: Compare): Record<BasicSort, Compare> {
  const gone: Compare = (a, b) => Number(isGone(a)) - Number(isGone(b));
  const price =
    (sign: 1 | -1): Compare =>
    (a, b) =>
      gone(a, b) ||
      Number(a.priceCents === null) - Number(b.priceCents === null) ||
      sign * ((a.priceCents ?? 0) - (b.priceCents ?? 0)) ||
      names(a, b);
  return {
    nameAsc: (a, b) => gone(a, b) || names(a, b),
    nameDesc: (a, b) => gone(a, b) || names(b, a),
    priceAsc: price(1),
    priceDesc: price(-1),
  };
}

function isGone({ isAvailable }: CatalogueEntry): boolean {
  return isAvailable === false;
}

/** Names are compared once, which costs most; the other orders follow from theirs. */
function* sortProducts<Entry extends CatalogueEntry>(
  products: readonly Entry[],
  compareNames: Compare,
): Steps<Record<BasicSort, Entry[]>> {
  const byName = yield* sortSteps(products, compareNames);
  const ofEqualNames = sortComparisons(() => 0);
  return {
    nameAsc: yield* sortSteps(byName, ofEqualNames.nameAsc),
    nameDesc: yield* sortSteps(byName.toReversed(), ofEqualNames.nameDesc),
    priceAsc: yield* sortSteps(byName, ofEqualNames.priceAsc),
    priceDesc: yield* sortSteps(byName, ofEqualNames.priceDesc),
  };
}

function emptySets(size: number): Sets {
  const sets = FACETS.map((facet) => [
    facet,
    new Map(LISTED_VALUES[facet].map((value) => [value, BitSet.empty(size)] as const)),
  ]);
  return Object.fromEntries(sets) as Sets;
}

/** The sets of a table while products come and go; those that stay as they are belong to the table before, too. */
class Marks {
  readonly #before: Sets;
  readonly #sets = new Map<FacetKey, Map<string, BitSet>>();
  readonly #own = new Set<BitSet>();
  readonly #bands: BitSet[];
  readonly #all: BitSet;

  constructor(sets: Sets, bands: readonly BitSet[], all: BitSet) {
    this.#before = sets;
    this.#bands = bands.map((band) => band.copy());
    this.#all = all.copy();
  }

  set(entry: CatalogueEntry, position: number, isThere: boolean): void {
    mark(this.#all, position, isThere);
    PRICE_BANDS.forEach((band, index) => {
      const set = this.#bands[index];
      if (set && isInBand(entry.priceCents, band)) mark(set, position, isThere);
    });
    for (const facet of FACETS) {
      for (const value of entry.values[facet]) mark(this.#ownSet(facet, value), position, isThere);
    }
  }

  #ownSet(facet: FacetKey, value: string): BitSet {
    let values = this.#sets.get(facet);
    if (!values) {
      values = new Map(this.#before[facet]);
      this.#sets.set(facet, values);
    }
    const known = values.get(value);
    if (known && this.#own.has(known)) return known;
    const own = known?.copy() ?? BitSet.empty(this.#all.size);
    this.#own.add(own);
    values.set(value, own);
    return own;
  }

  done(): Pick<ProductTable<CatalogueEntry>, 'sets' | 'bands' | 'all'> {
    const changed = [...this.#sets].map(([facet, values]) => [facet, inOrder(facet, values)]);
    return { sets: { ...this.#before, ...Object.fromEntries(changed) }, bands: this.#bands, all: this.#all };
  }
}

function mark(set: BitSet, position: number, isThere: boolean): void {
  if (isThere) set.add(position);
  else set.delete(position);
}

/** Without the values that no product has any more. */
function inOrder(facet: FacetKey, values: ReadonlyMap<string, BitSet>): Map<string, BitSet> {
  const there = [...values].filter(([value, set]) => LISTED_VALUES[facet].includes(value) || !set.isEmpty());
  return new Map(there.sort(([one], [other]) => compareValues(facet, one, other)));
}

function countVendor(vendors: Map<string, number>, { vendor }: CatalogueEntry, more: 1 | -1): void {
  const written = vendor.trim();
  const count = (vendors.get(written) ?? 0) + more;
  if (count > 0) vendors.set(written, count);
  else vendors.delete(written);
}

function columnOf({ priceCents }: CatalogueEntry): number {
  return priceCents === null ? NO_COLUMN : histogramColumn(priceCents);
}

/** Those that were left first, so that a product that changed keeps its position. */
function* freePositions(
  { all }: Pick<ProductTable<CatalogueEntry>, 'all'>,
  left: readonly number[],
): Generator<number, undefined> {
  yield* left;
  for (let position = 0; position < all.size; position += 1) if (!all.has(position)) yield position;
}

/** The order without the products that left, and with those that came at their places. */
function changeWalk(
  walk: Walk,
  before: readonly (CatalogueEntry | undefined)[],
  after: readonly (CatalogueEntry | undefined)[],
  left: readonly number[],
  came: readonly number[],
): Int32Array {
  const isLeft = new Uint8Array(before.length);
  for (const position of left) isLeft[position] = 1;
  const inserted = came
    .flatMap((position) => {
      const entry = after[position];
      return entry === undefined ? [] : { position, entry, place: placeIn(walk, before, entry) };
    })
    .sort((a, b) => walk.compare(a.entry, b.entry));
  const positions = new Int32Array(walk.positions.length - left.length + inserted.length);
  let [at, next] = [0, 0];
  for (let place = 0; place <= walk.positions.length; place += 1) {
    while (inserted[next]?.place === place) positions[at++] = inserted[next++]?.position ?? 0;
    const position = walk.positions[place];
    if (position !== undefined && isLeft[position] === 0) positions[at++] = position;
  }
  return positions;
}

/** The place of the first product in a walk that does not come before this one. */
function placeIn(
  { positions, compare }: Walk,
  entries: readonly (CatalogueEntry | undefined)[],
  entry: CatalogueEntry,
): number {
  let [low, high] = [0, positions.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = entries[positions[middle] ?? -1];
    if (other !== undefined && compare(other, entry) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether a word stands in a product's name or is its brand. */
function namesWord(entry: CatalogueEntry | undefined, word: string): boolean {
  if (entry === undefined) return false;
  return toWords(`${entry.vendor} ${entry.title}`).some(
    (own) => own === word || own.startsWith(`${word}-`) || (word.length > 3 && own.startsWith(word)),
  );
}

function keep<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  if (known.size < MOST_KEPT) known.set(key, value);
  return value;
}
