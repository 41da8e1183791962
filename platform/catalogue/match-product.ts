/** Which products a query means. Keys: https://shopify.dev/docs/api/storefront/2025-07/queries/products */

import { fold } from '#domain/fold.ts';
import { parseCents } from '#domain/money.ts';
import type { Product } from './catalogue.ts';
import {
  compares,
  instantMatcher,
  listMatcher,
  type Predicate,
  queryMatcher,
  type Searchable,
  wordsMatcher,
} from './match-query.ts';
import type { Comparison } from './product-query.ts';
import { productText } from './product-text.ts';

const products: Searchable<Product> = {
  fields: {
    available_for_sale: (value) => (product) => product.availableForSale === (fold(value) === 'true'),
    product_type: (value) => listMatcher(value.split(','), (product) => [product.productType]),
    vendor: (value) => listMatcher([value], (product) => [product.vendor]),
    tag: (value) => listMatcher([value], (product) => product.tags),
    tag_not: (value) => {
      const hasTag = listMatcher([value], (product: Product) => product.tags);
      return (product) => !hasTag(product);
    },
    title: (value) => wordsMatcher(value, (product) => productText(product).title),
    created_at: instantMatcher((product) => product.createdAt),
    updated_at: instantMatcher((product) => product.updatedAt),
    'variants.price': priceMatcher,
  },
  wordsOf: (product) => productText(product).main,
};

/** @param now what `created_at:<now` means */
export function productMatcher(query: string | null | undefined, now: Date): Predicate<Product> {
  return queryMatcher(query, now, products);
}

/** A price that is no number matches nothing, as on the hosted platform. */
function priceMatcher(value: string, comparison: Comparison): Predicate<Product> {
  let cents: number;
  try {
    cents = parseCents(value);
  } catch {
    return () => false;
  }
  return (product) => product.variants.some((variant) => compares(variant.priceCents, cents, cents, comparison));
}
