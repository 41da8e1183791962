/** The root fields that read the catalogue. */

import { fold } from '#domain/fold.ts';
import type { Catalogue, Product } from '../catalogue/catalogue.ts';
import { matchingCollections } from '../catalogue/match-collection.ts';
import { productMatcher } from '../catalogue/match-product.ts';
import { facetsOf } from '../catalogue/product-facets.ts';
import { productFilterSet } from '../catalogue/product-filters.ts';
import { type ProductSort, productOrder, sortedProducts } from '../catalogue/product-order.ts';
import { recommendProducts } from '../catalogue/recommend-products.ts';
import { collectionsConnection } from './collection-resolvers.ts';
import { type ConnectionArgs, sortedConnection, toConnection } from './connection.ts';
import { toFilters } from './filter-resolvers.ts';
import { parseGlobalId, rowIdOf } from './global-id.ts';
import type { RequestContext } from './request-context.ts';

interface ByIdOrHandle {
  id?: string | null;
  handle?: string | null;
}

interface ProductsArgs extends ConnectionArgs {
  query?: string | null;
  sortKey: ProductSort | 'RELEVANCE';
}

function findProduct({ id, handle }: ByIdOrHandle, catalogue: Catalogue): Product | null {
  if (id) return catalogue.productById.get(rowIdOf(parseGlobalId(id), 'Product') ?? 0) ?? null;
  return (handle && catalogue.productByHandle.get(handle)) || null;
}

function findCollection({ id, handle }: ByIdOrHandle, catalogue: Catalogue) {
  if (id) return catalogue.collectionById.get(rowIdOf(parseGlobalId(id), 'Collection') ?? 0) ?? null;
  return (handle && catalogue.collectionByHandle.get(handle)) || null;
}

function products(_root: unknown, args: ProductsArgs, { catalogue, language, platform }: RequestContext) {
  // Without a score the hosted platform, too, falls back to the ids.
  const order = productOrder(args.sortKey === 'RELEVANCE' ? 'ID' : args.sortKey, language);
  const sorted = sortedProducts(catalogue, order, args.reverse ?? false);
  const found = args.query ? sorted.filter(productMatcher(args.query, platform.now())) : sorted;
  return {
    ...toConnection(found, args, order),
    filters: () => toFilters(facetsOf(found, productFilterSet([]), language)),
  };
}

/** Distinct texts of the catalogue in order, without empty ones. */
function textsConnection(texts: readonly string[], first: number) {
  const distinct = [...new Set(texts)].filter((text) => text !== '');
  return sortedConnection(distinct, { first }, { name: 'TEXT', valueOf: fold, idOf: (text) => text });
}

export const catalogueQuery = {
  QueryRoot: {
    product: (_root: unknown, args: ByIdOrHandle, { catalogue }: RequestContext) => findProduct(args, catalogue),
    productByHandle: (_root: unknown, args: ByIdOrHandle, { catalogue }: RequestContext) =>
      findProduct(args, catalogue),
    products,
    collection: (_root: unknown, args: ByIdOrHandle, { catalogue }: RequestContext) => findCollection(args, catalogue),
    collectionByHandle: (_root: unknown, args: ByIdOrHandle, { catalogue }: RequestContext) =>
      findCollection(args, catalogue),
    collections: (
      _root: unknown,
      args: ConnectionArgs & { query?: string | null },
      { catalogue, language, platform }: RequestContext,
    ) => collectionsConnection(matchingCollections(catalogue.collections, args.query, platform.now()), args, language),
    productRecommendations(
      _root: unknown,
      {
        productId,
        productHandle,
        intent,
      }: { productId?: string | null; productHandle?: string | null; intent?: string | null },
      { catalogue }: RequestContext,
    ) {
      const product = findProduct({ id: productId ?? null, handle: productHandle ?? null }, catalogue);
      if (!product) return null;
      // Complementary products are chosen by hand on the hosted platform; here nobody chooses.
      return intent === 'COMPLEMENTARY' ? [] : recommendProducts(catalogue, product);
    },
    productTags: (_root: unknown, { first }: { first: number }, { catalogue }: RequestContext) =>
      textsConnection(
        catalogue.products.flatMap((product) => product.tags),
        first,
      ),
    productTypes: (_root: unknown, { first }: { first: number }, { catalogue }: RequestContext) =>
      textsConnection(
        catalogue.products.map((product) => product.productType),
        first,
      ),
  },
};
