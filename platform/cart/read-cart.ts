import { type Pricing, priceLines } from '#domain/pricing.ts';
import type { PlatformContext } from '../context.ts';
import { findCustomer } from '../customers/customers.ts';
import type { Database } from '../db/database.ts';
import { applyDiscountCodes, type DiscountResult } from '../discounts/discounts.ts';
import { type CartLineGoods, readCartGoods } from '../orders/read-cart-lines.ts';
import type { Attribute } from './cart-lines.ts';
import { type CartMetafield, parseMetafields } from './cart-metafields.ts';
import { type CartRow, findCart, parseAttributes, readDiscountCodes } from './carts.ts';
import { type DeliveryAddress, parseDeliveryAddresses } from './delivery-addresses.ts';

export interface PricedCartLine extends CartLineGoods {
  /** Unit price × quantity, before the discount. */
  totalCents: number;
  /** The line's share of the discount. */
  discountCents: number;
}

export interface PricedCart {
  cart: CartRow;
  attributes: Attribute[];
  deliveryAddresses: DeliveryAddress[];
  metafields: CartMetafield[];
  lines: PricedCartLine[];
  pricing: Pricing;
  discounts: DiscountResult;
}

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
): Promise<PricedCart | null> {
  const cart = await findCart(db, token);
  if (!cart) return null;
  const goods = await readCartGoods(db, token);
  const codes = await readDiscountCodes(db, token);
  const { subtotalCents } = priceLines(goods, null);
  // Only who logged in is told whether they have ordered before; of any other e-mail the checkout decides it.
  const customer = cart.customer_id === null ? null : await findCustomer(db, cart.customer_id);
  const buyer = { subtotalCents, email: customer?.email ?? null, now: context.now() };
  const discounts = await applyDiscountCodes(db, codes, buyer);
  const pricing = priceLines(goods, discounts.discount && toValue(discounts.discount));
  return {
    cart,
    attributes: parseAttributes(cart.attributes),
    deliveryAddresses: parseDeliveryAddresses(cart.delivery_addresses),
    metafields: parseMetafields(cart.metafields),
    lines: goods.map((line, index) => ({
      ...line,
      totalCents: line.unitPriceCents * line.quantity,
      discountCents: pricing.lineDiscountCents[index] ?? 0,
    })),
    pricing,
    discounts,
  };
}

function toValue(discount: NonNullable<DiscountResult['discount']>) {
  return { percent: discount.percent, amountCents: discount.amount_cents };
}
