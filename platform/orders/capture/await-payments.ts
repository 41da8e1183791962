import type { PlatformContext } from '../../context.ts';
import { isPaidBeforeParcel, MANUAL_METHODS } from '../../payments/manual-methods.ts';
import { queueReminder } from '../mail/received-mail.ts';
import { cancelOrder } from '../refund/cancel-order.ts';

/** So long before the end of the time a buyer is reminded. */
const REMIND_BEFORE_MS = 2 * 24 * 60 * 60_000;

/**
 * Handles orders whose parcel waits for the money: reminds once, two days before the term ends, then cancels the order and puts its
 * goods back. A partly paid order is left to staff.
 *
 * @returns how many were cancelled
 */
export async function awaitPayments(
  context: PlatformContext,
  { isStopped = () => false }: { isStopped?: () => boolean } = {},
): Promise<number> {
  const { db, now, publicUrl } = context;
  const at = now();
  const soon = new Date(at.getTime() + REMIND_BEFORE_MS).toISOString();
  const waiting = await db
    .selectFrom('orders')
    .select(['number', 'payment_due_at'])
    .where('payment_method', 'in', MANUAL_METHODS.filter(isPaidBeforeParcel))
    .where('financial_status', '=', 'PENDING')
    .where('payment_due_at', '<=', soon)
    .execute();
  let cancelled = 0;
  for (const { number, payment_due_at } of waiting) {
    if (isStopped()) break;
    if ((payment_due_at ?? '') > at.toISOString()) {
      await db.transaction().execute((trx) => queueReminder(trx, number, { now: at, publicUrl }));
    } else if ((await cancelOrder(context, number, { restock: true, reason: 'unpaid' })) === 'cancelled') {
      context.log.info({ order: number }, 'order called off: its money did not come in time');
      cancelled += 1;
    }
  }
  return cancelled;
}
