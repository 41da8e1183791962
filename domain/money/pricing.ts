/** The price of a set of lines, discount included. Cart, checkout and order all call this one function. */
import { allocate, percentOf } from './money.ts';

export interface PricedLine {
  unitPriceCents: number;
  quantity: number;
}

/** Exactly one of the two is set: whole per cent of the goods, or an amount off them. */
export interface DiscountValue {
  percent: number | null;
  amountCents: number | null;
}

export interface Pricing {
  /** Goods before the discount. */
  subtotalCents: number;
  discountCents: number;
  /** Each line's share of the discount; adds up to `discountCents`. */
  lineDiscountCents: number[];
  /** Goods after the discount, shipping not included. */
  goodsCents: number;
}

export function priceLines(lines: readonly PricedLine[], discount: DiscountValue | null): Pricing {
  const lineTotals = lines.map((line) => line.unitPriceCents * line.quantity);
  const subtotalCents = lineTotals.reduce((sum, total) => sum + total, 0);
  const discountCents = discount ? Math.min(subtotalCents, discountOf(subtotalCents, discount)) : 0;
  return {
    subtotalCents,
    discountCents,
    lineDiscountCents: allocate(discountCents, lineTotals),
    goodsCents: subtotalCents - discountCents,
  };
}

function discountOf(subtotalCents: number, discount: DiscountValue): number {
  if (discount.percent !== null) return percentOf(subtotalCents, discount.percent);
  return discount.amountCents ?? 0;
}

/** Whether some places cost more than the courier's price. */
export function hasDearerPlaces({
  zones,
}: {
  zones: { islandExtraCents: number; remote: { extraCents: number } };
}): boolean {
  return zones.islandExtraCents > 0 || zones.remote.extraCents > 0;
}

/** The courier's price for goods of this worth: free strictly above the threshold. */
export function shippingCents(goodsCents: number, rule: { freeAboveCents: number; courierCents: number }): number {
  return goodsCents > rule.freeAboveCents ? 0 : rule.courierCents;
}
