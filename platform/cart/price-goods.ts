import { type DiscountValue, type PricedLine, priceLines } from '#domain/money/pricing.ts';
import type { Database } from '../db/database.ts';
import { applyDiscountCodes } from '../discounts/discounts.ts';

/**
 * The lines of a cart with what its discount codes take off each of them.
 *
 * @param buyer.email null while unknown: a code for the first order then counts until the address says otherwise
 */
export async function priceGoods<Line extends PricedLine>(
  db: Database,
  { goods, codes }: { goods: readonly Line[]; codes: readonly string[] },
  buyer: { email: string | null; now: Date },
) {
  const { subtotalCents } = priceLines(goods, null);
  const discounts = await applyDiscountCodes(db, codes, { subtotalCents, email: buyer.email, now: buyer.now });
  const value = discounts.discount && {
    percent: discounts.discount.percent,
    amountCents: discounts.discount.amount_cents,
  };
  return { ...discountGoods(goods, value), discounts };
}

/** The lines with what this discount takes off each of them. */
export function discountGoods<Line extends PricedLine>(goods: readonly Line[], value: DiscountValue | null) {
  const pricing = priceLines(goods, value);
  const lines = goods.map((line, index) => ({
    ...line,
    /** Unit price × quantity, before the discount. */
    totalCents: line.unitPriceCents * line.quantity,
    /** The line's share of the discount. */
    discountCents: pricing.lineDiscountCents[index] ?? 0,
  }));
  return { lines, pricing };
}
