/** Custom fields as they shall be: what is the same stays untouched, what is not named goes. */
import type { Trx } from '../db/database.ts';
import type { Metafield } from './catalogue.ts';
import type { MetafieldRecord } from './product-record.ts';

type Owner = { product_id: number } | { variant_id: number };

export async function writeMetafields(
  trx: Trx,
  owner: Owner,
  wanted: readonly MetafieldRecord[],
  existing: readonly Metafield[],
  now: Date,
): Promise<void> {
  // The two tables differ in the column of the owner alone.
  const table = ('product_id' in owner ? 'product_metafields' : 'variant_metafields') as 'product_metafields';
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
  const rows = added.map((field) => ({
    ...field,
    ...(owner as { product_id: number }),
    created_at: updated_at,
    updated_at,
  }));
  if (rows.length > 0) await trx.insertInto(table).values(rows).execute();
}
