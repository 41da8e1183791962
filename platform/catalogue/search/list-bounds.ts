import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { CatalogueVersions } from '../catalogue-rows.ts';
import { MAX_PAGE_SIZE } from '../page.ts';

/** The most items that lists of these names can have in this shop, on one page. */
export type ListBounds = Readonly<
  Record<
    | 'articles'
    | 'blogs'
    | 'collections'
    | 'images'
    | 'lineItems'
    | 'media'
    | 'options'
    | 'orders'
    | 'products'
    | 'variants',
    number
  >
>;

/** More lines than nearly every order has; a customer reads no more than their own. */
const ORDER_LINES = 20;

const known = new WeakMap<Database, { content: number; bounds: Promise<ListBounds> }>();

/** Official clients ask for 250 pictures and 250 variants of each product; no catalogue has so many. */
export function readListBounds(db: Database, { content }: CatalogueVersions): Promise<ListBounds> {
  const cached = known.get(db);
  if (cached?.content === content) return cached.bounds;
  const bounds = read(db);
  known.set(db, { content, bounds });
  // The next request asks again.
  bounds.catch(() => known.delete(db));
  return bounds;
}

async function read(db: Database): Promise<ListBounds> {
  // No page holds more of them: all rows of a large shop are not counted.
  const countOf = async (table: 'articles' | 'blogs' | 'collections' | 'orders' | 'products') => {
    const { count } = await db
      .selectFrom(db.selectFrom(table).select('id').limit(MAX_PAGE_SIZE).as('page'))
      .select((row) => row.fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow();
    return Math.max(1, Number(count));
  };
  // By the index over positions, which count from 0; gaps only make the bound higher.
  const mostOf = async (table: 'product_variants' | 'product_images' | 'product_options') => {
    const row = await db
      .selectFrom(table)
      .select(sql<number | null>`max(position)`.as('last'))
      .executeTakeFirstOrThrow();
    return (row.last ?? 0) + 1;
  };
  const images = await mostOf('product_images');
  return {
    articles: await countOf('articles'),
    blogs: await countOf('blogs'),
    orders: await countOf('orders'),
    lineItems: ORDER_LINES,
    collections: await countOf('collections'),
    products: await countOf('products'),
    variants: await mostOf('product_variants'),
    images,
    media: images,
    options: await mostOf('product_options'),
  };
}
