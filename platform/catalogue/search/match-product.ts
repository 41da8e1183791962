/** Which products a query means. Keys: https://shopify.dev/docs/api/storefront/2025-07/queries/products */

import { fold } from '#domain/locale/fold.ts';
import { parseCents } from '#domain/money/money.ts';
import type { Product } from '../catalogue.ts';
import {
  compares,
  foldTexts,
  instantMatcher,
  listMatcher,
  type Predicate,
  queryMatcher,
  type Searchable,
  wordsMatcher,
} from './match-query.ts';
import { isOnOffer } from './product-filters.ts';
import type { Comparison } from './product-query.ts';
import type { ProductSearch } from './product-search.ts';

const titleWords = ({ title }: Product) => foldTexts(Object.values(title));

export const productFields: Searchable<Product>['fields'] = {
  available_for_sale: (value) => (product) => product.availableForSale === (fold(value) === 'true'),
  product_type: (value) => listMatcher(value.split(','), (product) => [product.productType]),
  vendor: (value) => listMatcher([value], (product) => [product.vendor]),
  tag: (value) => listMatcher([value], (product) => product.tags),
  tag_not: (value) => {
    const hasTag = listMatcher([value], (product: Product) => product.tags);
    return (product) => !hasTag(product);
  },
  title: (value) => wordsMatcher(value, titleWords),
  created_at: instantMatcher((product) => product.createdAt),
  updated_at: instantMatcher((product) => product.updatedAt),
  'variants.price': priceMatcher,
};

export const productWords = ({ title, vendor, productType, tags, variants }: Product) =>
  foldTexts([...Object.values(title), vendor, productType, ...tags, ...variants.map(({ sku }) => sku)]);

/** @param now what `created_at:<now` means */
export function productMatcher(
  query: string | null | undefined,
  now: Date,
  search: Pick<ProductSearch, 'findExactly'>,
): Predicate<Product> {
  const find = (text: string): Predicate<Product> => {
    const found = search.findExactly(text);
    return (product) => found.has(product);
  };
  return queryMatcher(query, now, { fields: productFields, wordsOf: productWords, find });
}

/** A price that is no number matches nothing, as on the hosted platform. */
function priceMatcher(value: string, comparison: Comparison): Predicate<Product> {
  let cents: number;
  try {
    cents = parseCents(value);
  } catch {
    return () => false;
  }
  return (product) =>
    product.variants.some(
      (variant) => isOnOffer(variant, product) && compares(variant.priceCents, cents, cents, comparison),
    );
}
