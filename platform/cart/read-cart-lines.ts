import { type ExpressionBuilder, sql } from 'kysely';
import { ASSUMED_GRAMS } from '#domain/delivery/delivery-methods.ts';
import type { ContentLanguage } from '#domain/locale/locales.ts';
import { parseProductVat, VAT_FIELD } from '#domain/money/vat.ts';
import type { Database } from '../db/database.ts';
import { preparedQuery } from '../db/prepared-query.ts';
import type { Tables } from '../db/tables.ts';
import { sellableStock } from '../stock/sellable-stock.ts';
import { parseAttributes } from './carts.ts';

export type CartLineFacts = Awaited<ReturnType<typeof readCartLines>>[number];

/** The lines of a cart in its order, with what a price depends on. */
function selectGoods(db: Database, cartToken: string) {
  return db
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
    .orderBy('line.id');
}

function toGoods<Row extends { weight_grams: number | null; vat: string | null; attributes: string }>(row: Row) {
  const { weight_grams, vat, attributes, ...others } = row;
  return {
    ...others,
    /** The VAT of its product; undefined without the field. */
    vat: parseProductVat(vat),
    /** Of one piece. */
    grams: weight_grams ?? ASSUMED_GRAMS,
    attributes: parseAttributes(attributes),
  };
}

/**
 * The lines of a cart in its order, with their goods as they are now: price and stock (pieces that could be sold) are read with the cart,
 * never remembered. Titles are in the shop's own language.
 */
export async function readCartGoods(db: Database, cartToken: string) {
  const rows = await selectGoods(db, cartToken).execute();
  return rows.map(toGoods);
}

const selectLines = preparedQuery(
  ['cartToken', 'language'],
  (db, { cartToken, language }: { cartToken: string; language: ContentLanguage }) =>
    selectGoods(db, cartToken)
      .leftJoin('translations as words', (join) =>
        join
          .onRef('words.resource_id', '=', 'product.id')
          .on('words.resource', '=', 'product')
          .on('words.language', '=', language)
          .on('words.key', '=', 'title'),
      )
      .select('words.value as translatedTitle')
      .select((row) => [
        optionValues(row, language).as('variantTitle'),
        firstPicture(row).as('imageFile'),
        heldPieces(row, cartToken).as('held'),
      ]),
);

/**
 * The same in the buyer's language; the stock has in it what is held for a payment of this very cart. One statement: an order on
 * PostgreSQL takes as long as its statements are many.
 */
export async function readCartLines(db: Database, cartToken: string, language: ContentLanguage) {
  const rows = await selectLines(db, { cartToken, language });
  return rows.map(({ translatedTitle, held, ...row }) => ({
    ...toGoods(row),
    stock: row.stock + Number(held ?? 0),
    title: translatedTitle ?? row.title,
    /** The chosen option values, `Windows 11 Pro / Ελληνικό`; empty for a product without options. */
    variantTitle: row.variantTitle ?? '',
    /** Name of the product's first picture in the shop's media; null where it has none. */
    imageFile: row.imageFile,
  }));
}

type Goods = ExpressionBuilder<
  Tables & { line: Tables['cart_lines']; variant: Tables['product_variants']; product: Tables['products'] },
  'line' | 'variant' | 'product'
>;

/** Reads the names of a chosen value by their keys: with joins, PostgreSQL reads whole tables for one value. */
function optionValues(row: Goods, language: ContentLanguage) {
  return row
    .selectFrom('variant_option_values as chosen')
    .select((chosen) => {
      const name = chosen
        .selectFrom('product_option_values as value')
        .select('value.name')
        .whereRef('value.id', '=', 'chosen.option_value_id');
      const translation = chosen
        .selectFrom('translations as named')
        .select('named.value')
        .whereRef('named.resource_id', '=', 'chosen.option_value_id')
        .where('named.resource', '=', 'product_option_value')
        .where('named.language', '=', language)
        .where('named.key', '=', 'name');
      const position = chosen
        .selectFrom('product_options as option')
        .select('option.position')
        .whereRef('option.id', '=', 'chosen.option_id');
      return chosen.fn
        .agg<string>('string_agg', [chosen.fn.coalesce(translation, name), sql.lit(' / ')])
        .orderBy(position)
        .as('names');
    })
    .whereRef('chosen.variant_id', '=', 'variant.id');
}

function firstPicture(row: Goods) {
  return row
    .selectFrom('product_images as picture')
    .select('picture.file')
    .whereRef('picture.product_id', '=', 'product.id')
    .orderBy('picture.position')
    .limit(1);
}

function heldPieces(row: Goods, cartToken: string) {
  return row
    .selectFrom('stock_holds as hold')
    .innerJoin('payments as payment', 'payment.id', 'hold.payment_id')
    .innerJoin('checkouts as checkout', 'checkout.token', 'payment.checkout_token')
    .select((hold) => hold.fn.sum<number | string>('hold.quantity').as('quantity'))
    .where('checkout.cart_token', '=', cartToken)
    .whereRef('hold.variant_id', '=', 'variant.id');
}
