import { shop } from '#shop.config';
import type { PriceRules } from './price-cart.ts';

/** What the business (shop.config.ts) says of prices. */
export const priceRules: PriceRules = {
  ...shop.delivery,
  vatPercent: shop.tax.vatPercent,
  cash: { feeCents: shop.payments.codFeeCents, belowCents: shop.payments.codBelowCents },
};
