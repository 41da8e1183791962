/** Sort orders that the list offers or a search names: by price, weight, battery, speed, value and the like. */
import type { CatalogueEntry } from './catalogue-index.ts';
import type { ProductNumbers } from './describe-product.ts';

export const NAMED_ORDERS = [
  'cheapest',
  'dearest',
  'lightest',
  'heaviest',
  'longestBattery',
  'fastest',
  'largestScreen',
  'smallestScreen',
  'mostMemory',
  'newest',
  'oldest',
  'bestGraphics',
  'bestValue',
] as const;

/** By name, or by how fit for a use. */
export type Order = (typeof NAMED_ORDERS)[number] | { use: string };

const BY_NUMBER: Readonly<Partial<Record<(typeof NAMED_ORDERS)[number], readonly [keyof ProductNumbers, 1 | -1]>>> = {
  lightest: ['weight', 1],
  heaviest: ['weight', -1],
  longestBattery: ['battery', -1],
  fastest: ['speed', -1],
  largestScreen: ['screen', -1],
  smallestScreen: ['screen', 1],
  mostMemory: ['memory', -1],
  newest: ['year', -1],
  oldest: ['year', 1],
  bestGraphics: ['graphics', -1],
  bestValue: ['value', -1],
};

/** An order over all products: what the shop is about first where `isAboutMain`, what is sold out last, and within these by `order`. */
export interface Arrangement {
  order?: Order | undefined;
  isAboutMain?: boolean | undefined;
}

/** Positions in an arrangement. @param base positions in the order that equals keep; what is not known comes last */
export function arrange(
  { order, isAboutMain = false }: Arrangement,
  entries: readonly (CatalogueEntry | undefined)[],
  base: ArrayLike<number>,
): number[] {
  const keys = Array.from(base, (position) => {
    const entry = entries[position];
    return { position, group: entry ? groupOf(entry, isAboutMain) : 0, rank: entry ? rankOf(entry, order) : null };
  });
  return keys
    .sort((one, other) => one.group - other.group || compareRanks(one.rank, other.rank))
    .map(({ position }) => position);
}

/** Which of two products comes first; 0 where the arrangement does not say. */
export function compareArranged({ order, isAboutMain = false }: Arrangement) {
  return (one: CatalogueEntry, other: CatalogueEntry): number =>
    groupOf(one, isAboutMain) - groupOf(other, isAboutMain) || compareRanks(rankOf(one, order), rankOf(other, order));
}

function groupOf({ values, isAvailable }: CatalogueEntry, isAboutMain: boolean): number {
  return (isAboutMain && !values.kind.includes('laptop') ? 2 : 0) + (isAvailable === false ? 1 : 0);
}

function rankOf(entry: CatalogueEntry, order: Order | undefined): readonly number[] | null {
  if (order === undefined) return null;
  if (typeof order === 'object') return entry.fit?.[order.use]?.map((score) => -score) ?? null;
  if (order === 'cheapest' || order === 'dearest') {
    return entry.priceCents === null ? null : [entry.priceCents * (order === 'cheapest' ? 1 : -1)];
  }
  const [number, sign] = BY_NUMBER[order] ?? [];
  const value = number === undefined ? null : entry.numbers?.[number];
  return value === null || value === undefined || sign === undefined ? null : [value * sign];
}

function compareRanks(one: readonly number[] | null, other: readonly number[] | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  for (const [at, value] of one.entries()) {
    const difference = value - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
