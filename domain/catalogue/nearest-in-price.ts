import { firstPlace } from '../first-place.ts';
import { NO_PRICE } from './product-table.ts';

/**
 * Positions from the nearest price on, the cheaper first of two that are equally near; those of one price in the order given, and what has
 * no price last.
 *
 * @param positions in ascending order of price, those without one at the end
 * @param prices in cents by position, as a table has them
 */
export function* nearestInPrice(positions: Int32Array, prices: Int32Array, cents: number): Generator<number, void> {
  const priceAt = (place: number) => prices[positions[place] ?? -1] ?? NO_PRICE;
  const priced = firstPlace(positions.length, (place) => priceAt(place) === NO_PRICE);
  const start = firstPlace(priced, (place) => priceAt(place) >= cents);
  let [below, above] = [start, start];
  while (below > 0 || above < priced) {
    const [cheaper, dearer] = [priceAt(below - 1), priceAt(above)];
    if (above >= priced || (below > 0 && cents - cheaper <= dearer - cents)) {
      // All of one price, since these keep the order given.
      const end = below;
      while (below > 0 && priceAt(below - 1) === cheaper) below -= 1;
      yield* positions.subarray(below, end);
    } else {
      yield positions[above++] ?? 0;
    }
  }
  yield* positions.subarray(priced);
}
