import type { PlatformContext } from '../context.ts';
import { findCustomer } from '../customers/customers.ts';
import type { Database } from '../db/database.ts';
import { parseMetafields } from './cart-metafields.ts';
import { findCart, parseAttributes, readDiscountCodes } from './carts.ts';
import { parseDeliveryAddresses } from './delivery-addresses.ts';
import { priceGoods } from './price-goods.ts';
import { readCartGoods } from './read-cart-lines.ts';

export type PricedCart = NonNullable<Awaited<ReturnType<typeof readPricedCart>>>;
export type PricedCartLine = PricedCart['lines'][number];

/**
 * Reads a cart with current prices, stock and discounts. The caller decides whether the reader holds the cart's key and
 * what a completed cart (`completed_at`) means.
 *
 * @param db a transaction, when the cart is read inside one
 * @returns null when there is no such cart
 */
export async function readPricedCart(
  context: Pick<PlatformContext, 'db' | 'now'>,
  token: string,
  db: Database = context.db,
) {
  const cart = await findCart(db, token);
  if (!cart) return null;
  // Only who logged in is told whether they have ordered before; of any other e-mail the checkout decides it.
  const customer = cart.customer_id === null ? null : await findCustomer(db, cart.customer_id);
  const [goods, codes] = await Promise.all([readCartGoods(db, token), readDiscountCodes(db, token)]);
  const buyer = { email: customer?.email ?? null, now: context.now() };
  return {
    cart,
    attributes: parseAttributes(cart.attributes),
    deliveryAddresses: parseDeliveryAddresses(cart.delivery_addresses),
    metafields: parseMetafields(cart.metafields),
    ...(await priceGoods(db, { goods, codes }, buyer)),
  };
}
