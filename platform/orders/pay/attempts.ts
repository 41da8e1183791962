/** The attempts to pay for a checkout, and the stock that is held for them. */
import { hash } from 'node:crypto';
import type { Selectable, SelectQueryBuilder } from 'kysely';
import { lockCheckout } from '../../cart/lock-checkout.ts';
import type { PlatformContext } from '../../context.ts';
import type { Database, Trx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { PaymentHandle } from '../../payments/gateway.ts';
import { RESERVATION } from '../../payments/manual-methods.ts';
import { returnStock } from '../../stock/return-stock.ts';
import type { StockRequest } from '../../stock/take-stock.ts';

export type Attempt = Selectable<Tables['payments']>;

/** Statuses of an attempt that may still become an order, though most of them rarely do. */
const UNDECIDED: readonly Attempt['status'][] = ['started', 'declined', 'failed', 'cancelled', 'expired'];

/** How often an attempt whose time is over is looked at again, and for how long: an authorisation can come late. */
export const LATE_CHECK_MS = 60 * 60_000;

export function handleOf(attempt: Attempt): PaymentHandle {
  const { session, reference, refunded_cents: refundedCents } = attempt;
  return { session, reference, refundedCents };
}

export async function readAttempt(db: Database, id: number): Promise<Attempt | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** @param session as the provider calls it */
export async function findAttempt(db: Database, gateway: string, session: string): Promise<Attempt | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('session', '=', session)
    .executeTakeFirst();
}

/** The newest attempt of a checkout. */
export async function lastAttempt(db: Database, checkoutToken: string): Promise<Attempt | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('checkout_token', '=', checkoutToken)
    .where('gateway', '!=', RESERVATION)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * The key of the next payment attempt of a checkout. To be called under the checkout's lock.
 */
export async function nextIdempotencyKey(trx: Trx, checkoutToken: string, amountCents: number): Promise<string> {
  const { attempts } = await trx
    .selectFrom('payments')
    .select((row) => row.fn.countAll<number | string>().as('attempts'))
    .where('checkout_token', '=', checkoutToken)
    .executeTakeFirstOrThrow();
  return `${hashCheckout(checkoutToken)}-${Number(attempts) + 1}-${amountCents}`;
}

/** A checkout's token is a secret, and keys leave the house. */
export function hashCheckout(checkoutToken: string): string {
  return hash('sha256', checkoutToken, 'hex').slice(0, 32);
}

/**
 * Notes that an attempt came to nothing and puts its stock back, unless it became an order or is being given up.
 *
 * @returns the attempt as it is then
 */
export async function endAttempt(
  { db, now }: Pick<PlatformContext, 'db' | 'now'>,
  { id, checkout_token }: Pick<Attempt, 'id' | 'checkout_token'>,
  status: 'declined' | 'failed' | 'cancelled' | 'expired',
): Promise<Attempt | undefined> {
  return db.transaction().execute(async (trx) => {
    const at = now();
    await lockCheckout(trx, checkout_token);
    const attempt = await readAttempt(trx, id);
    if (!attempt || attempt.order_id !== null || !UNDECIDED.includes(attempt.status)) return attempt;
    await releaseHolds(trx, id);
    const isExpired = status === 'expired';
    return trx
      .updateTable('payments')
      .set({
        status,
        // An expired session may still be paid by a provider that is late, and is then an order if the goods are there.
        details: isExpired ? attempt.details : null,
        next_check_at: isExpired ? new Date(at.getTime() + LATE_CHECK_MS).toISOString() : null,
        updated_at: at.toISOString(),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
  });
}

/**
 * Takes the holds of these payments away and returns their pieces, which are still out of stock.
 *
 * @param payments their ids, or a query for them
 */
export async function takeHolds(
  trx: Trx,
  payments: readonly [number, ...number[]] | SelectQueryBuilder<Tables, 'payments', { id: number }>,
): Promise<{ variantId: number; quantity: number }[]> {
  return trx
    .deleteFrom('stock_holds')
    .where('payment_id', 'in', payments)
    .returning(['variant_id as variantId', 'quantity'])
    .execute();
}

/** Puts the goods of a payment that is still under way back on sale. It becomes an order if they are there when it is paid. */
export async function freeHolds(
  { db }: Pick<PlatformContext, 'db'>,
  { id, checkout_token, session }: Pick<Attempt, 'id' | 'checkout_token' | 'session'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockCheckout(trx, checkout_token);
    // Another press may have reached the provider meanwhile.
    if ((await readAttempt(trx, id))?.session === session) await releaseHolds(trx, id);
  });
}

/** Puts what was held for a payment back into stock. */
export async function releaseHolds(trx: Trx, paymentId: number): Promise<void> {
  await returnStock(trx, await takeHolds(trx, [paymentId]));
}

export async function writeHolds(trx: Trx, paymentId: number, lines: readonly StockRequest[]): Promise<void> {
  if (lines.length === 0) return;
  await trx
    .insertInto('stock_holds')
    .values(lines.map(({ variantId, quantity }) => ({ payment_id: paymentId, variant_id: variantId, quantity })))
    .execute();
}
