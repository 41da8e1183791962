import { fewBest } from '../few-best.ts';
import type { BitSet } from './bit-set.ts';
import type { PriceBand } from './price-band.ts';
import { NO_PRICE } from './product-table.ts';

interface Wanted {
  /** What each of the chosen filters lets through. */
  filters: readonly BitSet[];
  prices: readonly PriceBand[];
}

/** More cents than any price has, so that what misses one filter less always comes first. */
const ONE_MISS = 1e12;
const FARTHEST = ONE_MISS - 1;
const NOT_NEAR = Number.POSITIVE_INFINITY;

/**
 * Where those products are that miss the fewest filters, of these the nearest in price; none that misses all.
 *
 * @param cents prices by position
 */
export function nearestPositions(
  cheapest: Int32Array,
  cents: Int32Array,
  { filters, prices }: Wanted,
  limit: number,
): Int32Array {
  // Numbers and not objects: this looks at each product of the shop.
  const ranks = new Float64Array(cheapest.length);
  for (let place = 0; place < ranks.length; place += 1) {
    const position = cheapest[place] ?? 0;
    const missing = countMissing(filters, position);
    ranks[place] =
      missing === filters.length ? NOT_NEAR : missing * ONE_MISS + distanceTo(cents[position] ?? NO_PRICE, prices);
  }
  const places = fewBest(ranks.keys(), limit, (a, b) => compareRanks(ranks[a], ranks[b]));
  return Int32Array.from(
    places.filter((place) => ranks[place] !== NOT_NEAR),
    (place) => cheapest[place] ?? 0,
  );
}

function compareRanks(a = NOT_NEAR, b = NOT_NEAR): number {
  return a === b ? 0 : a - b;
}

function countMissing(sets: readonly BitSet[], position: number): number {
  let missing = 0;
  for (const set of sets) if (!set.has(position)) missing += 1;
  return missing;
}

/** Cents from the nearest chosen band; without bands the price itself, so that the cheapest come first. */
function distanceTo(price: number, bands: readonly PriceBand[]): number {
  if (price === NO_PRICE) return FARTHEST;
  if (bands.length === 0) return price;
  let least = FARTHEST;
  for (const { fromEuro, toEuro } of bands) {
    least = Math.min(least, Math.max(0, fromEuro * 100 - price, price - toEuro * 100));
  }
  return least;
}
