import { ASSUMED_GRAMS } from '#domain/delivery-methods.ts';
import { type Pricing, priceLines } from '#domain/pricing.ts';
import type { PlatformContext } from '../context.ts';
import { findCustomer } from '../customers/customers.ts';
import type { Database } from '../db/database.ts';
import { applyDiscountCodes, type DiscountResult } from '../discounts/discounts.ts';
import { type CartLineFacts, readFirstImages } from '../orders/read-cart-lines.ts';
import { sellableStock } from '../stock/sellable-stock.ts';
import type { Attribute } from './cart-lines.ts';
import { type CartMetafield, parseMetafields } from './cart-metafields.ts';
import { type CartRow, findCart, parseAttributes, readDiscountCodes } from './carts.ts';
import { type DeliveryAddress, parseDeliveryAddresses } from './delivery-addresses.ts';

/** A line with its goods as they are now: price and stock are read with the cart, never remembered. */
export interface PricedCartLine extends Omit<CartLineFacts, 'sku' | 'title' | 'variantTitle' | 'vat'> {
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
  const rows = await readLineRows(db, token);
  const codes = await readDiscountCodes(db, token);
  const priced = rows.map((row) => ({ unitPriceCents: row.price_cents, quantity: row.quantity }));
  const { subtotalCents } = priceLines(priced, null);
  // Only who logged in is told whether they have ordered before; of any other e-mail the checkout decides it.
  const customer = cart.customer_id === null ? null : await findCustomer(db, cart.customer_id);
  const buyer = { subtotalCents, email: customer?.email ?? null, now: context.now() };
  const discounts = await applyDiscountCodes(db, codes, buyer);
  const pricing = priceLines(priced, discounts.discount && toValue(discounts.discount));
  const productIds = [...new Set(rows.map((row) => row.product_id))];
  const images = productIds.length > 0 ? await readFirstImages(db, productIds) : new Map<number, string>();
  const lines = rows.map((row, index) => toLine(row, images, pricing.lineDiscountCents[index] ?? 0));
  return {
    cart,
    attributes: parseAttributes(cart.attributes),
    deliveryAddresses: parseDeliveryAddresses(cart.delivery_addresses),
    metafields: parseMetafields(cart.metafields),
    lines,
    pricing,
    discounts,
  };
}

function toValue(discount: NonNullable<DiscountResult['discount']>) {
  return { percent: discount.percent, amountCents: discount.amount_cents };
}

type LineRow = Awaited<ReturnType<typeof readLineRows>>[number];

async function readLineRows(db: Database, token: string) {
  return db
    .selectFrom('cart_lines')
    .innerJoin('product_variants', 'product_variants.id', 'cart_lines.variant_id')
    .innerJoin('products', 'products.id', 'product_variants.product_id')
    .where('cart_token', '=', token)
    .orderBy('cart_lines.position')
    .select([
      'cart_lines.id',
      'cart_lines.quantity',
      'cart_lines.attributes',
      'cart_lines.variant_id',
      'product_variants.product_id',
      'product_variants.price_cents',
      'product_variants.weight_grams',
      sellableStock('products', 'product_variants').as('stock'),
    ])
    .execute();
}

function toLine(row: LineRow, images: ReadonlyMap<number, string>, discountCents: number): PricedCartLine {
  return {
    id: row.id,
    quantity: row.quantity,
    attributes: parseAttributes(row.attributes),
    variantId: row.variant_id,
    productId: row.product_id,
    imageFile: images.get(row.product_id) ?? null,
    unitPriceCents: row.price_cents,
    grams: row.weight_grams ?? ASSUMED_GRAMS,
    totalCents: row.price_cents * row.quantity,
    discountCents,
    stock: row.stock,
  };
}
