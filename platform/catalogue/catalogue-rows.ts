/** What the catalogue reads from the database: one query per table. */
import { type Expression, type Selectable, sql } from 'kysely';
import { type Database, isPostgres } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';

export type CatalogueRows = Awaited<ReturnType<typeof readCatalogueRows>>;

/** What changes with every order. */
export interface StockRows {
  stock: { id: number; stock: number }[];
  sold: { product_id: number; quantity: number }[];
}

export interface CatalogueVersions {
  content: number;
  /** Another one after every change of a stock. */
  stock: string;
}

export async function readCatalogueVersions(db: Database): Promise<CatalogueVersions> {
  const stock = isPostgres(db) ? sql<string>`stock_version()` : sql<string>`cast(stock as text)`;
  return db
    .selectFrom('catalogue_versions')
    .select(['content', stock.as('stock')])
    .executeTakeFirstOrThrow();
}

/** @param ids of the products to read; without it all of them, with the collections */
export async function readCatalogueRows(db: Database, ids?: readonly number[]) {
  const among = (column: string, owners: Expression<unknown> = sql`(${sql.join(ids ?? [])})`) =>
    ids ? sql<boolean>`${sql.ref(column)} in ${owners}` : sql<boolean>`true`;
  const ofProducts = among('product_id');
  const optionIds = db.selectFrom('product_options').select('id').where(ofProducts);
  const ofVariants = among('variant_id', db.selectFrom('product_variants').select('id').where(ofProducts));
  const [products, images, options, optionValues, variants, variantOptionValues] = await Promise.all([
    db.selectFrom('products').selectAll().where(among('id')).orderBy('id').execute(),
    db.selectFrom('product_images').selectAll().where(ofProducts).orderBy('product_id').orderBy('position').execute(),
    db.selectFrom('product_options').selectAll().where(ofProducts).orderBy('product_id').orderBy('position').execute(),
    db
      .selectFrom('product_option_values')
      .selectAll()
      .where(among('option_id', optionIds))
      .orderBy('option_id')
      .orderBy('position')
      .execute(),
    db
      .selectFrom('product_variants')
      .select(['id', 'product_id', 'position', 'sku', 'barcode', 'price_cents', 'weight_grams', 'compare_at_cents'])
      .where(ofProducts)
      .orderBy('product_id')
      .orderBy('position')
      .execute(),
    db.selectFrom('variant_option_values').selectAll().where(ofVariants).execute(),
  ]);
  // Prices of variants with a price before a reduction, from the oldest on.
  const [productMetafields, variantMetafields, prices] = await Promise.all([
    db.selectFrom('product_metafields').selectAll().where(ofProducts).orderBy('id').execute(),
    db.selectFrom('variant_metafields').selectAll().where(ofVariants).orderBy('id').execute(),
    db
      .selectFrom('variant_prices')
      .innerJoin('product_variants', 'product_variants.id', 'variant_prices.variant_id')
      .selectAll('variant_prices')
      .where('product_variants.compare_at_cents', 'is not', null)
      .where(ofProducts)
      .orderBy('since')
      .execute(),
  ]);
  const known = { products, images, options, optionValues };
  const translations = ids
    ? await readTranslations(db, known)
    : await db.selectFrom('translations').selectAll().execute();
  return {
    ...known,
    translations,
    ...(ids ? { collections: [], collectionProducts: [] } : await readCollections(db)),
    variants,
    variantOptionValues,
    productMetafields,
    variantMetafields,
    prices,
  };
}

async function readCollections(db: Database) {
  const [collections, collectionProducts] = await Promise.all([
    db.selectFrom('collections').selectAll().orderBy('id').execute(),
    db.selectFrom('collection_products').selectAll().orderBy('collection_id').orderBy('position').execute(),
  ]);
  return { collections, collectionProducts };
}

/** The collections alone, in every language. */
export async function readCollectionRows(db: Database) {
  const translations = db.selectFrom('translations').selectAll().where('resource', '=', 'collection');
  return { ...(await readCollections(db)), translations: await translations.execute() };
}

type Translated = Record<'products' | 'images' | 'options' | 'optionValues', readonly { id: number }[]>;

async function readTranslations(db: Database, rows: Translated): Promise<Selectable<Tables['translations']>[]> {
  const owners = [
    ['product', rows.products],
    ['product_image', rows.images],
    ['product_option', rows.options],
    ['product_option_value', rows.optionValues],
  ] as const;
  const found = await Promise.all(
    owners
      .filter(([, owned]) => owned.length > 0)
      .map(([resource, owned]) => {
        const ids = owned.map(({ id }) => id);
        const query = db.selectFrom('translations').selectAll().where('resource', '=', resource);
        return query.where('resource_id', 'in', ids).execute();
      }),
  );
  return found.flat();
}

/**
 * @param ids of the products whose stock is read; without it that of all
 * @param options.withSales whether what was sold is counted
 */
export async function readStockRows(
  db: Database,
  ids?: readonly number[],
  { withSales } = { withSales: true },
): Promise<StockRows> {
  const stock = await db
    .selectFrom('product_variants')
    .select(['id', 'stock'])
    .$if(ids !== undefined, (query) => query.where('product_id', 'in', ids ?? []))
    .execute();
  if (!withSales) return { stock, sold: [] };
  const sold = await db
    .selectFrom('order_lines')
    .select(['product_id', sql<number>`cast(sum(quantity) as integer)`.as('quantity')])
    .groupBy('product_id')
    .execute();
  return { stock, sold };
}
