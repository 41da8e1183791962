import { toDeviceKind } from '#domain/machine/device-kind.ts';
import { shop } from '#shop.config';
import type { FeedItem } from './feed-items.ts';

const KINDS: Partial<Record<ReturnType<typeof toDeviceKind>, string>> = {
  laptop: 'Φορητοί υπολογιστές',
  tablet: 'Τάμπλετ',
};

/** From the widest to the narrowest. */
export function categoryOf({ kind, title, brand }: FeedItem): string[] {
  return ['Ανακατασκευασμένα', KINDS[toDeviceKind(kind, title)] ?? kind, brand];
}

/** One of the texts that both price sites know, by the shop's days of delivery. */
export function availabilityText(): string {
  const { to } = shop.delivery.days;
  if (to <= 3) return 'Διαθέσιμο από 1 έως 3 ημέρες';
  return to <= 6 ? 'Διαθέσιμο από 4 έως 6 ημέρες' : 'Διαθέσιμο από 7 έως 12 ημέρες';
}
