import type { ContentLanguage } from '#domain/locale/locales.ts';
import type { Catalogue, Product } from '../catalogue.ts';
import { type Order, sortItems } from '../page.ts';
import { type ProductFilter, type ProductFilterSet, productFilterSet } from './product-filters.ts';
import { productOrder } from './product-order.ts';
import type { ProductSearch } from './product-search.ts';

interface SearchRequest {
  query: string;
  sort: 'RELEVANCE' | 'PRICE';
  reverse: boolean;
  unavailable: 'SHOW' | 'LAST' | 'HIDE';
  filters: readonly ProductFilter[];
}

interface SearchResult {
  /** In order. */
  products: readonly Product[];
  order: Order<Product>;
  /** What was found before the filters, for the facets. */
  found: readonly Product[];
  filters: ProductFilterSet;
}

/** Finds the products that answer a query, best first. An empty query finds all, as on the hosted platform. */
export function searchProducts(search: ProductSearch, request: SearchRequest, language: ContentLanguage): SearchResult {
  const ranked = search.find(request.query);
  const found = request.unavailable === 'HIDE' ? ranked.filter((product) => product.availableForSale) : ranked;
  const places = new Map(ranked.map((product, place) => [product, place]));
  const filters = productFilterSet(request.filters);
  const order = searchOrder(request, places, language);
  const products = sortItems(
    found.filter((product) => filters.matches(product)),
    order,
    request.reverse,
  );
  return { products, order, found, filters };
}

function searchOrder(
  { sort, unavailable, reverse }: SearchRequest,
  places: ReadonlyMap<Product, number>,
  language: ContentLanguage,
): Order<Product> {
  const order =
    sort === 'PRICE'
      ? productOrder('PRICE', language)
      : {
          name: 'RELEVANCE',
          idOf: (product: Product) => product.id,
          valueOf: (product: Product) => places.get(product) ?? 0,
        };
  if (unavailable !== 'LAST') return order;
  // Sold out stays last in both directions. Prices and places are far below the step.
  const step = reverse ? -1e12 : 1e12;
  const valueWithStep = (product: Product) => Number(order.valueOf(product)) + (product.availableForSale ? 0 : step);
  return { ...order, name: `${order.name}:LAST`, valueOf: valueWithStep };
}

/** The hosted platform recommends at most ten. */
const MOST = 10;

/** Other products of the same type that can be bought, the nearest price first. */
export function recommendProducts(catalogue: Catalogue, product: Product): Product[] {
  const distance = (other: Product) => Math.abs(other.minPriceCents - product.minPriceCents);
  return catalogue.products
    .filter((other) => other.id !== product.id && other.productType === product.productType && other.availableForSale)
    .sort((a, b) => distance(a) - distance(b) || a.id - b.id)
    .slice(0, MOST);
}
