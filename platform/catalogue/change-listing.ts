/** What the owner does to whole products without a file. */
import type { PlatformContext } from '../context.ts';
import type { ProductStatus } from './catalogue.ts';
import { readCatalogue } from './read-catalogue.ts';
import { deleteOptionTranslations, deleteTranslations } from './write-translations.ts';

/**
 * Puts a product on sale, or takes it off: a draft is nowhere to be seen and cannot be bought, also from a cart.
 *
 * @returns false when no product has this handle
 */
export async function setProductStatus(
  { db, now }: Pick<PlatformContext, 'db' | 'now'>,
  handle: string,
  status: ProductStatus,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('products')
    .set({ status, updated_at: now().toISOString() })
    .where('handle', '=', handle)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Removes a product for good, with its variants, its texts in every language and its places in carts and collections.
 * Orders keep what they say of it.
 *
 * @returns false when no product has this handle
 */
export async function deleteProduct({ db }: Pick<PlatformContext, 'db'>, handle: string): Promise<boolean> {
  const { products, hidden } = await readCatalogue(db);
  const product = [...products, ...hidden].find((one) => one.handle === handle);
  if (!product) return false;
  await db.transaction().execute(async (trx) => {
    await deleteTranslations(trx, 'product', [product]);
    await deleteTranslations(trx, 'product_image', product.images);
    await deleteOptionTranslations(trx, product.options);
    await trx.deleteFrom('products').where('id', '=', product.id).execute();
  });
  return true;
}
