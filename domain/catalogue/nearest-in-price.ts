import { firstPlace } from '../first-place.ts';
import { NO_PRICE } from './product-table.ts';

/**
 * Positions from the nearest price on, the cheaper first of two that are equally near; what has no price comes last.
 *
 * @param positions in ascending order of price, those without one at the end
 * @param prices in cents by position, as a table has them
 */
export function* nearestInPrice(positions: Int32Array, prices: Int32Array, cents: number): Generator<number, void> {
  const priceAt = (place: number) => prices[positions[place] ?? -1] ?? NO_PRICE;
  const priced = firstPlace(positions.length, (place) => priceAt(place) === NO_PRICE);
  const start = firstPlace(priced, (place) => priceAt(place) >= cents);
  let [below, above] = [start - 1, start];
  while (below >= 0 || above < priced) {
    const isBelowNearer = above >= priced || (below >= 0 && cents - priceAt(below) <= priceAt(above) - cents);
    yield positions[isBelowNearer ? below-- : above++] ?? 0;
  }
  yield* positions.subarray(priced);
}
