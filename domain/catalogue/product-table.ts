/** Products at fixed positions, with the sets and orders over them; the change of a product costs a copy of those that it touches. */
import type { Language } from '../locales.ts';
import { inParts, type Steps } from '../steps.ts';
import { BitSet } from './bit-set.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { emptyFacetSets, type FacetSets, Marks } from './facet-sets.ts';
import { isWithin, type MeasuredFacet, parseBand } from './facets.ts';
import { histogramColumn, isInBand, PRICE_BANDS, type PriceBand } from './price-band.ts';
import { type Arrangement, arrange, compareArranged } from './product-orders.ts';
import {
  type BasicSort,
  type Compare,
  changeWalk,
  nameComparison,
  placeIn,
  sortComparisons,
  sortProducts,
  type Walk,
} from './product-walks.ts';

/** Never changed but for what is made on demand: who reads it while products change goes on reading what was. */
export interface ProductTable<Entry extends CatalogueEntry> {
  /** By position; nothing where no product stands. */
  entries: readonly (Entry | undefined)[];
  /** The positions where one stands. */
  all: BitSet;
  /** Every value of the stock and of the specification's lists, in the facet's order, with its products. */
  sets: FacetSets;
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
  /** Made on demand, by facet and band. */
  measured: Map<string, MeasuredSet>;
}

/** The products that weigh so much, or have a battery or a year of this band. */
interface MeasuredSet {
  isIn: (entry: CatalogueEntry) => boolean;
  set: BitSet;
}

export interface Change<Entry> {
  before: Entry | undefined;
  after: Entry | undefined;
}

const NO_COLUMN = 255;
export const NO_PRICE = -1;
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
    emptyFacetSets(size),
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
  return { entries, ...marks.done(), prices, columns, vendors, compareNames, walks, measured: new Map() };
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
  const measured = new Map<string, MeasuredSet>();
  for (const [band, { isIn, set }] of table.measured) {
    const copy = set.copy();
    for (const position of left) copy.delete(position);
    for (const position of came) if (isIn(entries[position] as Entry)) copy.add(position);
    measured.set(band, { isIn, set: copy });
  }
  return { ...table, entries, ...marks.done(), prices, columns, vendors, walks, measured };
}

/** The positions of all products in an order. */
export function* walkBy(table: ProductTable<CatalogueEntry>, arrangement: Arrangement): Steps<Int32Array> {
  const name = JSON.stringify(arrangement);
  const known = table.walks.get(name);
  if (known) return known.positions;
  const positions = yield* arrange(arrangement, table.entries, walkOf(table, 'priceAsc'));
  const [compareCheapest, compare] = [sortComparisons(table.compareNames).priceAsc, compareArranged(arrangement)];
  keep(table.walks, name, { positions, compare: (a, b) => compare(a, b) || compareCheapest(a, b) });
  return positions;
}

export function walkOf(table: Pick<ProductTable<CatalogueEntry>, 'walks'>, sort: BasicSort): Int32Array {
  return table.walks.get(sort)?.positions ?? new Int32Array();
}

/** The products whose price is in one of the bands. */
export function pricedSet({ prices, all }: ProductTable<CatalogueEntry>, bands: readonly PriceBand[]): BitSet {
  const set = BitSet.empty(all.size);
  for (const band of bands) {
    for (let position = 0; position < prices.length; position += 1) {
      const cents = prices[position] ?? NO_PRICE;
      if (cents !== NO_PRICE && isInBand(cents, band)) set.add(position);
    }
  }
  return set;
}

/** The products whose weight, battery or year is in a band; none where it is not written as one. */
export function measuredSet(
  { entries, all, measured }: ProductTable<CatalogueEntry>,
  facet: MeasuredFacet,
  value: string,
): BitSet {
  const band = parseBand(value);
  if (band === null) return BitSet.empty(all.size);
  const name = `${facet} ${value}`;
  const known = measured.get(name);
  if (known) return known.set;
  const isIn = ({ numbers }: CatalogueEntry) => isWithin(numbers?.[facet] ?? null, band);
  const set = BitSet.empty(all.size);
  entries.forEach((entry, position) => {
    if (entry !== undefined && isIn(entry)) set.add(position);
  });
  keep(measured, name, { isIn, set });
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

function keep<Value>(known: Map<string, Value>, name: string, value: Value): void {
  if (known.size < MOST_KEPT) known.set(name, value);
}
