import { type ContentLanguage, perContentLanguage } from '#domain/locales.ts';
import type { Catalogue, Collection, Product } from './catalogue.ts';
import { type Order, sortItems } from './page.ts';

/** The sort keys of the catalogue; the API's names differ a little between `products`, `search` and collections. */
export type ProductSort =
  | 'ID'
  | 'TITLE'
  | 'PRICE'
  | 'CREATED_AT'
  | 'UPDATED_AT'
  | 'VENDOR'
  | 'PRODUCT_TYPE'
  | 'BEST_SELLING';

const collators = perContentLanguage(({ intl }) => new Intl.Collator(intl));

/** @param language decides by which title, and by which alphabet, titles are ordered */
export function productOrder(sort: ProductSort, language: ContentLanguage): Order<Product> {
  const base = { name: sort === 'TITLE' ? `${sort}:${language}` : sort, idOf: (product: Product) => product.id };
  switch (sort) {
    case 'ID':
      return { ...base, valueOf: () => 0 };
    case 'TITLE':
      return { ...base, valueOf: (product) => product.title[language], compareText: collators[language].compare };
    case 'PRICE':
      return { ...base, valueOf: (product) => product.minPriceCents };
    case 'CREATED_AT':
      return { ...base, valueOf: (product) => product.createdAt };
    case 'UPDATED_AT':
      return { ...base, valueOf: (product) => product.updatedAt };
    case 'VENDOR':
      return { ...base, valueOf: (product) => product.vendor, compareText: collators.en.compare };
    case 'PRODUCT_TYPE':
      return { ...base, valueOf: (product) => product.productType, compareText: collators.en.compare };
    case 'BEST_SELLING':
      return { ...base, valueOf: (product) => -product.sold };
  }
}

const sortedLists = new WeakMap<Catalogue | Collection, Map<string, readonly Product[]>>();

/** All its products in order. A catalogue or collection is sorted once for each order and direction that somebody asks for. */
export function sortedProducts(
  all: Catalogue | Collection,
  order: Order<Product>,
  reverse: boolean,
): readonly Product[] {
  const lists = sortedLists.get(all) ?? new Map<string, readonly Product[]>();
  sortedLists.set(all, lists);
  const key = `${order.name} ${reverse}`;
  const known = lists.get(key);
  if (known) return known;
  const sorted = sortItems(all.products, order, reverse);
  lists.set(key, sorted);
  return sorted;
}

const ownOrders = new WeakMap<Collection, Order<Product>>();

/** The collection's own order, by each product's place in it. */
export function collectionOrder(collection: Collection): Order<Product> {
  const known = ownOrders.get(collection);
  if (known) return known;
  const order = orderByPlace(collection);
  ownOrders.set(collection, order);
  return order;
}

function orderByPlace(collection: Collection): Order<Product> {
  const places = new Map(collection.products.map((product, index) => [product.id, index]));
  return {
    name: `COLLECTION:${collection.id}`,
    valueOf: (product) => places.get(product.id) ?? 0,
    idOf: (product) => product.id,
  };
}
