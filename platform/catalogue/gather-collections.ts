import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import { partsOf } from '../db/parts-of-rows.ts';

/** A collection that gathers by itself every product that matches all parts of its rule. */
export interface CollectionRule {
  handle: string;
  rule: { vendor?: string | undefined; productType?: string | undefined; tag?: string | undefined };
}

interface Member {
  id: number;
  vendor: string;
  productType: string;
  tags: readonly string[];
}

/** Puts these products into the collections whose rule they match, after those that are there, and out of the others. */
export async function gatherCollections(
  trx: Trx,
  rules: readonly CollectionRule[],
  products: readonly Member[],
): Promise<void> {
  for (const { handle, rule } of rules) {
    const collection = await trx.selectFrom('collections').select('id').where('handle', '=', handle).executeTakeFirst();
    if (!collection) continue;
    const rows = await trx
      .selectFrom('collection_products')
      .select('product_id')
      .where('collection_id', '=', collection.id)
      .execute();
    const there = new Set(rows.map((row) => row.product_id));
    const matching = new Set(products.filter((product) => isMember(product, rule)).map(({ id }) => id));
    const gone = products.filter(({ id }) => there.has(id) && !matching.has(id)).map(({ id }) => id);
    for (const part of partsOf(gone)) {
      await trx
        .deleteFrom('collection_products')
        .where('collection_id', '=', collection.id)
        .where('product_id', 'in', part)
        .execute();
    }
    await append(
      trx,
      collection.id,
      [...matching].filter((id) => !there.has(id)),
    );
  }
}

export function isMember({ vendor, productType, tags }: Omit<Member, 'id'>, rule: CollectionRule['rule']): boolean {
  return (
    (rule.vendor === undefined || rule.vendor === vendor) &&
    (rule.productType === undefined || rule.productType === productType) &&
    (rule.tag === undefined || tags.includes(rule.tag))
  );
}

async function append(trx: Trx, collectionId: number, productIds: readonly number[]): Promise<void> {
  const { last } = await trx
    .selectFrom('collection_products')
    .select(sql<number>`coalesce(max(position), -1)`.as('last'))
    .where('collection_id', '=', collectionId)
    .executeTakeFirstOrThrow();
  const rows = productIds.map((id, index) => ({
    collection_id: collectionId,
    product_id: id,
    position: last + 1 + index,
  }));
  for (const part of partsOf(rows)) await trx.insertInto('collection_products').values(part).execute();
}
