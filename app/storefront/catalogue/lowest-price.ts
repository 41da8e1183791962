import { isWindows, systemOf } from '#domain/machine/system-of.ts';
import { type MoneyV2, parseCents } from '#domain/money/money.ts';
import type { ProductVariant } from '../documents.ts';

export interface LowestPrice {
  /** What the product can be bought for at least, where another variant is cheaper. */
  lowestPrice?: MoneyV2;
  /** That one is the same without Windows. */
  lacksWindows?: true;
}

/** The lowest price at which one of the variants can be bought now, where it is below that of this one. */
export function lowestPriceBelow(variant: ProductVariant | null, offered: readonly ProductVariant[]): LowestPrice {
  const [cheapest] = offered
    .filter(({ availableForSale, price }) => availableForSale && parseCents(price.amount) > 0)
    .filter(({ price }) => variant !== null && parseCents(price.amount) < parseCents(variant.price.amount))
    .toSorted((a, b) => parseCents(a.price.amount) - parseCents(b.price.amount));
  if (!variant || !cheapest) return {};
  // 209 € for 8 GB without Windows is no price of a machine with 16 GB.
  const isAlike = variant.selectedOptions.every(
    (option, at) => systemOf([option]) !== null || option.value === cheapest.selectedOptions[at]?.value,
  );
  const lacksWindows = isAlike && hasWindows(variant) && !hasWindows(cheapest);
  return { lowestPrice: cheapest.price, ...(lacksWindows && { lacksWindows }) };
}

function hasWindows({ selectedOptions }: ProductVariant): boolean {
  return isWindows(systemOf(selectedOptions) ?? '');
}
