import type { Database } from '../db/database.ts';

/**
 * Sets how many pieces of a variant can be sold.
 *
 * @param expected the pieces that the change was decided by; with others by now, nothing is changed
 * @returns false when no variant has this SKU, or not the expected pieces
 */
export async function setStock(db: Database, sku: string, pieces: number, expected?: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('product_variants')
    .set({ stock: pieces })
    .where('sku', '=', sku)
    .$if(expected !== undefined, (query) => query.where('stock', '=', expected ?? 0))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
