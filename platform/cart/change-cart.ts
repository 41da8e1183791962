/** How a cart is changed: by who holds its key, whole or not at all. */

import type { PlatformContext } from '../context.ts';
import type { Trx } from '../db/database.ts';
import { transact, Undone } from '../db/transact.ts';
import { isSameSecret } from '../same-secret.ts';
import type { StockWarning } from './cart-lines.ts';
import { type CartRow, findCart, lockCart } from './carts.ts';
import type { CartUserError } from './check-input.ts';
import { lockedCheckouts } from './lock-checkout.ts';

/** How a client addresses a cart: the key proves that it was given to this client. */
export interface CartReference {
  token: string;
  key: string;
}

export type CartChange =
  | { ok: true; token: string; warnings: ChangeWarning[] }
  /** Nothing was changed. */
  | { ok: false; userErrors: CartUserError[] };

/** The cart has an address twice now. */
export interface AddressWarning {
  code: 'DUPLICATE_DELIVERY_ADDRESS';
  addressId: string;
}

export type ChangeWarning = StockWarning | AddressWarning;

/** A change of a cart whose row is locked. */
export type Work = (trx: Trx, cart: CartRow) => Promise<ChangeWarning[]>;

export const refusal = (userErrors: CartUserError[]) => new Undone<CartChange>({ ok: false, userErrors });

/** Ends the change when there are errors. */
export function refuse(userErrors: CartUserError[]): void {
  if (userErrors.length > 0) throw refusal(userErrors);
}

/**
 * @param options.locksCheckout for work that writes the cart's checkout: locks are taken in the order of `placeOrder`, the
 *   checkout before the cart, so that neither waits for the other for ever
 */
export async function changeCart(
  context: PlatformContext,
  { token, key }: CartReference,
  work: Work,
  { locksCheckout = false }: { locksCheckout?: boolean } = {},
): Promise<CartChange> {
  const cart = await findCart(context.db, token);
  if (!cart || !isSameSecret(cart.key, key)) return { ok: false, userErrors: [NO_SUCH_CART] };
  return inTransaction(context, token, async (trx) => {
    if (locksCheckout) await lockedCheckouts(trx).select('token').where('cart_token', '=', token).execute();
    const locked = await lockCart(trx, token, context.now());
    if (!locked) throw refusal([NO_SUCH_CART]);
    return work(trx, locked);
  });
}

export const NO_SUCH_CART: CartUserError = {
  code: 'INVALID',
  field: ['cartId'],
  message: 'The specified cart does not exist.',
};

export function inTransaction(
  { db }: PlatformContext,
  token: string,
  work: (trx: Trx) => Promise<ChangeWarning[]>,
): Promise<CartChange> {
  return transact(db, async (trx): Promise<CartChange> => ({ ok: true, token, warnings: await work(trx) }));
}
