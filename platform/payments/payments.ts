import { createHash } from 'node:crypto';
import type { PlatformContext } from '../context.ts';
import type { Database } from '../db/database.ts';

/**
 * The key of the next payment attempt of a checkout.
 *
 * It counts the attempts that ended without an order, so requests that run at the same time, and a retry after a crash
 * between the authorisation and the order, ask the gateway with the same key and get the same authorisation; after a
 * decline the next one is new. The amount is part of it, because a gateway must not answer for another amount. The
 * checkout's token goes in hashed: it is a secret, and the key leaves the house.
 */
export async function nextIdempotencyKey(db: Database, checkoutToken: string, amountCents: number): Promise<string> {
  const { attempts } = await db
    .selectFrom('payments')
    .select((row) => row.fn.countAll<number | string>().as('attempts'))
    .where('checkout_token', '=', checkoutToken)
    .where('status', 'in', ['declined', 'failed', 'voided'])
    .executeTakeFirstOrThrow();
  const checkout = createHash('sha256').update(checkoutToken).digest('hex').slice(0, 32);
  return `${checkout}-${Number(attempts) + 1}-${amountCents}`;
}

/** Keeps an attempt that did not become an order: for the books, and so that the next attempt has a key of its own. */
export async function recordAttempt(
  { db, now }: PlatformContext,
  attempt: {
    checkoutToken: string;
    idempotencyKey: string;
    gateway: string;
    status: 'declined' | 'failed';
    amountCents: number;
  },
): Promise<void> {
  const at = now().toISOString();
  await db
    .insertInto('payments')
    .values({
      checkout_token: attempt.checkoutToken,
      idempotency_key: attempt.idempotencyKey,
      gateway: attempt.gateway,
      status: attempt.status,
      amount_cents: attempt.amountCents,
      reference: '',
      order_id: null,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute();
}
