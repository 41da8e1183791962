import type { Trx } from '../db/database.ts';

export interface StockRequest {
  variantId: number;
  quantity: number;
}

/**
 * Takes pieces out of stock inside the transaction that sells them.
 *
 * Variants are taken in the order of their ids, whatever the order of the cart, so that two buyers with the same things
 * wait for each other instead of locking each other out. The row stays locked until the transaction ends, so prices
 * read after this call are the ones that are sold at.
 *
 * @param held pieces taken out before for the same buyer; those no longer wanted go back
 * @returns the variants with too few pieces left; the caller must then roll back, because the others have been taken
 */
export async function takeStock(
  trx: Trx,
  requests: readonly StockRequest[],
  held: readonly StockRequest[] = [],
): Promise<number[]> {
  const wanted = new Map<number, number>();
  for (const { variantId, quantity } of requests) wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity);
  for (const { variantId, quantity } of held) wanted.set(variantId, (wanted.get(variantId) ?? 0) - quantity);
  const sorted = [...wanted].sort(([one], [other]) => one - other);
  const taken = await Promise.all(sorted.map(([variantId, quantity]) => takePieces(trx, { variantId, quantity })));
  return sorted.filter((_, index) => !taken[index]).map(([variantId]) => variantId);
}

/** @returns whether there were enough */
async function takePieces(trx: Trx, { variantId, quantity }: StockRequest): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('product_variants')
    .set((row) => ({ stock: row('stock', '-', quantity) }))
    .where('id', '=', variantId)
    .where('stock', '>=', quantity)
    .where('product_id', 'in', trx.selectFrom('products').select('id').where('status', '=', 'active'))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
