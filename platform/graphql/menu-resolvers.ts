import { type Menu, type MenuEntry, type MenuTarget, menus } from '../content/menus.ts';
import { policiesOf } from '../content/policies.ts';
import { findBlog } from './article-resolvers.ts';
import { toGlobalId } from './global-id.ts';
import type { Fields, RequestContext } from './request-context.ts';

interface Item {
  id: number;
  entry: MenuEntry;
}

/** An entry's kind, its address with the hosted platform's paths, and what is behind it. */
interface Destination {
  type: string;
  path: string;
  resource: (context: RequestContext) => unknown;
  resourceType?: 'Page' | 'Blog' | 'Collection' | 'ShopPolicy';
}

/** Items are numbered through within their menu, in the order of reading. */
async function toItems(menu: Menu, { catalogue }: RequestContext): Promise<Item[]> {
  const { collections: all } = await catalogue.whole();
  const collections = all.map(
    ({ handle, title }): MenuEntry => ({
      title,
      target: { type: 'collection', handle },
    }),
  );
  return menu.entries.map((entry, index) => ({
    id: menu.id * 10_000 + (index + 1) * 100,
    entry: entry.target.type === 'collections' ? { ...entry, entries: collections } : entry,
  }));
}

function childrenOf({ id, entry }: Item): Item[] {
  return (entry.entries ?? []).map((child, index) => ({ id: id + index + 1, entry: child }));
}

function destinationOf(target: MenuTarget): Destination {
  switch (target.type) {
    case 'page':
      return {
        type: 'PAGE',
        path: `/pages/${target.handle}`,
        resourceType: 'Page',
        resource: async ({ pages }) => (await pages()).find(({ handle }) => handle === target.handle) ?? null,
      };
    case 'policy':
      return {
        type: 'SHOP_POLICY',
        path: `/policies/${target.handle}`,
        resourceType: 'ShopPolicy',
        resource: async ({ pages }) => policiesOf(await pages()).find(({ handle }) => handle === target.handle) ?? null,
      };
    case 'collection':
      return {
        type: 'COLLECTION',
        path: `/collections/${target.handle}`,
        resourceType: 'Collection',
        resource: async ({ catalogue }) => (await catalogue.whole()).collectionByHandle.get(target.handle) ?? null,
      };
    case 'blog':
      return {
        type: 'BLOG',
        path: `/blogs/${target.handle}`,
        resourceType: 'Blog',
        resource: (context) => findBlog({ handle: target.handle }, context),
      };
    case 'collections':
      return { type: 'COLLECTIONS', path: '/collections', resource: () => null };
  }
}

const MenuFields = {
  id: ({ id }) => toGlobalId('Menu', id),
  title: ({ title }, _args, { language }) => title[language],
  items: (menu, _args, context) => toItems(menu, context),
  itemsCount: async (menu, _args, context) =>
    (await toItems(menu, context)).reduce((sum, item) => sum + 1 + childrenOf(item).length, 0),
} satisfies Fields<Menu>;

const MenuItem = {
  id: ({ id }) => toGlobalId('MenuItem', id),
  title: ({ entry }, _args, { language }) => entry.title[language],
  items: childrenOf,
  tags: () => [],
  type: ({ entry }) => destinationOf(entry.target).type,
  // Other storefronts show what is behind an address of this form themselves; this store leads it to its own.
  url: ({ entry }, _args, { baseUrl, platform }) =>
    `${baseUrl || platform.publicUrl}${destinationOf(entry.target).path}`,
  resource: ({ entry }, _args, context) => destinationOf(entry.target).resource(context),
  async resourceId({ entry }, _args, context) {
    const { resource, resourceType } = destinationOf(entry.target);
    const found = (await resource(context)) as { id: number } | null;
    return found && resourceType ? toGlobalId(resourceType, found.id) : null;
  },
} satisfies Fields<Item>;

function toSource(menu: Menu | undefined) {
  return menu ? { ...menu, kind: 'Menu' } : null;
}

/** A menu by its global id, for `node`. */
export function findMenu(id: number) {
  return toSource(menus.find((menu) => menu.id === id));
}

const QueryRoot = {
  menu: (_root: unknown, { handle }: { handle: string }) => toSource(menus.find((menu) => menu.handle === handle)),
};

export const menuResolvers = { Menu: MenuFields, MenuItem, QueryRoot };
