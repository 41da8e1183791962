import { shop } from '#shop.config';
import type { PriceRules } from './price-cart.ts';
import { shopDelivery } from './shop-delivery.ts';

/** What the business (shop.config.ts) says of prices. */
export const priceRules: PriceRules = {
  ...shopDelivery,
  vatPercent: shop.tax.vatPercent,
  cash: { feeCents: shop.payments.codFeeCents, belowCents: shop.payments.codBelowCents },
};
