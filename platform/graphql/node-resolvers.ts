import type { Catalogue } from '../catalogue/catalogue.ts';
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

type Finder = (id: number, catalogue: Catalogue) => unknown;

const finders: Readonly<Record<string, Finder>> = {
  Product: (id, catalogue) => catalogue.productById.get(id),
  ProductVariant: (id, catalogue) => catalogue.variantById.get(id),
  Collection: (id, catalogue) => catalogue.collectionById.get(id),
  MediaImage: (id, catalogue) => {
    const image = catalogue.imageById.get(id);
    return image && toMediaImage(image);
  },
  ProductOption: (id, catalogue) => catalogue.optionById.get(id),
  ProductOptionValue: (id, catalogue) => catalogue.optionValueById.get(id),
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
  return (find && id !== null && find(id, context.catalogue)) || null;
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
