/** Writes products in few statements: many rows each. */

import { VARIANT_PICTURE } from '../catalogue/import/variant-picture.ts';
import { pictureText } from '../catalogue/picture-text.ts';
import { type Translation, toTranslations, writeTranslations } from '../catalogue/write-translations.ts';
import type { Trx } from '../db/database.ts';
import { partsOf } from '../db/parts-of-rows.ts';
import { sizeOfPicture } from '../media/stored-pictures.ts';
import type { SeedProduct } from './seed-files.ts';

interface WrittenProduct extends SeedProduct {
  id: number;
}

interface WrittenValue {
  id: number;
  optionId: number;
  name: string;
}

/** Writes products with pictures, options and variants. */
export async function writeProducts(trx: Trx, products: readonly SeedProduct[]): Promise<void> {
  const written = await writeProductRows(trx, products);
  await writeImages(trx, written);
  await writeMetafields(trx, written);
  await writeVariants(trx, written, await writeOptions(trx, written));
}

async function writeProductRows(trx: Trx, products: readonly SeedProduct[]): Promise<WrittenProduct[]> {
  // The files know the day only; an hour within it keeps the day the same in every time zone nearby.
  const rows = products.map((product) => {
    const createdAt = `${product.createdAt}T09:00:00.000Z`;
    return {
      handle: product.handle,
      title: product.title.el,
      description_html: product.description.el,
      vendor: product.vendor,
      product_type: product.productType,
      tags: JSON.stringify(product.tags),
      created_at: createdAt,
      updated_at: createdAt,
      published_at: createdAt,
    };
  });
  const ids = new Map<string, number>();
  for (const part of partsOf(rows)) {
    const written = await trx.insertInto('products').values(part).returning(['id', 'handle']).execute();
    for (const { id, handle } of written) ids.set(handle, id);
  }
  const written = products.map((product) => ({ ...product, id: known(ids, product.handle) }));
  await writeTranslations(
    trx,
    written.flatMap(({ id, title, description }) => [
      ...toTranslations('product', id, 'title', title),
      ...toTranslations('product', id, 'description_html', description),
    ]),
  );
  return written;
}

async function writeImages(trx: Trx, products: readonly WrittenProduct[]): Promise<void> {
  const images = products.flatMap((product) =>
    product.images.map((file, position) => ({
      product_id: product.id,
      position,
      file,
      text: pictureText(product.title, file),
    })),
  );
  const translations: Translation[] = [];
  for (const part of partsOf(images)) {
    const rows = part.map(({ text, ...image }) => ({ ...image, ...sizeOfPicture(image.file), alt: text.el }));
    const written = await trx
      .insertInto('product_images')
      .values(rows)
      .returning(['id', 'product_id', 'position'])
      .execute();
    const ids = new Map(written.map((row) => [`${row.product_id} ${row.position}`, row.id]));
    for (const { product_id, position, text } of part) {
      translations.push(...toTranslations('product_image', known(ids, `${product_id} ${position}`), 'alt', text));
    }
  }
  await writeTranslations(trx, translations);
}

async function writeMetafields(trx: Trx, products: readonly WrittenProduct[]): Promise<void> {
  const rows = products.flatMap(({ id, createdAt, metafields }) => {
    const at = `${createdAt}T09:00:00.000Z`;
    return metafields.map((field) => ({ ...field, product_id: id, created_at: at, updated_at: at }));
  });
  for (const part of partsOf(rows)) await trx.insertInto('product_metafields').values(part).execute();
}

