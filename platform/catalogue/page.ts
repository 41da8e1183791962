/**
 * Cursor pagination by the Relay specification (https://relay.dev/graphql/connections.htm) over a list in memory.
 *
 * A cursor holds the sort value and the id of its item, not a position: it stays right when items come and go in between.
 */

import { firstPlace } from '#domain/first-place.ts';
import { parseJson } from '#domain/parse-json.ts';

type SortValue = string | number;

export interface PageRequest {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
}

/** How a list is ordered: by value, items of the same value by id. */
export interface Order<Item> {
  /** Part of the cursors, so that a cursor of another order is noticed. */
  name: string;
  valueOf: (item: Item) => SortValue;
  idOf: (item: Item) => SortValue;
  /** Where the values are texts; the default compares code units. */
  compareText?: (one: string, other: string) => number;
}

export interface Page<Item> {
  items: readonly Item[];
  cursorOf: (item: Item) => string;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

type PageErrorCode = 'FIRST_AND_LAST' | 'NO_FIRST_OR_LAST' | 'NEGATIVE' | 'TOO_MANY' | 'INVALID_CURSOR';

export class PageError extends Error {
  readonly code: PageErrorCode;

  constructor(code: PageErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** The most items that a page may ask for. */
export const MAX_PAGE_SIZE = 250;

/** A copy of the items in order; `reverse` turns the whole list round. */
export function sortItems<Item>(items: readonly Item[], order: Order<Item>, reverse: boolean): Item[] {
  const sorted = items
    .map((item) => ({ item, place: placeOf(item, order) }))
    .sort((a, b) => comparePlaces(a.place, b.place, order))
    .map(({ item }) => item);
  return reverse ? sorted.reverse() : sorted;
}

/**
 * @param sorted what `sortItems` answered for the same order and direction
 * @throws PageError for arguments that the specification or the platform does not allow
 */
export function pageOf<Item>(
  sorted: readonly Item[],
  request: PageRequest,
  order: Order<Item>,
  reverse: boolean,
): Page<Item> {
  checkSizes(request);
  const { first, last } = request;
  const afterIndex = request.after ? edgeIndex(sorted, request.after, order, reverse, 'after') : 0;
  const beforeIndex = request.before ? edgeIndex(sorted, request.before, order, reverse, 'before') : sorted.length;
  let start = afterIndex;
  let end = Math.max(start, beforeIndex);
  if (typeof first === 'number') end = Math.min(end, start + first);
  if (typeof last === 'number') start = Math.max(start, end - last);
  return {
    items: start === 0 && end === sorted.length ? sorted : sorted.slice(start, end),
    cursorOf: (item) => toCursor(placeOf(item, order), order.name),
    hasNextPage: end < sorted.length,
    hasPreviousPage: start > 0,
  };
}

type Place = readonly [value: SortValue, id: SortValue];

function placeOf<Item>(item: Item, order: Order<Item>): Place {
  return [order.valueOf(item), order.idOf(item)];
}

function comparePlaces<Item>(a: Place, b: Place, order: Order<Item>): number {
  return compareValues(a[0], b[0], order.compareText) || compareValues(a[1], b[1]);
}

function compareValues(one: SortValue, other: SortValue, compareText?: (one: string, other: string) => number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [left, right] = [String(one), String(other)];
  // Texts that a language holds for equal still need one fixed order.
  return compareText?.(left, right) || (left < right ? -1 : left > right ? 1 : 0);
}

function checkSizes({ first, last }: PageRequest): void {
  const hasFirst = typeof first === 'number';
  const hasLast = typeof last === 'number';
  if (hasFirst && hasLast) throw new PageError('FIRST_AND_LAST', 'providing both first and last is not supported');
  if (!hasFirst && !hasLast) throw new PageError('NO_FIRST_OR_LAST', 'you must provide one of first or last');
  const [name, size] = hasFirst ? ['first', first] : ['last', Number(last)];
  if (size < 0) throw new PageError('NEGATIVE', `${name} cannot be negative`);
  if (size > MAX_PAGE_SIZE) throw new PageError('TOO_MANY', `${name} cannot exceed ${MAX_PAGE_SIZE}`);
}

/** Index of the first item behind the cursor (`after`), or at or behind it (`before`). */
function edgeIndex<Item>(
  sorted: readonly Item[],
  cursor: string,
  order: Order<Item>,
  reverse: boolean,
  side: 'after' | 'before',
): number {
  const place = parseCursor(cursor, order.name);
  return firstPlace(sorted.length, (at) => {
    const compared = comparePlaces(placeOf(sorted[at] as Item, order), place, order) * (reverse ? -1 : 1);
    return compared > 0 || (side === 'before' && compared === 0);
  });
}

/** The id in a cursor of an order whose ids are numbers; null when it is none. */
export function idInCursor<Item>(cursor: string, order: Order<Item>): number | null {
  try {
    const [, id] = parseCursor(cursor, order.name);
    return typeof id === 'number' ? id : null;
  } catch (error) {
    if (error instanceof PageError) return null;
    throw error;
  }
}

function toCursor([value, id]: Place, orderName: string): string {
  return Buffer.from(JSON.stringify([orderName, value, id])).toString('base64url');
}

function parseCursor(cursor: string, orderName: string): Place {
  const parsed = parseJson(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!Array.isArray(parsed)) throw new PageError('INVALID_CURSOR', 'Invalid cursor');
  const [name, value, id] = parsed as unknown[];
  if (name !== orderName || !isSortValue(value) || !isSortValue(id)) {
    throw new PageError('INVALID_CURSOR', 'Invalid cursor for current pagination sort.');
  }
  return [value, id];
}

function isSortValue(value: unknown): value is SortValue {
  return typeof value === 'string' || typeof value === 'number';
}
