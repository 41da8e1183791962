/** Writes products, collections and discounts in few statements: many rows each. */
import type { Insertable, Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { foldCode } from '../discounts/discounts.ts';
import { endOfDay, startOfDay } from './athens-time.ts';
import { pictureText } from './picture-text.ts';
import type { SeedCatalogue, SeedCollection, SeedDiscount, SeedProduct } from './seed-files.ts';

type Translation = Insertable<Tables['translations']>;

interface WrittenProduct extends SeedProduct {
  id: number;
}

interface WrittenValue {
  id: number;
  optionId: number;
  name: string;
}

/** Pictures in `art/out` are drawn in this size. */
const PICTURE = { width: 1200, height: 900 };

/** Stays below the databases' limits for parameters of one statement. */
const ROWS_PER_STATEMENT = 200;

export async function writeCatalogue(trx: Transaction<Tables>, catalogue: SeedCatalogue, now: Date): Promise<void> {
  const products = await writeProducts(trx, catalogue.products);
  await writeImages(trx, products);
  await writeVariants(trx, products, await writeOptions(trx, products));
  await writeCollections(trx, catalogue.collections, products, now);
  await writeDiscounts(trx, catalogue.discounts);
}

async function writeProducts(trx: Transaction<Tables>, products: readonly SeedProduct[]): Promise<WrittenProduct[]> {
  const rows = products.map((product) => {
    const createdAt = startOfDay(product.createdAt);
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
      ...translation('product', id, 'title', title),
      ...translation('product', id, 'description_html', description),
    ]),
  );
  return written;
}

async function writeImages(trx: Transaction<Tables>, products: readonly WrittenProduct[]): Promise<void> {
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
    const rows = part.map(({ text, ...image }) => ({ ...image, ...PICTURE, alt: text.el }));
    const written = await trx
      .insertInto('product_images')
      .values(rows)
      .returning(['id', 'product_id', 'position'])
      .execute();
    const ids = new Map(written.map((row) => [`${row.product_id} ${row.position}`, row.id]));
    for (const { product_id, position, text } of part) {
      translations.push(...translation('product_image', known(ids, `${product_id} ${position}`), 'alt', text));
    }
  }
  await writeTranslations(trx, translations);
}

/** @returns the values of each product's options, in order */
async function writeOptions(
  trx: Transaction<Tables>,
  products: readonly WrittenProduct[],
): Promise<Map<number, WrittenValue[][]>> {
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
    for (const { id, name } of withIds) translations.push(...translation('product_option', id, 'name', name));
    const values = await writeOptionValues(trx, withIds, translations);
    for (const { id, product_id } of withIds) {
      valuesOf.set(product_id, [...(valuesOf.get(product_id) ?? []), values.filter((value) => value.optionId === id)]);
    }
  }
  await writeTranslations(trx, translations);
  return valuesOf;
}

async function writeOptionValues(
  trx: Transaction<Tables>,
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
      translations.push(...translation('product_option_value', id, 'name', name));
    }
  }
  return result;
}

async function writeVariants(
  trx: Transaction<Tables>,
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
    for (const rowsOfPart of partsOf(chosen))
      await trx.insertInto('variant_option_values').values(rowsOfPart).execute();
  }
}

async function writeCollections(
  trx: Transaction<Tables>,
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
      ...translation('collection', id, 'title', title),
      ...translation('collection', id, 'description_html', description),
    ]);
  }
}

function isMember({ vendor, productType, tags }: SeedProduct, rule: SeedCollection['rule']): boolean {
  return (
    (rule.vendor === undefined || rule.vendor === vendor) &&
    (rule.productType === undefined || rule.productType === productType) &&
    (rule.tag === undefined || tags.includes(rule.tag))
  );
}

async function writeDiscounts(trx: Transaction<Tables>, discounts: readonly SeedDiscount[]): Promise<void> {
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
    await writeTranslations(trx, translation('discount', id, 'title', discount.title));
  }
}

async function writeTranslations(trx: Transaction<Tables>, rows: readonly Translation[]): Promise<void> {
  for (const part of partsOf(rows)) await trx.insertInto('translations').values(part).execute();
}

/** None when the English text is the Greek one. */
function translation(
  resource: Translation['resource'],
  id: number,
  key: string,
  text: { el: string; en: string },
): Translation[] {
  return text.en === text.el ? [] : [{ resource, resource_id: id, language: 'en', key, value: text.en }];
}

function partsOf<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_PER_STATEMENT);
  return Array.from({ length: count }, (_, part) =>
    rows.slice(part * ROWS_PER_STATEMENT, (part + 1) * ROWS_PER_STATEMENT),
  );
}

function known<Key>(ids: ReadonlyMap<Key, number>, key: Key): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The row ${String(key)} was not written`);
  return id;
}
