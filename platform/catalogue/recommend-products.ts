import type { Catalogue, Product } from './catalogue.ts';

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
