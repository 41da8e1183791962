/** Which variants of a product answer a request. */
import type { Filters } from '#domain/assistant/catalogue-requests.ts';
import { fold } from '#domain/locale/fold.ts';
import { parseCents } from '#domain/money/money.ts';
import { defaultVariant } from '#domain/shop/merchandising.ts';
import type { CatalogueProduct } from '../storefront/catalogue/catalogue.ts';
import type { ProductVariant } from '../storefront/documents.ts';
import { categoriesOf } from './write-product.ts';

export type Variants = readonly [ProductVariant, ...ProductVariant[]];

/**
 * The variants of a product that pass the filters, the featured one first.
 *
 * @param featured its id where one is asked for; otherwise the shop's own choice
 * @returns null for none: the product is then no answer
 */
export function chooseVariants(
  product: CatalogueProduct,
  filters: Filters | undefined,
  featured: string | null,
): Variants | null {
  if (!isInCategory(product, filters?.categories)) return null;
  const { min = 0, max = Number.POSITIVE_INFINITY } = filters?.price ?? {};
  const priced = product.variants.filter(({ price }) => {
    const cents = parseCents(price.amount);
    return cents >= min && cents <= max;
  });
  const first = priced.find(({ id }) => id === featured) ?? defaultVariant(priced);
  return first ? [first, ...priced.filter((variant) => variant !== first)] : null;
}

function isInCategory(product: CatalogueProduct, categories: readonly string[] | undefined): boolean {
  if (categories === undefined || categories.length === 0) return true;
  const asked = categories.map(fold);
  return categoriesOf(product).some(({ value }) => asked.includes(fold(value)));
}
