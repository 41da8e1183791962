/** The root fields that read the catalogue. */

import { type GraphQLResolveInfo, Kind } from 'graphql';
import { fold } from '#domain/locale/fold.ts';
import type { Product } from '../../catalogue/catalogue.ts';
import type { CatalogueReader } from '../../catalogue/catalogue-reader.ts';
import { idInCursor, MAX_PAGE_SIZE } from '../../catalogue/page.ts';
import { matchingCollections } from '../../catalogue/search/match-collection.ts';
import { productMatcher } from '../../catalogue/search/match-product.ts';
import { facetsOf } from '../../catalogue/search/product-facets.ts';
import { productFilterSet } from '../../catalogue/search/product-filters.ts';
import { type ProductSort, productOrder, sortedProducts } from '../../catalogue/search/product-order.ts';
import { productSearch } from '../../catalogue/search/product-search.ts';
import { recommendProducts } from '../../catalogue/search/search-products.ts';
import { type ConnectionArgs, sortedConnection, toConnection } from '../connection.ts';
import { parseGlobalId, rowIdOf } from '../global-id.ts';
import type { Fields, RequestContext } from '../request-context.ts';
import { collectionsConnection } from './collection-resolvers.ts';
import { toFilters } from './filter-resolvers.ts';

interface ByIdOrHandle {
  id?: string | null;
  handle?: string | null;
}

interface ProductsArgs extends ConnectionArgs {
  query?: string | null;
  sortKey: ProductSort | 'RELEVANCE';
}

async function findProduct({ id, handle }: ByIdOrHandle, catalogue: CatalogueReader): Promise<Product | null> {
  if (id) return (await catalogue.product(rowIdOf(parseGlobalId(id), 'Product') ?? 0)) ?? null;
  return (handle && (await catalogue.productByHandle(handle))) || null;
}

async function findCollection({ id, handle }: ByIdOrHandle, reader: CatalogueReader) {
  const catalogue = await reader.whole();
  if (id) return catalogue.collectionById.get(rowIdOf(parseGlobalId(id), 'Collection') ?? 0) ?? null;
  return (handle && catalogue.collectionByHandle.get(handle)) || null;
}

async function products(_root: unknown, args: ProductsArgs, context: RequestContext, info: GraphQLResolveInfo) {
  const { language, platform } = context;
  if (isWalkById(args) && !asksForFilters(info)) return walkById(args, context);
  const catalogue = await context.catalogue.whole();
  // Without a score the hosted platform, too, falls back to the ids.
  const order = productOrder(args.sortKey === 'RELEVANCE' ? 'ID' : args.sortKey, language);
  const sorted = sortedProducts(catalogue, order, args.reverse ?? false);
  const found = args.query
    ? sorted.filter(productMatcher(args.query, platform.now(), await productSearch(catalogue)))
    : sorted;
  return {
    ...toConnection(found, args, order),
    filters: () => toFilters(facetsOf(found, productFilterSet([]), language)),
  };
}

/** Reading all products, page after page, reads each page from the database. */
function isWalkById({ sortKey, query, reverse, before, last, first }: ProductsArgs): boolean {
  const isById = sortKey === 'ID' || sortKey === 'RELEVANCE';
  return isById && !query && !reverse && !before && typeof last !== 'number' && typeof first === 'number';
}

function asksForFilters({ fieldNodes }: GraphQLResolveInfo): boolean {
  const selections = fieldNodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []);
  return selections.some((selection) => selection.kind !== Kind.FIELD || selection.name.value === 'filters');
}

async function walkById(args: ProductsArgs, { catalogue, language }: RequestContext) {
  const order = productOrder('ID', language);
  // The connection refuses a wrong cursor or size.
  const after = (args.after && idInCursor(args.after, order)) || 0;
  const found = await catalogue.productsAfter(after, Math.min(MAX_PAGE_SIZE, Math.max(0, args.first ?? 0)) + 1);
  const connection = toConnection(found, args, order);
  return { ...connection, pageInfo: { ...connection.pageInfo, hasPreviousPage: after > 0 } };
}

/** Distinct texts of the catalogue in order, without empty ones. */
function textsConnection(texts: readonly string[], first: number) {
  const distinct = [...new Set(texts)].filter((text) => text !== '');
  return sortedConnection(distinct, { first }, { name: 'TEXT', valueOf: fold, idOf: (text) => text });
}

const QueryRoot = {
  product: (_root, args: ByIdOrHandle, { catalogue }) => findProduct(args, catalogue),
  productByHandle: (_root, args: ByIdOrHandle, { catalogue }) => findProduct(args, catalogue),
  products,
  collection: (_root, args: ByIdOrHandle, { catalogue }) => findCollection(args, catalogue),
  collectionByHandle: (_root, args: ByIdOrHandle, { catalogue }) => findCollection(args, catalogue),
  async collections(_root, args: ConnectionArgs & { query?: string | null }, { catalogue, language, platform }) {
    const { collections } = await catalogue.whole();
    return collectionsConnection(matchingCollections(collections, args.query, platform.now()), args, language);
  },
  async productRecommendations(
    _root,
    args: { productId?: string | null; productHandle?: string | null; intent?: string | null },
    { catalogue },
  ) {
    const product = await findProduct({ id: args.productId ?? null, handle: args.productHandle ?? null }, catalogue);
    if (!product) return null;
    // The hosted platform's are a list that staff keep; the embedded platform has no such list.
    return args.intent === 'COMPLEMENTARY' ? [] : recommendProducts(await catalogue.whole(), product);
  },
  async productTags(_root, { first }: { first: number }, { catalogue }) {
    const tags = (await catalogue.whole()).products.flatMap((product) => product.tags);
    return textsConnection(tags, first);
  },
  async productTypes(_root, { first }: { first: number }, { catalogue }) {
    const types = (await catalogue.whole()).products.map((product) => product.productType);
    return textsConnection(types, first);
  },
} satisfies Fields<unknown>;

export const catalogueQuery = { QueryRoot };
