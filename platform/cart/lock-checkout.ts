import { isPostgres, type Trx } from '../db/database.ts';

/**
 * The checkouts' rows; those that are read stay locked until the transaction ends. On SQLite the transaction locks the whole
 * database anyway.
 */
export function lockedCheckouts(trx: Trx) {
  const checkouts = trx.selectFrom('checkouts');
  return isPostgres(trx) ? checkouts.forNoKeyUpdate() : checkouts;
}

/** Locks the checkout until the transaction ends. @returns its cart, or null when there is no such checkout */
export async function lockCheckout(trx: Trx, checkoutToken: string): Promise<string | null> {
  const row = await lockedCheckouts(trx).select('cart_token').where('token', '=', checkoutToken).executeTakeFirst();
  return row?.cart_token ?? null;
}
