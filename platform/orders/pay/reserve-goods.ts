/** Holds the goods of a draft for its buyer, by a payment that has not begun. */
import { shop } from '#shop.config';
import { lockCheckout } from '../../cart/lock-checkout.ts';
import type { PlatformContext } from '../../context.ts';
import type { Trx } from '../../db/database.ts';
import { transact, Undone } from '../../db/transact.ts';
import { RESERVATION } from '../../payments/manual-methods.ts';
import { type StockRequest, takeStock } from '../../stock/take-stock.ts';
import { nextIdempotencyKey, releaseHolds, writeHolds } from './attempts.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Takes the goods out of stock for as long as an order waits for a transfer.
 *
 * @param tell the buyer, in the same transaction
 * @returns until when, null if they are not there
 */
export async function reserveGoods(
  { db, now }: PlatformContext,
  checkoutToken: string,
  { lines, amountCents }: { lines: readonly StockRequest[]; amountCents: number },
  tell: (trx: Trx, until: Date) => Promise<void>,
): Promise<Date | null> {
  const at = now();
  const until = new Date(at.getTime() + shop.payments.transfer.days * DAY_MS);
  return transact(db, async (trx): Promise<Date | null> => {
    await lockCheckout(trx, checkoutToken);
    if ((await takeStock(trx, lines)).length > 0) throw new Undone<Date | null>(null);
    const { id } = await trx
      .insertInto('payments')
      .values({
        checkout_token: checkoutToken,
        idempotency_key: await nextIdempotencyKey(trx, checkoutToken, amountCents),
        gateway: RESERVATION,
        status: 'started',
        amount_cents: amountCents,
        reference: '',
        created_at: at.toISOString(),
        updated_at: at.toISOString(),
        expires_at: until.toISOString(),
        next_check_at: at.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeHolds(trx, id, lines);
    await tell(trx, until);
    return until;
  });
}

/** Gives the goods back to the checkout that takes them in the same transaction. */
export async function endReservation(trx: Trx, checkoutToken: string, at: Date): Promise<void> {
  const ended = await trx
    .updateTable('payments')
    .set({ status: 'cancelled', next_check_at: null, updated_at: at.toISOString() })
    .where('checkout_token', '=', checkoutToken)
    .where('gateway', '=', RESERVATION)
    .where('status', '=', 'started')
    .returning('id')
    .execute();
  for (const { id } of ended) await releaseHolds(trx, id);
}
