import { endOfDay, startOfDay } from '#domain/delivery/athens-time.ts';
import { isMember } from '../catalogue/gather-collections.ts';
import { toTranslations, writeTranslations } from '../catalogue/write-translations.ts';
import type { Trx } from '../db/database.ts';
import { partsOf } from '../db/parts-of-rows.ts';
import { foldCode } from '../discounts/discounts.ts';
import type { SeedCatalogue, SeedCollection, SeedDiscount } from './seed-files.ts';
import { type WrittenProduct, writeProducts } from './write-products.ts';

/** Adds products, collections and discounts to the database. */
export async function writeCatalogue(trx: Trx, catalogue: SeedCatalogue, now: Date): Promise<void> {
  const products = await writeProducts(trx, catalogue.products);
  await writeCollections(trx, catalogue.collections, products, now);
  await writeDiscounts(trx, catalogue.discounts);
}

async function writeCollections(
  trx: Trx,
  collections: readonly SeedCollection[],
  products: readonly WrittenProduct[],
  now: Date,
): Promise<void> {
  for (const { handle, title, description, rule } of collections) {
    const row = { handle, title: title.el, description_html: description.el, updated_at: now.toISOString() };
    const { id } = await trx.insertInto('collections').values(row).returning('id').executeTakeFirstOrThrow();
    const members = products.filter((product) => isMember(product, rule));
    const rows = members.map((product, position) => ({ collection_id: id, product_id: product.id, position }));
    for (const part of partsOf(rows)) await trx.insertInto('collection_products').values(part).execute();
    await writeTranslations(trx, [
      ...toTranslations('collection', id, 'title', title),
      ...toTranslations('collection', id, 'description_html', description),
    ]);
  }
}

async function writeDiscounts(trx: Trx, discounts: readonly SeedDiscount[]): Promise<void> {
  for (const discount of discounts) {
    const row = {
      code: foldCode(discount.code),
      title: discount.title.el,
      percent: discount.percent,
      amount_cents: discount.amount,
      minimum_subtotal_cents: discount.minimumSubtotal,
      first_order_only: discount.firstOrderOnly ? 1 : 0,
      usage_limit: discount.usageLimit,
      used_count: 0,
      starts_at: discount.startsAt && startOfDay(discount.startsAt),
      ends_at: discount.endsAt && endOfDay(discount.endsAt),
    };
    const { id } = await trx.insertInto('discounts').values(row).returning('id').executeTakeFirstOrThrow();
    await writeTranslations(trx, toTranslations('discount', id, 'title', discount.title));
  }
}
