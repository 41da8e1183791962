/** What the catalogue reads from the database: one query per table. */
import { type Selectable, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';

export interface CatalogueRows {
  products: Selectable<Tables['products']>[];
  images: Selectable<Tables['product_images']>[];
  options: Selectable<Tables['product_options']>[];
  optionValues: Selectable<Tables['product_option_values']>[];
  variants: Omit<Selectable<Tables['product_variants']>, 'stock'>[];
  variantOptionValues: Selectable<Tables['variant_option_values']>[];
  productMetafields: Selectable<Tables['product_metafields']>[];
  variantMetafields: Selectable<Tables['variant_metafields']>[];
  /** Of variants with a price before a reduction, from the oldest on. */
  prices: Selectable<Tables['variant_prices']>[];
  collections: Selectable<Tables['collections']>[];
  collectionProducts: Selectable<Tables['collection_products']>[];
  translations: Selectable<Tables['translations']>[];
}

/** What changes with every order. */
export interface StockRows {
  stock: { id: number; stock: number }[];
  sold: { product_id: number; quantity: number }[];
}

export interface CatalogueVersions {
  content: number;
  stock: number;
}

export async function readCatalogueVersions(db: Database): Promise<CatalogueVersions> {
  return db.selectFrom('catalogue_versions').select(['content', 'stock']).executeTakeFirstOrThrow();
}

export async function readCatalogueRows(db: Database): Promise<CatalogueRows> {
  const [products, images, options, optionValues, variants, variantOptionValues] = await Promise.all([
    db.selectFrom('products').selectAll().orderBy('id').execute(),
    db.selectFrom('product_images').selectAll().orderBy('product_id').orderBy('position').execute(),
    db.selectFrom('product_options').selectAll().orderBy('product_id').orderBy('position').execute(),
    db.selectFrom('product_option_values').selectAll().orderBy('option_id').orderBy('position').execute(),
    db
      .selectFrom('product_variants')
      .select(['id', 'product_id', 'position', 'sku', 'barcode', 'price_cents', 'weight_grams', 'compare_at_cents'])
      .orderBy('product_id')
      .orderBy('position')
      .execute(),
    db.selectFrom('variant_option_values').selectAll().execute(),
  ]);
  const [productMetafields, variantMetafields] = await Promise.all([
    db.selectFrom('product_metafields').selectAll().orderBy('id').execute(),
    db.selectFrom('variant_metafields').selectAll().orderBy('id').execute(),
  ]);
  const prices = await db
    .selectFrom('variant_prices')
    .innerJoin('product_variants', 'product_variants.id', 'variant_prices.variant_id')
    .selectAll('variant_prices')
    .where('product_variants.compare_at_cents', 'is not', null)
    .orderBy('since')
    .execute();
  const [collections, collectionProducts, translations] = await Promise.all([
    db.selectFrom('collections').selectAll().orderBy('id').execute(),
    db.selectFrom('collection_products').selectAll().orderBy('collection_id').orderBy('position').execute(),
    db.selectFrom('translations').selectAll().execute(),
  ]);
  return {
    products,
    images,
    options,
    optionValues,
    variants,
    variantOptionValues,
    productMetafields,
    variantMetafields,
    prices,
    collections,
    collectionProducts,
    translations,
  };
}

export async function readStockRows(db: Database): Promise<StockRows> {
  const [stock, sold] = await Promise.all([
    db.selectFrom('product_variants').select(['id', 'stock']).execute(),
    db
      .selectFrom('order_lines')
      .select(['product_id', sql<number>`cast(sum(quantity) as integer)`.as('quantity')])
      .groupBy('product_id')
      .execute(),
  ]);
  return { stock, sold };
}
