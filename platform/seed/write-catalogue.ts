import { endOfDay, startOfDay } from '#domain/delivery/athens-time.ts';
import { toTranslations, writeTranslations } from '../catalogue/write-translations.ts';
import type { Trx } from '../db/database.ts';
import { foldCode } from '../discounts/discounts.ts';
import type { SeedCatalogue, SeedCollection, SeedDiscount } from './seed-files.ts';
import { writeProducts } from './write-products.ts';

/** Adds products, collections and discounts to the database. */
export async function writeCatalogue(trx: Trx, catalogue: SeedCatalogue, now: Date): Promise<void> {
  await writeProducts(trx, catalogue.products);
  await writeCollections(trx, catalogue.collections, now);
  await writeDiscounts(trx, catalogue.discounts);
}

async function writeCollections(trx: Trx, collections: readonly SeedCollection[], now: Date): Promise<void> {
  for (const { handle, title, description, rule } of collections) {
    const row = { handle, title: title.el, description_html: description.el, rule, updated_at: now.toISOString() };
    const { id } = await trx.insertInto('collections').values(row).returning('id').executeTakeFirstOrThrow();
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
