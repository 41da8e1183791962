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

/** @param base positions in the order that equals keep; what is not known comes last */
export function orderPositions(
  order: Order | undefined,
  entries: readonly CatalogueEntry[],
  base: readonly number[],
): number[] {
  const rank = (position: number): readonly number[] | null => {
    const entry = entries[position];
    if (!entry || order === undefined) return null;
    if (typeof order === 'object') return entry.fit?.[order.use]?.map((score) => -score) ?? null;
    if (order === 'cheapest' || order === 'dearest') {
      return entry.priceCents === null ? null : [entry.priceCents * (order === 'cheapest' ? 1 : -1)];
    }
    const [number, sign] = BY_NUMBER[order] ?? [];
    const value = number === undefined ? null : entry.numbers?.[number];
    return value === null || value === undefined || sign === undefined ? null : [value * sign];
  };
  return base
    .map((position, place) => ({ position, place, rank: rank(position) }))
    .sort((one, other) => compareRanks(one.rank, other.rank) || one.place - other.place)
    .map(({ position }) => position);
}

function compareRanks(one: readonly number[] | null, other: readonly number[] | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  for (const [at, value] of one.entries()) {
    const difference = value - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
