/** The variants of a product that the finder may propose. */
import type { Offer } from '../catalogue/offers.ts';

/**
 * One of each memory, disk and price. A proposal can be used as it comes: with Windows where the product has it, never without a system
 * where it has one.
 */
export function proposedOffers(offers: readonly Offer[]): Offer[] {
  const withWindows = offers.filter(({ system }) => system.includes('windows'));
  const withSystem = offers.filter(({ system }) => !system.includes('none'));
  const [usable = []] = [withWindows, withSystem, offers].filter((some) => some.length > 0);
  const seen = new Set<string>();
  return usable.filter(({ ram, storage, priceCents }) => {
    const key = [...ram, ...storage, priceCents].join('|');
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
