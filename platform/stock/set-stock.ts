import type { Database } from '../db/database.ts';

/**
 * Sets how many pieces of a variant can be sold.
 *
 * @returns false when no variant has this SKU
 */
export async function setStock(db: Database, sku: string, pieces: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('product_variants')
    .set({ stock: pieces })
    .where('sku', '=', sku)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
