import { type ContentLanguage, perContentLanguage } from '#domain/locale/locales.ts';
import { onceForEach } from '#domain/once-for-each.ts';
import type { Catalogue, Collection, Product } from '../catalogue.ts';
import { type Order, sortItems } from '../page.ts';

export const collators = perContentLanguage(({ intl }) => new Intl.Collator(intl));

/** By what each sort key of the catalogue orders; the API's names differ a little between `products`, `search` and collections. */
const VALUES = {
  ID: () => 0,
  TITLE: (product, language) => product.title[language],
  PRICE: (product) => product.minPriceCents,
  CREATED_AT: (product) => product.createdAt,
  UPDATED_AT: (product) => product.updatedAt,
  VENDOR: (product) => product.vendor,
  PRODUCT_TYPE: (product) => product.productType,
  BEST_SELLING: (product) => -product.sold,
} as const satisfies Record<string, (product: Product, language: ContentLanguage) => string | number>;

export type ProductSort = keyof typeof VALUES;

/** @param language decides by which title, and by which alphabet, titles are ordered */
export function productOrder(sort: ProductSort, language: ContentLanguage): Order<Product> {
  const isByTitle = sort === 'TITLE';
  const isByName = isByTitle || sort === 'VENDOR' || sort === 'PRODUCT_TYPE';
  return {
    name: isByTitle ? `${sort}:${language}` : sort,
    valueOf: (product) => VALUES[sort](product, language),
    idOf: (product) => product.id,
    ...(isByName && { compareText: collators[isByTitle ? language : 'en'].compare }),
  };
}

const sortedLists = onceForEach((_all: Catalogue | Collection) => new Map<string, readonly Product[]>());

/** All its products in order. A catalogue or collection is sorted once for each requested order and direction. */
export function sortedProducts(
  all: Catalogue | Collection,
  order: Order<Product>,
  reverse: boolean,
): readonly Product[] {
  const lists = sortedLists(all);
  const key = `${order.name} ${reverse}`;
  const known = lists.get(key);
  if (known) return known;
  const sorted = sortItems(all.products, order, reverse);
  lists.set(key, sorted);
  return sorted;
}

/** The collection's own order, by each product's place in it. */
export const collectionOrder = onceForEach(orderByPlace);

function orderByPlace(collection: Collection): Order<Product> {
  const places = new Map(collection.products.map((product, index) => [product.id, index]));
  return {
    name: `COLLECTION:${collection.id}`,
    valueOf: (product) => places.get(product.id) ?? 0,
    idOf: (product) => product.id,
  };
}
