import type { Trx } from '../db/database.ts';

/**
 * Locks the checkout until the transaction ends and returns its cart, or null when there is none. An update that changes
 * nothing locks the row on PostgreSQL and is valid on SQLite, where the transaction has the whole database anyway.
 */
export async function lockCheckout(trx: Trx, checkoutToken: string, now: Date): Promise<string | null> {
  const checkout = await trx
    .updateTable('checkouts')
    .set({ updated_at: now.toISOString() })
    .where('token', '=', checkoutToken)
    .returning('cart_token')
    .executeTakeFirst();
  return checkout?.cart_token ?? null;
}
