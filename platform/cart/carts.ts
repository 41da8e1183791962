/**
 * The carts' rows. What the API changes is changed under the cart's lock (`lockCart`), in a transaction (change-cart.ts). The
 * checkout's own edits (checkout/edit-cart.ts) take none: each is one change of rows that are there, and placing an order
 * reads and prices the lines again.
 */
import type { Insertable, Selectable, SelectQueryBuilder } from 'kysely';
import type { Database, Trx } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import type { Attribute, CartLine } from './cart-lines.ts';

export type CartRow = Selectable<Tables['carts']>;

export async function findCart(db: Database, token: string): Promise<CartRow | null> {
  return (await db.selectFrom('carts').selectAll().where('token', '=', token).executeTakeFirst()) ?? null;
}

/**
 * Marks an open cart as changed and so locks its row on both databases until the transaction ends.
 *
 * @returns null when the cart is unknown or was completed
 */
export async function lockCart(trx: Trx, token: string, now: Date): Promise<CartRow | null> {
  const row = await trx
    .updateTable('carts')
    .set({ updated_at: now.toISOString() })
    .where('token', '=', token)
    .where('completed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function insertCart(trx: Trx, row: Insertable<Tables['carts']>): Promise<CartRow> {
  return trx.insertInto('carts').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updateCart(trx: Trx, token: string, values: Partial<CartRow>): Promise<void> {
  if (Object.keys(values).length === 0) return;
  await trx.updateTable('carts').set(values).where('token', '=', token).execute();
}

/** @param token of the cart, or a query for it */
export async function readLines(
  db: Database,
  token: string | SelectQueryBuilder<Tables, 'checkouts', { cart_token: string }>,
): Promise<CartLine[]> {
  const rows = await db
    .selectFrom('cart_lines')
    .select(['id', 'variant_id', 'quantity', 'attributes'])
    .where('cart_token', '=', token)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    variantId: row.variant_id,
    quantity: row.quantity,
    attributes: parseAttributes(row.attributes),
  }));
}

/** Writes the lines in their order in place of those that are there. */
export async function replaceLines(trx: Trx, token: string, lines: readonly CartLine[]): Promise<void> {
  await trx.deleteFrom('cart_lines').where('cart_token', '=', token).execute();
  if (lines.length === 0) return;
  const rows = lines.map((line, position) => ({
    id: line.id,
    cart_token: token,
    position,
    variant_id: line.variantId,
    quantity: line.quantity,
    attributes: JSON.stringify(line.attributes),
  }));
  await trx.insertInto('cart_lines').values(rows).execute();
}

export async function readDiscountCodes(db: Database, token: string): Promise<string[]> {
  const rows = await db
    .selectFrom('cart_discount_codes')
    .select('code')
    .where('cart_token', '=', token)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.code);
}

export async function replaceDiscountCodes(trx: Trx, token: string, codes: readonly string[]): Promise<void> {
  await trx.deleteFrom('cart_discount_codes').where('cart_token', '=', token).execute();
  if (codes.length === 0) return;
  const rows = codes.map((code, position) => ({ cart_token: token, position, code }));
  await trx
    .insertInto('cart_discount_codes')
    .values(rows)
    // Of two requests at the same time both may have found no code.
    .onConflict((conflict) =>
      conflict.columns(['cart_token', 'position']).doUpdateSet(({ ref }) => ({ code: ref('excluded.code') })),
    )
    .execute();
}

/** Pieces that can be sold, by variant; variants that do not exist, have no price or are not for sale are absent. */
export async function readStock(db: Database, variantIds: readonly number[]): Promise<Map<number, number>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_variants')
    .innerJoin('products', 'products.id', 'product_variants.product_id')
    .select(['product_variants.id', 'product_variants.stock'])
    .where('product_variants.id', 'in', [...new Set(variantIds)])
    .where('products.status', '=', 'active')
    .where('product_variants.price_cents', '>', 0)
    .execute();
  return new Map(rows.map((row) => [row.id, row.stock]));
}

export function parseAttributes(json: string): Attribute[] {
  return JSON.parse(json) as Attribute[];
}
