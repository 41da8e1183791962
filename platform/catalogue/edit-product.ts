/** One product, changed by the owner's hand and not by a file. */

import { brandOf } from '#domain/machine/brand-of.ts';
import { titleHandle } from '#domain/shop/spell-handle.ts';
import type { PlatformContext } from '../context.ts';
import type { Size } from '../media/picture-request.ts';
import type { Product } from './catalogue.ts';
import { keepPrices } from './keep-prices.ts';
import { sameInEveryLanguage } from './localized.ts';
import { type ProductRecord, toProductRecord } from './product-record.ts';
import { readCatalogue } from './read-catalogue.ts';
import { updateVariants, writeProduct } from './write-product.ts';

export interface EditSettings {
  /** Of a picture, in pixels. */
  sizeOf: (file: string) => Size;
}

type Context = Pick<PlatformContext, 'db' | 'now'>;

/** Drafts too. */
export async function findProduct({ db }: Pick<PlatformContext, 'db'>, handle: string): Promise<Product | undefined> {
  const { products, hidden } = await readCatalogue(db);
  return [...products, ...hidden].find((product) => product.handle === handle);
}

/** Changes a product, unless `edit` says why not. The stock of its variants stays, whatever is sold meanwhile. */
export async function editProduct<Problem extends string = never>(
  context: Context,
  handle: string,
  settings: EditSettings,
  edit: (record: ProductRecord) => ProductRecord | Problem,
): Promise<'saved' | 'unknown_product' | Problem> {
  const existing = await findProduct(context, handle);
  if (!existing) return 'unknown_product';
  const record = edit(toProductRecord(existing));
  if (typeof record === 'string') return record;
  await write(context, { record, existing }, settings);
  return 'saved';
}

async function write(
  { db, now }: Context,
  { record, existing }: { record: ProductRecord; existing: Product | undefined },
  { sizeOf }: EditSettings,
): Promise<void> {
  const isThere = (sku: string) => existing?.variants.some((variant) => variant.sku === sku);
  const variants = record.variants.map((variant) => (isThere(variant.sku) ? { ...variant, stock: null } : variant));
  const change = { record: { ...record, variants }, existing };
  await db.transaction().execute(async (trx) => {
    await keepPrices(trx, now());
    await updateVariants(trx, [change]);
    await writeProduct(trx, change, now(), sizeOf);
    await keepPrices(trx, now());
  });
}

/** A draft with the texts, pictures and facts of a product and other SKUs, and nothing of it in stock. @returns its handle */
export async function duplicateProduct(
  context: Context,
  handle: string,
  settings: EditSettings,
): Promise<string | null> {
  const original = await findProduct(context, handle);
  if (!original) return null;
  const record = toProductRecord(original);
  const free = await freeNumber(context, record);
  const copy: ProductRecord = {
    ...record,
    handle: `${handle}-${free}`,
    status: 'draft',
    variants: record.variants.map((variant) => ({
      ...variant,
      sku: `${variant.sku}-${free}`,
      compareAtCents: null,
      barcode: null,
      stock: 0,
    })),
  };
  await write(context, { record: copy, existing: undefined }, settings);
  return copy.handle;
}

/** The first number from 2 on that makes handle and SKUs new. */
async function freeNumber(context: Context, { handle, variants }: ProductRecord): Promise<number> {
  const taken = await namesInUse(context);
  let number = 2;
  while ([handle, ...variants.map(({ sku }) => sku)].some((name) => taken.has(`${name}-${number}`))) number += 1;
  return number;
}

/** The handles and SKUs of all products, drafts too. */
export async function namesInUse({ db }: Pick<PlatformContext, 'db'>): Promise<ReadonlySet<string>> {
  const { products, hidden } = await readCatalogue(db);
  const all = [...products, ...hidden];
  return new Set(all.flatMap((product) => [product.handle, ...product.variants.map(({ sku }) => sku)]));
}

/** A draft with one variant, to be completed. @returns its handle, or null if there is one with this title's handle */
export async function createProduct(
  context: Context,
  { title, priceCents, productType }: { title: string; priceCents: number; productType: string },
  settings: EditSettings,
): Promise<string | null> {
  const handle = titleHandle(title);
  if (handle === '' || (await findProduct(context, handle))) return null;
  const nothing = sameInEveryLanguage('');
  const record: ProductRecord = {
    handle,
    status: 'draft',
    title: sameInEveryLanguage(title),
    descriptionHtml: nothing,
    seoTitle: nothing,
    seoDescription: nothing,
    vendor: brandOf('', title),
    productType,
    tags: [],
    images: [],
    options: [],
    metafields: [],
    variants: [
      {
        sku: handle.toUpperCase().slice(0, 60),
        values: [],
        priceCents,
        compareAtCents: null,
        stock: 1,
        barcode: null,
        weightGrams: null,
        metafields: [],
      },
    ],
  };
  await write(context, { record, existing: undefined }, settings);
  return handle;
}
