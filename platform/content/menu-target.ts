/** Where an item of a menu leads: a path in the form of the hosted platform's addresses, or a whole address. */
import { storePages } from '#domain/shop/store-pages.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import type { Database } from '../db/database.ts';
import { POLICY_HANDLES } from './policies.ts';

/** The API's names of the kinds. */
export type MenuTarget =
  | { type: 'FRONTPAGE' | 'SEARCH' | 'COLLECTIONS' | 'CATALOG' | 'HTTP' }
  | { type: 'COLLECTION' | 'PRODUCT' | 'PAGE' | 'SHOP_POLICY' | 'BLOG'; handle: string }
  | { type: 'ARTICLE'; blog: string; handle: string };

const ALONE = {
  '/': 'FRONTPAGE',
  '/search': 'SEARCH',
  '/collections': 'COLLECTIONS',
  '/collections/all': 'CATALOG',
} as const;
const NAMED = {
  collections: 'COLLECTION',
  products: 'PRODUCT',
  pages: 'PAGE',
  policies: 'SHOP_POLICY',
  blogs: 'BLOG',
} as const;

/** Null for a text of another form. */
export function parseTarget(text: string): MenuTarget | null {
  if (/^https?:\/\/[^\s/]/.test(text) && URL.canParse(text)) return { type: 'HTTP' };
  const alone = Object.entries(ALONE).find(([path]) => path === text);
  if (alone) return { type: alone[1] };
  const [, kind, handle = '', article] = /^\/(\w+)\/([^\s/?#]{1,255})(?:\/([^\s/?#]{1,255}))?$/.exec(text) ?? [];
  const named = Object.entries(NAMED).find(([name]) => name === kind)?.[1];
  if (!named) return null;
  if (article === undefined) return { type: named, handle };
  return named === 'BLOG' ? { type: 'ARTICLE', blog: handle, handle: article } : null;
}

/** Whether the shop has what is behind it; a draft counts. */
export async function hasTarget(db: Database, target: MenuTarget): Promise<boolean> {
  switch (target.type) {
    case 'COLLECTION':
      return (await readCatalogue(db)).collectionByHandle.has(target.handle);
    case 'PRODUCT': {
      const { products, hidden } = await readCatalogue(db);
      return [...products, ...hidden].some(({ handle }) => handle === target.handle);
    }
    case 'PAGE':
      return storePages.some(({ handle }) => handle === target.handle);
    case 'SHOP_POLICY':
      return POLICY_HANDLES.includes(target.handle);
    case 'BLOG':
      return (await findBlog(db, target.handle)) !== undefined;
    case 'ARTICLE': {
      const blog = await findBlog(db, target.blog);
      const ofBlog = db
        .selectFrom('articles')
        .select('id')
        .where('blog_id', '=', blog?.id ?? 0);
      return (await ofBlog.where('handle', '=', target.handle).executeTakeFirst()) !== undefined;
    }
    default:
      return true;
  }
}

function findBlog(db: Database, handle: string) {
  return db.selectFrom('blogs').select('id').where('handle', '=', handle).executeTakeFirst();
}
