/** The orders in which products are shown, kept as lists of positions that a change of some products only touches in places. */

import { firstPlace } from '../first-place.ts';
import type { Language } from '../locales.ts';
import { type Steps, sortSteps } from '../steps.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';

export type Compare = (one: CatalogueEntry, other: CatalogueEntry) => number;

/** Positions in an order without ties, so that the place of any product can be found in it. */
export interface Walk {
  positions: Int32Array;
  compare: Compare;
}

const BASIC_SORTS = ['nameAsc', 'nameDesc', 'priceAsc', 'priceDesc'] as const;
export type BasicSort = (typeof BASIC_SORTS)[number];

export function isBasicSort(sort: string): sort is BasicSort {
  return BASIC_SORTS.some((basic) => basic === sort);
}

/** Ties are broken by name, then by id, so that every order is the same on every machine. */
export function nameComparison(language: Language): Compare {
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  return (a, b) => collator.compare(a.title, b.title) || (a.id < b.id ? -1 : Number(a.id > b.id));
}

/** What is sold out comes last, whatever the order, and what has no price last in every order of price. */
export function sortComparisons(names: Compare): Record<BasicSort, Compare> {
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
export function* sortProducts<Entry extends CatalogueEntry>(
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

/** The order without the products that left, and with those that came at their places. */
export function changeWalk(
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
export function placeIn(
  { positions, compare }: Walk,
  entries: readonly (CatalogueEntry | undefined)[],
  entry: CatalogueEntry,
): number {
  return firstPlace(positions.length, (place) => {
    const other = entries[positions[place] ?? -1];
    return other === undefined || compare(other, entry) >= 0;
  });
}
