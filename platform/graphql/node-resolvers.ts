import { policiesOf } from '../content/policies.ts';
import { findCartSource } from './cart/cart-resolvers.ts';
import { toMediaImage } from './catalogue/image-resolvers.ts';
import { findCategory } from './catalogue/taxonomy-resolvers.ts';
import { findContent } from './content/article-resolvers.ts';
import { findMenuById } from './content/menu-resolvers.ts';
import { findPageById } from './content/page-resolvers.ts';
import { findLocation } from './content/store-resolvers.ts';
import { parseGlobalId, rowIdOf } from './global-id.ts';
import { checkInputSize } from './input-size.ts';
import { findOrderSource } from './order/order-resolvers.ts';
import type { Fields, RequestContext } from './request-context.ts';

type Finder = (id: number, context: RequestContext) => unknown;

const finders: Readonly<Record<string, Finder>> = {
  Product: (id, { catalogue }) => catalogue.product(id),
  ProductVariant: (id, { catalogue }) => catalogue.variant(id),
  Collection: async (id, { catalogue }) => (await catalogue.whole()).collectionById.get(id),
  MediaImage: async (id, { catalogue }) => {
    const image = (await catalogue.whole()).imageById.get(id);
    return image && toMediaImage(image);
  },
  ProductOption: async (id, { catalogue }) => (await catalogue.whole()).optionById.get(id),
  ProductOptionValue: async (id, { catalogue }) => (await catalogue.whole()).optionValueById.get(id),
  Shop: (id) => (id === 1 ? { kind: 'Shop' } : null),
  Location: findLocation,
  Menu: findMenuById,
  Article: (id, context) => findContent('Article', id, context),
  Blog: (id, context) => findContent('Blog', id, context),
  Page: findPageById,
  ShopPolicy: async (id, { pages }) => policiesOf(await pages()).find((policy) => policy.id === id),
};

/** @throws ApiError when the text is no global id at all; what is unknown is null */
async function findNode(text: string, context: RequestContext): Promise<unknown> {
  const globalId = parseGlobalId(text);
  if (globalId.type === 'Cart') return findCartSource(text, context);
  if (globalId.type === 'TaxonomyCategory') return findCategory(globalId.id);
  const id = rowIdOf(globalId, globalId.type);
  if (id === null) return null;
  if (globalId.type === 'Order') return findOrderSource(id, globalId.parameters.get('key') ?? '', context);
  // The client chooses the type, so `constructor` must not count as one.
  const find = Object.hasOwn(finders, globalId.type) ? finders[globalId.type] : undefined;
  return (await find?.(id, context)) ?? null;
}

const QueryRoot = {
  node: (_root, { id }: { id: string }, context) => findNode(id, context),
  nodes(_root, { ids }: { ids: readonly string[] }, context) {
    checkInputSize(ids);
    return ids.map((id) => findNode(id, context));
  },
} satisfies Fields<unknown>;

export const nodeResolvers = { QueryRoot };
