import { firstPlace } from '../first-place.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';

/**
 * Products from the nearest price on, the cheaper first of two that are equally near; those of one price in the order given, and those
 * without a price last.
 *
 * @param entries in ascending order of price, those without one at the end
 */
export function* nearestInPrice<Entry extends CatalogueEntry>(
  entries: readonly Entry[],
  cents: number,
): Generator<Entry, void> {
  const priceAt = (place: number) => entries[place]?.priceCents ?? Number.POSITIVE_INFINITY;
  const priced = firstPlace(entries.length, (place) => entries[place]?.priceCents === null);
  const start = firstPlace(priced, (place) => priceAt(place) >= cents);
  let [below, above] = [start, start];
  while (below > 0 || above < priced) {
    const [cheaper, dearer] = [priceAt(below - 1), priceAt(above)];
    if (above >= priced || (below > 0 && cents - cheaper <= dearer - cents)) {
      // All of one price together, so that they stay in the order given.
      const end = below;
      while (below > 0 && priceAt(below - 1) === cheaper) below -= 1;
      yield* entries.slice(below, end);
    } else {
      yield* entries.slice(above, above + 1);
      above += 1;
    }
  }
  yield* entries.slice(priced);
}
