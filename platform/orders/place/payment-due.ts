import { shop } from '#shop.config';
import { isManualMethod, isPaidBeforeParcel } from '../../payments/manual-methods.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Longer than any parcel waits at the door or in the shop. */
const AT_HAND_OVER_DAYS = 30;

/** Until when the money of an order is awaited; null where it is authorised before there is an order. */
export function paymentDueAt(paymentMethod: string, now: Date): Date | null {
  if (!isManualMethod(paymentMethod)) return null;
  const days = isPaidBeforeParcel(paymentMethod) ? shop.payments.transfer.days : AT_HAND_OVER_DAYS;
  return new Date(now.getTime() + days * DAY_MS);
}
