import { ASSUMED_GRAMS } from '#domain/delivery-methods.ts';
import { type ContentLanguage, defaultLanguage } from '#domain/locales.ts';
import { parseProductVat, VAT_FIELD } from '#domain/vat.ts';
import { parseAttributes } from '../cart/carts.ts';
import type { Database } from '../db/database.ts';
import { sellableStock } from '../stock/sellable-stock.ts';

export type CartLineFacts = Awaited<ReturnType<typeof readCartLines>>[number];

/**
 * The lines of a cart in its order, with their goods as they are now: price and stock (pieces that could be sold) are read with the cart,
 * never remembered. Titles are in the shop's own language.
 */
export async function readCartGoods(db: Database, cartToken: string) {
  const rows = await db
    .selectFrom('cart_lines as line')
    .innerJoin('product_variants as variant', 'variant.id', 'line.variant_id')
    .innerJoin('products as product', 'product.id', 'variant.product_id')
    .select(['line.id', 'line.quantity', 'line.attributes', 'variant.id as variantId', 'variant.sku'])
    .select('variant.weight_grams')
    .leftJoin('product_metafields as vat', (join) =>
      join
        .onRef('vat.product_id', '=', 'product.id')
        .on('vat.namespace', '=', VAT_FIELD.namespace)
        .on('vat.key', '=', VAT_FIELD.key),
    )
    .select('vat.value as vat')
    .select(sellableStock('product', 'variant').as('stock'))
    .select(['variant.price_cents as unitPriceCents', 'product.id as productId', 'product.title'])
    .where('line.cart_token', '=', cartToken)
    .orderBy('line.position')
    .orderBy('line.id')
    .execute();
  return rows.map(({ weight_grams, vat, attributes, ...row }) => ({
    ...row,
    /** What its product says of VAT; undefined where it says nothing. */
    vat: parseProductVat(vat),
    /** Of one piece. */
    grams: weight_grams ?? ASSUMED_GRAMS,
    attributes: parseAttributes(attributes),
  }));
}

/** The same in the buyer's language; the stock has in it what is held for a payment of this very cart. */
export async function readCartLines(db: Database, cartToken: string, language: ContentLanguage) {
  const rows = await readCartGoods(db, cartToken);
  if (rows.length === 0) return [];
  const productIds = [...new Set(rows.map((row) => row.productId))];
  const titles = await readTitles(db, productIds, language);
  const options = await readOptionValues(db, [...new Set(rows.map((row) => row.variantId))], language);
  const images = await readFirstImages(db, productIds);
  const held = await readHeld(db, cartToken);
  return rows.map((row) => ({
    ...row,
    stock: row.stock + (held.get(row.variantId) ?? 0),
    title: titles.get(row.productId) ?? row.title,
    /** The chosen option values, `Windows 11 Pro / Ελληνικό`; empty for a product without options. */
    variantTitle: (options.get(row.variantId) ?? []).join(' / '),
    /** Name of the product's first picture in the shop's media. */
    imageFile: images.get(row.productId) ?? null,
  }));
}

async function readHeld(db: Database, cartToken: string): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('stock_holds as hold')
    .innerJoin('payments as payment', 'payment.id', 'hold.payment_id')
    .innerJoin('checkouts as checkout', 'checkout.token', 'payment.checkout_token')
    .select(['hold.variant_id', (row) => row.fn.sum<number | string>('hold.quantity').as('quantity')])
    .where('checkout.cart_token', '=', cartToken)
    .groupBy('hold.variant_id')
    .execute();
  return new Map(rows.map((row) => [row.variant_id, Number(row.quantity)]));
}

async function readTitles(db: Database, productIds: number[], language: ContentLanguage): Promise<Map<number, string>> {
  if (language === defaultLanguage) return new Map();
  const rows = await db
    .selectFrom('translations')
    .select(['resource_id', 'value'])
    .where('resource', '=', 'product')
    .where('resource_id', 'in', productIds)
    .where('language', '=', language)
    .where('key', '=', 'title')
    .execute();
  return new Map(rows.map((row) => [row.resource_id, row.value]));
}

async function readOptionValues(
  db: Database,
  variantIds: number[],
  language: ContentLanguage,
): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('variant_option_values as chosen')
    .innerJoin('product_options as option', 'option.id', 'chosen.option_id')
    .innerJoin('product_option_values as value', 'value.id', 'chosen.option_value_id')
    .leftJoin('translations as words', (join) =>
      join
        .onRef('words.resource_id', '=', 'value.id')
        .on('words.resource', '=', 'product_option_value')
        .on('words.language', '=', language)
        .on('words.key', '=', 'name'),
    )
    .select(['chosen.variant_id', 'value.name', 'words.value as translated'])
    .where('chosen.variant_id', 'in', variantIds)
    .orderBy('option.position')
    .execute();
  const values = new Map<number, string[]>();
  for (const row of rows) {
    values.set(row.variant_id, [...(values.get(row.variant_id) ?? []), row.translated ?? row.name]);
  }
  return values;
}

async function readFirstImages(db: Database, productIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('product_images')
    .select(['product_id', 'file'])
    .where('product_id', 'in', productIds)
    .orderBy('position', 'desc')
    .execute();
  // From the last to the first: the first picture is the one that stays.
  return new Map(rows.map((row) => [row.product_id, row.file]));
}
