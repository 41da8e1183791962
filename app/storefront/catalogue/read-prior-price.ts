import { type MoneyV2, parseCents } from '#domain/money/money.ts';
import type { ProductVariant } from '../documents.ts';

/** The field is of the hosted platform's type `money`; another text counts as absent. */
export function readPriorPrice(variant: Pick<ProductVariant, 'price' | 'priorPrice'> | null): { priorPrice?: MoneyV2 } {
  if (!variant?.priorPrice) return {};
  const { price, priorPrice } = variant;
  const [, amount] = /"amount":"(\d{1,9}(?:\.\d{1,2})?)"/.exec(priorPrice.value) ?? [];
  if (amount === undefined || parseCents(amount) <= parseCents(price.amount)) return {};
  return { priorPrice: { amount, currencyCode: price.currencyCode } };
}
