/** Sort orders that the list offers or a search names: by price, weight, battery, speed, value and the like. */

import { GRADES } from '../machine/grade.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import type { ProductNumbers } from './describe-product.ts';
import type { UseOrder } from './use-rules.ts';

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
  'mostStorage',
  'newest',
  'oldest',
  'bestGraphics',
  'bestValue',
  'bestForBudget',
] as const;

/** An order by name, or criteria, the most important first: of products fit for a use, or of all. */
export type Order = (typeof NAMED_ORDERS)[number] | { use?: string | undefined; first: readonly UseOrder[] };

const BY_NUMBER: Readonly<Partial<Record<(typeof NAMED_ORDERS)[number], readonly [keyof ProductNumbers, 1 | -1]>>> = {
  lightest: ['weight', 1],
  heaviest: ['weight', -1],
  longestBattery: ['battery', -1],
  fastest: ['speed', -1],
  largestScreen: ['screen', -1],
  smallestScreen: ['screen', 1],
  mostMemory: ['memory', -1],
  mostStorage: ['storage', -1],
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

/** A product's rank, lower is better: one number, or several compared in order; null if it is unknown. */
type Rank = number | readonly number[] | null;

/**
 * Positions in an arrangement.
 *
 * @param base positions in the order that equals keep; a product whose rank is not known comes last
 */
export function arrange(
  { order, isAboutMain = false }: Arrangement,
  entries: readonly CatalogueEntry[],
  base: Int32Array,
): Int32Array {
  const ranked = Array.from(base, (position) => {
    const entry = entries[position] as CatalogueEntry;
    return { position, group: groupOf(entry, isAboutMain), rank: rankOf(entry, order) };
  });
  ranked.sort((a, b) => a.group - b.group || compareRanks(a.rank, b.rank));
  return Int32Array.from(ranked, ({ position }) => position);
}

function groupOf({ values, isAvailable }: CatalogueEntry, isAboutMain: boolean): number {
  return (isAboutMain && !values.kind.includes('laptop') ? 2 : 0) + (isAvailable === false ? 1 : 0);
}

function rankOf(entry: CatalogueEntry, order: Order | undefined): Rank {
  if (order === undefined) return null;
  if (typeof order === 'object')
    return order.use === undefined || entry.values.use.includes(order.use)
      ? order.first.map((what) => -WORTH[what](entry))
      : null;
  if (order === 'cheapest' || order === 'dearest') {
    return entry.priceCents === null ? null : entry.priceCents * (order === 'cheapest' ? 1 : -1);
  }
  // The points of value for money, whatever it costs: who has 400 asks for the most that they buy.
  if (order === 'bestForBudget') return entry.numbers?.value ? -entry.numbers.value * (entry.priceCents ?? 0) : null;
  const [number, sign] = BY_NUMBER[order] ?? [];
  const value = number === undefined ? null : entry.numbers?.[number];
  return value === null || value === undefined || sign === undefined ? null : value * sign;
}

/** Kilograms that no laptop has: one whose weight is not known comes after the others. */
const UNKNOWN_KG = 99;

/** A product's value of a criterion among fit products; higher is better. */
const WORTH: Readonly<Record<UseOrder, (entry: CatalogueEntry) => number>> = {
  price: ({ priceCents }) => -(priceCents ?? Number.MAX_SAFE_INTEGER),
  speed: ({ numbers }) => numbers?.speed ?? 0,
  graphics: ({ numbers }) => numbers?.graphics ?? 0,
  workstation: ({ numbers }) => numbers?.workstation ?? 0,
  memory: ({ numbers }) => numbers?.memory ?? 0,
  weight: ({ numbers }) => -(numbers?.weight ?? UNKNOWN_KG),
  battery: ({ numbers }) => numbers?.battery ?? 0,
  screen: ({ numbers }) => numbers?.screen ?? 0,
  grade: ({ values }) => GRADES.toReversed().findIndex((grade) => values.grade.includes(grade)),
};

/** Two of one order. */
function compareRanks(a: Rank, b: Rank): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'number' || typeof b === 'number') return Number(a) - Number(b);
  for (const [at, value] of a.entries()) {
    const difference = value - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
