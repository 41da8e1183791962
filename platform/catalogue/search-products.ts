import type { ContentLanguage } from '#domain/locales.ts';
import type { Catalogue, Product } from './catalogue.ts';
import { searchedWords } from './fold-words.ts';
import { type Order, sortItems } from './page.ts';
import { type ProductFilter, type ProductFilterSet, productFilterSet } from './product-filters.ts';
import { productOrder } from './product-order.ts';
import { hasWord, productText } from './product-text.ts';

interface SearchRequest {
  query: string;
  /** Whether the last word may be a beginning, as while somebody types. */
  prefix: boolean;
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

/** Finds the products that hold every word. An empty query finds all, as on the hosted platform. */
export function searchProducts(catalogue: Catalogue, request: SearchRequest, language: ContentLanguage): SearchResult {
  const words = searchedWords(request.query);
  const scores = new Map<Product, number>();
  for (const product of catalogue.products) {
    if (request.unavailable === 'HIDE' && !product.availableForSale) continue;
    const score = scoreOf(product, words, request.prefix);
    if (score > 0) scores.set(product, score);
  }
  const filters = productFilterSet(request.filters);
  const found = [...scores.keys()];
  const order = searchOrder(request, scores, language);
  const products = sortItems(
    found.filter((product) => filters.matches(product)),
    order,
    request.reverse,
  );
  return { products, order, found, filters };
}

/** A word in the title weighs most, one in the description least; 0 when a word is missing. */
function scoreOf(product: Product, words: readonly string[], prefix: boolean): number {
  const text = productText(product);
  let score = 1;
  for (const [index, word] of words.entries()) {
    const match = prefix && index === words.length - 1 ? 'prefix' : 'whole';
    if (hasWord(text.title, word, match)) score += 100;
    else if (hasWord(text.main, word, match)) score += 10;
    else if (hasWord(text.description, word, match)) score += 1;
    else return 0;
  }
  return score;
}

function searchOrder(
  { sort, unavailable, reverse }: SearchRequest,
  scores: ReadonlyMap<Product, number>,
  language: ContentLanguage,
): Order<Product> {
  const order =
    sort === 'PRICE'
      ? productOrder('PRICE', language)
      : {
          name: 'RELEVANCE',
          idOf: (product: Product) => product.id,
          valueOf: (product: Product) => -(scores.get(product) ?? 0),
        };
  if (unavailable !== 'LAST') return order;
  // Sold out stays last in both directions. Prices and scores are far below the step.
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
