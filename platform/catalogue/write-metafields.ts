/** Custom fields as they shall be: what is the same stays untouched, what is not named goes. */
import type { Trx } from '../db/database.ts';
import type { Metafield } from './catalogue.ts';
import type { MetafieldRecord } from './product-record.ts';

type MetafieldTable = 'product_metafields' | 'variant_metafields';

export async function writeProductMetafields(
  trx: Trx,
  productId: number,
  wanted: readonly MetafieldRecord[],
  existing: readonly Metafield[],
  now: Date,
): Promise<void> {
  const added = await changeMetafields(trx, 'product_metafields', wanted, existing, now);
  const rows = added.map((field) => ({ ...field, product_id: productId }));
  if (rows.length > 0) await trx.insertInto('product_metafields').values(rows).execute();
}

export async function writeVariantMetafields(
  trx: Trx,
  variantId: number,
  wanted: readonly MetafieldRecord[],
  existing: readonly Metafield[],
  now: Date,
): Promise<void> {
  const added = await changeMetafields(trx, 'variant_metafields', wanted, existing, now);
  const rows = added.map((field) => ({ ...field, variant_id: variantId }));
  if (rows.length > 0) await trx.insertInto('variant_metafields').values(rows).execute();
}

/** @returns what is still to be inserted, with its owner */
async function changeMetafields(
  trx: Trx,
  table: MetafieldTable,
  wanted: readonly MetafieldRecord[],
  existing: readonly Metafield[],
  now: Date,
) {
  const nameOf = ({ namespace, key }: Pick<Metafield, 'namespace' | 'key'>) => `${namespace}.${key}`;
  const known = new Map(existing.map((field) => [nameOf(field), field]));
  const names = new Set(wanted.map(nameOf));
  const updated_at = now.toISOString();
  const gone = existing.filter((field) => !names.has(nameOf(field))).map(({ id }) => id);
  if (gone.length > 0) await trx.deleteFrom(table).where('id', 'in', gone).execute();
  for (const { type, value, ...name } of wanted) {
    const before = known.get(nameOf(name));
    if (!before || (before.value === value && before.type === type)) continue;
    await trx.updateTable(table).set({ type, value, updated_at }).where('id', '=', before.id).execute();
  }
  const added = wanted.filter((field) => !known.has(nameOf(field)));
  return added.map((field) => ({ ...field, created_at: updated_at, updated_at }));
}
