import { ASSUMED_GRAMS } from '#domain/delivery-methods.ts';
import { perContentLanguage } from '#domain/locales.ts';
import { type Pricing, priceLines } from '#domain/pricing.ts';
import { type Localized, type Translate, translatorOf } from '../catalogue/localized.ts';
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
export interface PricedCartLine extends Omit<CartLineFacts, 'title' | 'variantTitle' | 'vat'> {
  productTitle: Localized;
  productHandle: string;
  /** `Default Title` when the product has no options. */
  variantTitle: Localized;
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
  const texts = await readTexts(db, rows);
  const lines = rows.map((row, index) => toLine(row, texts, pricing.lineDiscountCents[index] ?? 0));
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
      'product_variants.sku',
      'product_variants.price_cents',
      'product_variants.weight_grams',
      sellableStock('products', 'product_variants').as('stock'),
      'products.title',
      'products.handle',
    ])
    .execute();
}

interface LineTexts {
  translate: Translate;
  /** The option values of each variant, in the order of the options. */
  valuesOf: Map<number, { id: number; name: string }[]>;
  imageOf: Map<number, string>;
}

async function readTexts(db: Database, rows: readonly LineRow[]): Promise<LineTexts> {
  const productIds = [...new Set(rows.map((row) => row.product_id))];
  const variantIds = [...new Set(rows.map((row) => row.variant_id))];
  if (rows.length === 0) return { translate: translatorOf([]), valuesOf: new Map(), imageOf: new Map() };
  const values = await db
    .selectFrom('variant_option_values')
    .innerJoin('product_option_values', 'product_option_values.id', 'variant_option_values.option_value_id')
    .innerJoin('product_options', 'product_options.id', 'variant_option_values.option_id')
    .where('variant_id', 'in', variantIds)
    .orderBy('product_options.position')
    .select(['variant_option_values.variant_id', 'product_option_values.id', 'product_option_values.name'])
    .execute();
  const valuesOf = new Map<number, { id: number; name: string }[]>();
  for (const { variant_id, id, name } of values)
    valuesOf.set(variant_id, [...(valuesOf.get(variant_id) ?? []), { id, name }]);
  const translations = await readTranslations(
    db,
    productIds,
    values.map((value) => value.id),
  );
  return {
    translate: translatorOf(translations),
    valuesOf,
    imageOf: await readFirstImages(db, productIds),
  };
}

async function readTranslations(db: Database, productIds: readonly number[], valueIds: readonly number[]) {
  return db
    .selectFrom('translations')
    .selectAll()
    .where((row) =>
      row.or([
        row.and([row('resource', '=', 'product'), row('key', '=', 'title'), row('resource_id', 'in', [...productIds])]),
        row.and([
          row('resource', '=', 'product_option_value'),
          row('resource_id', 'in', valueIds.length > 0 ? [...valueIds] : [0]),
        ]),
      ]),
    )
    .execute();
}

function toLine(row: LineRow, { translate, valuesOf, imageOf }: LineTexts, discountCents: number): PricedCartLine {
  const names = (valuesOf.get(row.variant_id) ?? []).map(({ id, name }) =>
    translate('product_option_value', id, 'name', name),
  );
  const titleIn = (language: keyof Localized) => names.map((name) => name[language]).join(' / ') || 'Default Title';
  return {
    id: row.id,
    quantity: row.quantity,
    attributes: parseAttributes(row.attributes),
    variantId: row.variant_id,
    productId: row.product_id,
    sku: row.sku,
    productTitle: translate('product', row.product_id, 'title', row.title),
    productHandle: row.handle,
    variantTitle: perContentLanguage(({ tag }) => titleIn(tag)),
    imageFile: imageOf.get(row.product_id) ?? null,
    unitPriceCents: row.price_cents,
    grams: row.weight_grams ?? ASSUMED_GRAMS,
    totalCents: row.price_cents * row.quantity,
    discountCents,
    stock: row.stock,
  };
}
