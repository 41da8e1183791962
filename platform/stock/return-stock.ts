import type { Trx } from '../db/database.ts';
import type { StockRequest } from './take-stock.ts';

/** Puts pieces back, in the order in which `takeStock` takes its locks. Variants that are gone from the shop are left out. */
export async function returnStock(trx: Trx, requests: readonly StockRequest[]): Promise<void> {
  for (const { variantId, quantity } of [...requests].sort((a, b) => a.variantId - b.variantId)) {
    await trx
      .updateTable('product_variants')
      .set((row) => ({ stock: row('stock', '+', quantity) }))
      .where('id', '=', variantId)
      .execute();
  }
}