/** @returns the values of each product's options, in order */
async function writeOptions(trx: Trx, products: readonly WrittenProduct[]): Promise<Map<number, WrittenValue[][]>> {
  const options = products.flatMap((product) =>
    product.options.map((option, position) => ({ ...option, product_id: product.id, position })),
  );
  const translations: Translation[] = [];
  const valuesOf = new Map<number, WrittenValue[][]>();
  for (const part of partsOf(options)) {
    const rows = part.map(({ product_id, position, name }) => ({ product_id, position, name: name.el }));
    const written = await trx
      .insertInto('product_options')
      .values(rows)
      .returning(['id', 'product_id', 'position'])
      .execute();
    const ids = new Map(written.map((row) => [`${row.product_id} ${row.position}`, row.id]));
    const withIds = part.map((option) => ({ ...option, id: known(ids, `${option.product_id} ${option.position}`) }));
    for (const { id, name } of withIds) translations.push(...toTranslations('product_option', id, 'name', name));
    const values = await writeOptionValues(trx, withIds, translations);
    for (const { id, product_id } of withIds) {
      valuesOf.set(product_id, [...(valuesOf.get(product_id) ?? []), values.filter((value) => value.optionId === id)]);
    }
  }
  await writeTranslations(trx, translations);
  return valuesOf;
}

async function writeOptionValues(
  trx: Trx,
  options: readonly { id: number; values: readonly { el: string; en: string }[] }[],
  translations: Translation[],
): Promise<WrittenValue[]> {
  const values = options.flatMap((option) =>
    option.values.map((name, position) => ({ option_id: option.id, position, name })),
  );
  const result: WrittenValue[] = [];
  for (const part of partsOf(values)) {
    const rows = part.map((value) => ({ ...value, name: value.name.el }));
    const written = await trx
      .insertInto('product_option_values')
      .values(rows)
      .returning(['id', 'option_id', 'position'])
      .execute();
    const ids = new Map(written.map((row) => [`${row.option_id} ${row.position}`, row.id]));
    for (const { option_id, position, name } of part) {
      const id = known(ids, `${option_id} ${position}`);
      result.push({ id, optionId: option_id, name: name.el });
      translations.push(...toTranslations('product_option_value', id, 'name', name));
    }
  }
  return result;
}

async function writeVariants(
  trx: Trx,
  products: readonly WrittenProduct[],
  valuesOf: ReadonlyMap<number, WrittenValue[][]>,
): Promise<void> {
  const variants = products.flatMap((product) =>
    product.variants.map((variant, position) => ({ ...variant, product_id: product.id, position })),
  );
  for (const part of partsOf(variants)) {
    const rows = part.map(({ product_id, position, sku, barcode, price, stock, weightGrams }) => ({
      product_id,
      position,
      sku,
      barcode,
      price_cents: price,
      stock,
      weight_grams: weightGrams,
    }));
    const written = await trx.insertInto('product_variants').values(rows).returning(['id', 'sku']).execute();
    const ids = new Map(written.map((row) => [row.sku, row.id]));
    const chosen = part.flatMap(({ sku, values, product_id }) =>
      values.flatMap((name, index) => {
        const value = valuesOf.get(product_id)?.[index]?.find((candidate) => candidate.name === name);
        return value ? [{ variant_id: known(ids, sku), option_id: value.optionId, option_value_id: value.id }] : [];
      }),
    );
    await writePictures(trx, part, ids);
    for (const rowsOfPart of partsOf(chosen))
      await trx.insertInto('variant_option_values').values(rowsOfPart).execute();
  }
}

/** Which picture shows which variant. */
async function writePictures(
  trx: Trx,
  variants: readonly Pick<SeedProduct['variants'][number], 'sku' | 'image'>[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const at = new Date().toISOString();
  const fields = variants.flatMap(({ sku, image }) =>
    image === null ? [] : [{ variant_id: known(ids, sku), value: image, created_at: at, updated_at: at }],
  );
  const rows = fields.map((field) => ({ ...field, ...VARIANT_PICTURE, type: 'single_line_text_field' }));
  for (const part of partsOf(rows)) await trx.insertInto('variant_metafields').values(part).execute();
}

function known<Key>(ids: ReadonlyMap<Key, number>, key: Key): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The row ${String(key)} was not written`);
  return id;
}
