import type { Database } from '../db/database.ts';
import { type Discount, foldCode } from './discounts.ts';

export async function listDiscounts(db: Database): Promise<Discount[]> {
  return db.selectFrom('discounts').selectAll().orderBy('code').execute();
}

/**
 * Removes a code; orders that used it keep their price. The text of the code stays free to be used again.
 *
 * @returns false when there is no such code
 */
export async function removeDiscount(db: Database, code: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom('discounts').select('id').where('code', '=', foldCode(code)).executeTakeFirst();
    if (!row) return false;
    await trx.deleteFrom('discount_redemptions').where('discount_id', '=', row.id).execute();
    await trx.deleteFrom('translations').where('resource', '=', 'discount').where('resource_id', '=', row.id).execute();
    await trx.deleteFrom('discounts').where('id', '=', row.id).execute();
    return true;
  });
}
