/** Custom fields as they shall be: what is the same stays untouched, what is not named goes. */
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Metafield } from './catalogue.ts';
import type { MetafieldRecord } from './product-record.ts';

type Trx = Transaction<Tables>;

export async function writeProductMetafields(
  trx: Trx,
  productId: number,
  wanted: readonly MetafieldRecord[],
  existing: readonly Metafield[],
  now: Date,
): Promise<void> {
  const { gone, changed, added } = compareMetafields(wanted, existing);
  const updated_at = now.toISOString();
  if (gone.length > 0) await trx.deleteFrom('product_metafields').where('id', 'in', gone).execute();
  for (const { id, type, value } of changed) {
    await trx.updateTable('product_metafields').set({ type, value, updated_at }).where('id', '=', id).execute();
  }
  const rows = added.map((field) => ({ ...field, product_id: productId, created_at: updated_at, updated_at }));
  if (rows.length > 0) await trx.insertInto('product_metafields').values(rows).execute();
}

export async function writeVariantMetafields(
  trx: Trx,
  variantId: number,
  wanted: readonly MetafieldRecord[],
  existing: readonly Metafield[],
  now: Date,
): Promise<void> {
  const { gone, changed, added } = compareMetafields(wanted, existing);
  const updated_at = now.toISOString();
  if (gone.length > 0) await trx.deleteFrom('variant_metafields').where('id', 'in', gone).execute();
  for (const { id, type, value } of changed) {
    await trx.updateTable('variant_metafields').set({ type, value, updated_at }).where('id', '=', id).execute();
  }
  const rows = added.map((field) => ({ ...field, variant_id: variantId, created_at: updated_at, updated_at }));
  if (rows.length > 0) await trx.insertInto('variant_metafields').values(rows).execute();
}

function compareMetafields(wanted: readonly MetafieldRecord[], existing: readonly Metafield[]) {
  const nameOf = ({ namespace, key }: Pick<Metafield, 'namespace' | 'key'>) => `${namespace}.${key}`;
  const known = new Map(existing.map((field) => [nameOf(field), field]));
  const names = new Set(wanted.map(nameOf));
  return {
    gone: existing.filter((field) => !names.has(nameOf(field))).map(({ id }) => id),
    changed: wanted.flatMap(({ type, value, ...name }) => {
      const before = known.get(nameOf(name));
      return before && (before.value !== value || before.type !== type) ? [{ id: before.id, type, value }] : [];
    }),
    added: wanted.filter((field) => !known.has(nameOf(field))),
  };
}
