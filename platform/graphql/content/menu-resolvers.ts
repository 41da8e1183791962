import { type MenuTarget, parseTarget } from '../../content/menu-target.ts';
import { type Menu, type MenuItem, readMenus } from '../../content/menus.ts';
import { policiesOf } from '../../content/policies.ts';
import { toGlobalId } from '../global-id.ts';
import type { Fields, RequestContext } from '../request-context.ts';
import { findArticle, findBlog } from './article-resolvers.ts';

type Resource = { kind?: string; id: number } | null | undefined;

/** What is behind an item; null for a list or an address, and for what is not there (any more). */
async function resourceOf(target: MenuTarget | null, context: RequestContext): Promise<Resource> {
  switch (target?.type) {
    case 'PAGE': {
      const page = (await context.pages()).find(({ handle }) => handle === target.handle);
      return page && { ...page, kind: 'Page' };
    }
    case 'SHOP_POLICY':
      return policiesOf(await context.pages()).find(({ handle }) => handle === target.handle);
    case 'COLLECTION':
      return (await context.catalogue.whole()).collectionByHandle.get(target.handle);
    case 'PRODUCT':
      return context.catalogue.productByHandle(target.handle);
    case 'BLOG':
      return findBlog({ handle: target.handle }, context);
    case 'ARTICLE':
      return findArticle(target.blog, target.handle, context);
    default:
      return null;
  }
}

/** Without those that lead to a product or a collection that shoppers do not see. */
async function shownItems({ items }: Pick<Menu, 'items'>, context: RequestContext): Promise<MenuItem[]> {
  const shown: MenuItem[] = [];
  for (const item of items) {
    const target = parseTarget(item.target);
    const mayBeGone = target?.type === 'COLLECTION' || target?.type === 'PRODUCT';
    if (!mayBeGone || (await resourceOf(target, context))) shown.push(item);
  }
  return shown;
}

async function countItems(menu: Pick<Menu, 'items'>, context: RequestContext): Promise<number> {
  const shown = await shownItems(menu, context);
  const below = await Promise.all(shown.map((item) => countItems(item, context)));
  return below.reduce((sum, count) => sum + count, shown.length);
}

const MenuFields = {
  id: ({ id }) => toGlobalId('Menu', id),
  title: ({ title }, _args, { language }) => title[language],
  items: (menu, _args, context) => shownItems(menu, context),
  itemsCount: (menu, _args, context) => countItems(menu, context),
} satisfies Fields<Menu>;

const MenuItemFields = {
  id: ({ id }) => toGlobalId('MenuItem', id),
  title: ({ title }, _args, { language }) => title[language],
  items: (item, _args, context) => shownItems(item, context),
  tags: () => [],
  type: ({ target }) => parseTarget(target)?.type ?? 'HTTP',
  // Other storefronts show what is behind an address of this form themselves; this store leads it to its own.
  url: ({ target }, _args, { baseUrl, platform }) =>
    target.startsWith('/') ? `${baseUrl || platform.publicUrl}${target}` : target,
  resource: ({ target }, _args, context) => resourceOf(parseTarget(target), context),
  async resourceId({ target }, _args, context) {
    const found = await resourceOf(parseTarget(target), context);
    return found?.kind ? toGlobalId(found.kind, found.id) : null;
  },
} satisfies Fields<MenuItem>;

/** A menu by its global id, for `node`. */
export async function findMenuById(id: number, { platform }: RequestContext) {
  return (await readMenus(platform.db)).find((menu) => menu.id === id) ?? null;
}

const QueryRoot = {
  menu: async (_root: unknown, { handle }: { handle: string }, { platform }: RequestContext) =>
    (await readMenus(platform.db)).find((menu) => menu.handle === handle) ?? null,
};

export const menuResolvers = { Menu: MenuFields, MenuItem: MenuItemFields, QueryRoot };
