/** Writes one product as a file has it over the one that is there, or as a new one. */
import type { Trx } from '../db/database.ts';
import { sizeOfPicture } from '../media/stored-pictures.ts';
import type { Product, Variant } from './catalogue.ts';
import { type OptionRecord, type ProductRecord, toProductRecord } from './product-record.ts';
import { writeMetafields } from './write-metafields.ts';
import {
  deleteOptionTranslations,
  deleteTranslations,
  toTranslations,
  writeTranslations,
} from './write-translations.ts';

export interface ProductChange {
  record: ProductRecord;
  /** The product as it is in the shop; undefined when it is new. */
  existing: Product | undefined;
}

/**
 * Prices, stock and removal of all variants that are there, in the order of their ids, whatever the order of the file:
 * orders take their locks in this order too (`takeStock`), so the two wait for each other instead of locking each other
 * out. Positions move out of the way, because two variants cannot have one position even for an instant.
 */
export async function updateVariants(trx: Trx, changes: readonly ProductChange[]): Promise<void> {
  const steps = changes.flatMap(({ record, existing }) =>
    (existing?.variants ?? []).map(({ id, sku }) => ({ id, wanted: record.variants.find((one) => one.sku === sku) })),
  );
  for (const { id, wanted } of steps.sort((a, b) => a.id - b.id)) {
    if (!wanted) {
      await trx.deleteFrom('product_variants').where('id', '=', id).execute();
      continue;
    }
    await trx
      .updateTable('product_variants')
      .set({
        position: -id,
        price_cents: wanted.priceCents,
        compare_at_cents: wanted.compareAtCents,
        barcode: wanted.barcode,
        weight_grams: wanted.weightGrams,
        ...(wanted.stock !== null && { stock: wanted.stock }),
      })
      .where('id', '=', id)
      .execute();
  }
}

/** To be called after `updateVariants`. @returns the product's id */
export async function writeProduct(
  trx: Trx,
  { record, existing }: ProductChange,
  now: Date,
  sizeOf = sizeOfPicture,
): Promise<number> {
  const id = await writeTexts(trx, record, existing, now);
  const before = existing && toProductRecord(existing);
  if (!isSame(before?.images, record.images)) await replaceImages(trx, id, record, existing, sizeOf);
  await writeMetafields(trx, { product_id: id }, record.metafields, existing?.metafields ?? [], now);
  const variantIds = await placeVariants(trx, id, record, existing?.variants ?? []);
  for (const [index, { sku, metafields }] of record.variants.entries()) {
    const before = existing?.variants.find((variant) => variant.sku === sku)?.metafields ?? [];
    const variantId = variantIds[index];
    if (variantId !== undefined) await writeMetafields(trx, { variant_id: variantId }, metafields, before, now);
  }
  const isSameChoice =
    isSame(before?.options, record.options) &&
    isSame(
      before?.variants.map(({ sku, values }) => [sku, values]),
      record.variants.map(({ sku, values }) => [sku, values]),
    );
  if (!isSameChoice) await replaceOptions(trx, id, record, existing, variantIds);
  return id;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

async function writeTexts(trx: Trx, record: ProductRecord, existing: Product | undefined, now: Date): Promise<number> {
  const at = now.toISOString();
  const texts = {
    title: record.title.el,
    description_html: record.descriptionHtml.el,
    vendor: record.vendor,
    product_type: record.productType,
    tags: JSON.stringify(record.tags),
    updated_at: at,
    status: record.status,
    seo_title: record.seoTitle.el,
    seo_description: record.seoDescription.el,
  };
  const { id } = existing
    ? await trx
        .updateTable('products')
        .set(texts)
        .where('id', '=', existing.id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await trx
        .insertInto('products')
        .values({ ...texts, handle: record.handle, created_at: at, published_at: at })
        .returning('id')
        .executeTakeFirstOrThrow();
  if (existing) await deleteTranslations(trx, 'product', [existing]);
  await writeTranslations(trx, [
    ...toTranslations('product', id, 'title', record.title),
    ...toTranslations('product', id, 'description_html', record.descriptionHtml),
    ...toTranslations('product', id, 'seo_title', record.seoTitle),
    ...toTranslations('product', id, 'seo_description', record.seoDescription),
  ]);
  return id;
}

async function replaceImages(
  trx: Trx,
  productId: number,
  { images }: ProductRecord,
  existing: Product | undefined,
  sizeOf: typeof sizeOfPicture,
): Promise<void> {
  await deleteTranslations(trx, 'product_image', existing?.images ?? []);
  await trx.deleteFrom('product_images').where('product_id', '=', productId).execute();
  for (const [position, { file, alt }] of images.entries()) {
    const { id } = await trx
      .insertInto('product_images')
      .values({ product_id: productId, position, file, alt: alt.el, ...sizeOf(file) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeTranslations(trx, toTranslations('product_image', id, 'alt', alt));
  }
}

/** Inserts the new variants and gives every one its place. @returns ids in the order of the record */
async function placeVariants(
  trx: Trx,
  productId: number,
  record: ProductRecord,
  existing: readonly Variant[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const [position, variant] of record.variants.entries()) {
    const known = existing.find(({ sku }) => sku === variant.sku);
    if (known) {
      await trx.updateTable('product_variants').set({ position }).where('id', '=', known.id).execute();
      ids.push(known.id);
      continue;
    }
    const { id } = await trx
      .insertInto('product_variants')
      .values({
        product_id: productId,
        position,
        sku: variant.sku,
        barcode: variant.barcode,
        price_cents: variant.priceCents,
        compare_at_cents: variant.compareAtCents,
        stock: variant.stock ?? 0,
        weight_grams: variant.weightGrams,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  return ids;
}

async function replaceOptions(
  trx: Trx,
  productId: number,
  record: ProductRecord,
  existing: Product | undefined,
  variantIds: readonly number[],
): Promise<void> {
  await deleteOptionTranslations(trx, existing?.options ?? []);
  await trx.deleteFrom('product_options').where('product_id', '=', productId).execute();
  for (const [position, option] of record.options.entries()) {
    const { optionId, valueIds } = await insertOption(trx, productId, position, option);
    const chosen = record.variants.flatMap(({ values }, index) => {
      const valueId = valueIds.get(values[position] ?? '');
      const variantId = variantIds[index];
      if (valueId === undefined || variantId === undefined) return [];
      return [{ variant_id: variantId, option_id: optionId, option_value_id: valueId }];
    });
    if (chosen.length > 0) await trx.insertInto('variant_option_values').values(chosen).execute();
  }
}

async function insertOption(trx: Trx, productId: number, position: number, { name, values }: OptionRecord) {
  const { id: optionId } = await trx
    .insertInto('product_options')
    .values({ product_id: productId, position, name: name.el })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeTranslations(trx, toTranslations('product_option', optionId, 'name', name));
  const valueIds = new Map<string, number>();
  for (const [valuePosition, value] of values.entries()) {
    const { id } = await trx
      .insertInto('product_option_values')
      .values({ option_id: optionId, position: valuePosition, name: value.el })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeTranslations(trx, toTranslations('product_option_value', id, 'name', value));
    valueIds.set(value.el, id);
  }
  return { optionId, valueIds };
}
