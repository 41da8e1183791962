import type { ContentLanguage } from '#domain/locale/locales.ts';
import type { Collection, CollectionSort, Product } from '../../catalogue/catalogue.ts';
import { toPlainText, truncate } from '../../catalogue/html-text.ts';
import type { Order } from '../../catalogue/page.ts';
import { facetsOf } from '../../catalogue/search/product-facets.ts';
import { type ProductFilter, productFilterSet } from '../../catalogue/search/product-filters.ts';
import {
  collectionOrder,
  type ProductSort,
  productOrder,
  sortedProducts,
} from '../../catalogue/search/product-order.ts';
import { type ConnectionArgs, sortedConnection, toConnection } from '../connection.ts';
import { toGlobalId } from '../global-id.ts';
import { checkInputSize } from '../input-size.ts';
import { noMetafields } from '../metafields.ts';
import type { Fields, RequestContext } from '../request-context.ts';
import { toFilters } from './filter-resolvers.ts';

/** `ProductCollectionSortKeys` as the catalogue names them; of the rest, `MANUAL` is the places, the others the collection's own order. */
const SORTS: Readonly<Record<string, ProductSort>> = {
  BEST_SELLING: 'BEST_SELLING',
  CREATED: 'CREATED_AT',
  ID: 'ID',
  PRICE: 'PRICE',
  TITLE: 'TITLE',
};

const OWN_ORDERS: Readonly<Partial<Record<CollectionSort, { sort: ProductSort; isReversed?: true }>>> = {
  'best-selling': { sort: 'BEST_SELLING' },
  title: { sort: 'TITLE' },
  cheapest: { sort: 'PRICE' },
  dearest: { sort: 'PRICE', isReversed: true },
  newest: { sort: 'CREATED_AT', isReversed: true },
  oldest: { sort: 'CREATED_AT' },
};

export function collectionsConnection(
  collections: readonly Collection[],
  args: ConnectionArgs & { sortKey?: string },
  language: ContentLanguage,
) {
  const connection = sortedConnection(collections, args, {
    name: args.sortKey === 'TITLE' ? `TITLE:${language}` : (args.sortKey ?? 'ID'),
    valueOf: (collection) => {
      if (args.sortKey === 'TITLE') return collection.title[language];
      return args.sortKey === 'UPDATED_AT' ? collection.updatedAt : 0;
    },
    idOf: (collection) => collection.id,
    compareText: (a, b) => a.localeCompare(b, language),
  });
  return { ...connection, totalCount: collections.length };
}

interface ProductsArgs extends ConnectionArgs {
  sortKey?: string;
  filters?: readonly ProductFilter[] | null;
}

function productsConnection(collection: Collection, args: ProductsArgs, { language }: RequestContext) {
  checkInputSize(args.filters);
  const filters = productFilterSet(args.filters ?? []);
  const key = args.sortKey ?? 'COLLECTION_DEFAULT';
  const own = key === 'COLLECTION_DEFAULT' || key === 'RELEVANCE' ? OWN_ORDERS[collection.sort] : undefined;
  const sort = SORTS[key] ?? own?.sort;
  const order: Order<Product> = sort ? productOrder(sort, language) : collectionOrder(collection);
  const isReversed = (own?.isReversed ?? false) !== (args.reverse ?? false);
  const sorted = sortedProducts(collection, order, isReversed);
  const passing = args.filters?.length ? sorted.filter((product) => filters.matches(product)) : sorted;
  return {
    ...toConnection(passing, args, order),
    filters: () => toFilters(facetsOf(collection.products, filters, language)),
  };
}

const collectionFields = {
  ...noMetafields,
  id: (collection) => toGlobalId('Collection', collection.id),
  title: (collection, _args, { language }) => collection.title[language],
  description: (collection, { truncateAt }: { truncateAt?: number | null }, { language }) =>
    truncate(toPlainText(collection.descriptionHtml[language]), truncateAt),
  descriptionHtml: (collection, _args, { language }) => collection.descriptionHtml[language],
  image: (collection) => collection.products[0]?.images[0] ?? null,
  products: productsConnection,
  onlineStoreUrl: () => null,
  seo: () => ({ title: null, description: null }),
  trackingParameters: ({ trackingParameters }: Collection & { trackingParameters?: string }) =>
    trackingParameters ?? null,
} satisfies Fields<Collection>;

export const collectionResolvers = { Collection: collectionFields };
