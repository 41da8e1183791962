import { isWindows, systemOf } from '#domain/machine/system-of.ts';
import { type MoneyV2, parseCents } from '#domain/money/money.ts';
import type { ProductVariant } from '../documents.ts';

/** What another variant costs that a shopper should know of beside the price of this one. */
export interface PriceBeside {
  /** `lowest`: the cheapest that can be bought; `lowestNoWindows`: it is the same without Windows; `lowestSystem`: with another system; `withWindows`: the same with it. */
  word: 'lowest' | 'lowestNoWindows' | 'lowestSystem' | 'withWindows';
  /** Of `lowestSystem`. */
  system?: string;
  price: MoneyV2;
}

/** Whatever is cheaper comes first: "from" is a price at which the product can be bought. */
export function priceBeside(variant: ProductVariant, offered: readonly ProductVariant[]): PriceBeside | undefined {
  const [cheapest] = cheapestFirst(offered);
  if (cheapest && parseCents(cheapest.price.amount) < parseCents(variant.price.amount)) {
    // 209 € for 8 GB without Windows is no price of a machine with 16 GB.
    const isSame = isAlike(variant, cheapest) && hasWindows(variant);
    const system = systemOf(cheapest.selectedOptions);
    if (isSame && !hasWindows(cheapest)) return { word: 'lowestNoWindows', price: cheapest.price };
    return isSame && system !== null
      ? { word: 'lowestSystem', price: cheapest.price, system }
      : { word: 'lowest', price: cheapest.price };
  }
  return windowsBeside(variant, offered);
}

/** @returns the price of the same with Windows, where this variant comes with another system or with none */
export function windowsBeside(variant: ProductVariant, offered: readonly ProductVariant[]): PriceBeside | undefined {
  if (systemOf(variant.selectedOptions) === null || hasWindows(variant)) return undefined;
  const same = cheapestFirst(offered).find((other) => hasWindows(other) && isAlike(variant, other));
  return same && { word: 'withWindows', price: same.price };
}

function cheapestFirst(offered: readonly ProductVariant[]): ProductVariant[] {
  return offered
    .filter(({ availableForSale, price }) => availableForSale && parseCents(price.amount) > 0)
    .toSorted((a, b) => parseCents(a.price.amount) - parseCents(b.price.amount));
}

/** Alike but for the system. */
function isAlike({ selectedOptions }: ProductVariant, other: ProductVariant): boolean {
  return selectedOptions.every(
    (option, at) => systemOf([option]) !== null || option.value === other.selectedOptions[at]?.value,
  );
}

function hasWindows({ selectedOptions }: ProductVariant): boolean {
  return isWindows(systemOf(selectedOptions) ?? '');
}
