import type { CatalogueReader } from '../catalogue/catalogue-reader.ts';
import { policiesOf } from '../content/policies.ts';
import { findContent } from './article-resolvers.ts';
import { findCartSource } from './cart-resolvers.ts';
import { type GlobalId, parseGlobalId, rowIdOf } from './global-id.ts';
import { toMediaImage } from './image-resolvers.ts';
import { checkInputSize } from './input-size.ts';
import { findMenu } from './menu-resolvers.ts';
import { findOrderSource } from './order-resolvers.ts';
import { findPageById } from './page-resolvers.ts';
import type { RequestContext } from './request-context.ts';
import { findLocation } from './store-resolvers.ts';
import { findCategory } from './taxonomy-resolvers.ts';

type Finder = (id: number, catalogue: CatalogueReader) => unknown;

const finders: Readonly<Record<string, Finder>> = {
  Product: (id, catalogue) => catalogue.product(id),
  ProductVariant: (id, catalogue) => catalogue.variant(id),
  Collection: async (id, catalogue) => (await catalogue.whole()).collectionById.get(id),
  MediaImage: async (id, catalogue) => {
    const image = (await catalogue.whole()).imageById.get(id);
    return image && toMediaImage(image);
  },
  ProductOption: async (id, catalogue) => (await catalogue.whole()).optionById.get(id),
  ProductOptionValue: async (id, catalogue) => (await catalogue.whole()).optionValueById.get(id),
  Shop: (id) => (id === 1 ? { kind: 'Shop' } : null),
  Location: (id) => findLocation(id),
  Menu: (id) => findMenu(id),
};

/** @throws ApiError when the text is no global id at all; what is unknown is null */
async function findNode(text: string, context: RequestContext): Promise<unknown> {
  const globalId: GlobalId = parseGlobalId(text);
  if (globalId.type === 'Cart') return findCartSource(text, context);
  const id = rowIdOf(globalId, globalId.type);
  if (globalId.type === 'TaxonomyCategory') return findCategory(globalId.id);
  if (globalId.type === 'Order')
    return id === null ? null : findOrderSource(id, globalId.parameters.get('key') ?? '', context);
  if (globalId.type === 'Article' || globalId.type === 'Blog') return findContent(globalId.type, id, context);
  if (globalId.type === 'Page') return findPageById(id, context);
  if (globalId.type === 'ShopPolicy')
    return policiesOf(await context.pages()).find((policy) => policy.id === id) ?? null;
  const find = finders[globalId.type];
  return (find && id !== null && (await find(id, context.catalogue))) || null;
}

export const nodeResolvers = {
  QueryRoot: {
    node: (_root: unknown, { id }: { id: string }, context: RequestContext) => findNode(id, context),
    nodes(_root: unknown, { ids }: { ids: readonly string[] }, context: RequestContext) {
      checkInputSize(ids);
      return ids.map((id) => findNode(id, context));
    },
  },
};
