import { type MoneyV2, parseCents } from '#domain/money/money.ts';
import type { ProductVariant } from '../documents.ts';

/** The lowest price at which one of the variants can be bought now, where it is below that of this one. */
export function lowestPriceBelow(
  variant: ProductVariant | null,
  offered: readonly ProductVariant[],
): { lowestPrice?: MoneyV2 } {
  const cheaper = offered
    .filter(({ availableForSale, price }) => availableForSale && parseCents(price.amount) > 0)
    .filter(({ price }) => variant !== null && parseCents(price.amount) < parseCents(variant.price.amount))
    .toSorted((a, b) => parseCents(a.price.amount) - parseCents(b.price.amount));
  return cheaper[0] ? { lowestPrice: cheaper[0].price } : {};
}
