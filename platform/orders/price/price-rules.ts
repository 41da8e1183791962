import { shop } from '#shop.config';
import { shopDelivery } from '../../cart/shop-delivery.ts';
import type { PriceRules } from './price-cart.ts';

/** The business's rules on prices (shop.config.ts). */
export const priceRules: PriceRules = {
  ...shopDelivery,
  vatPercent: shop.tax.vatPercent,
  cash: { feeCents: shop.payments.codFeeCents, belowCents: shop.payments.codBelowCents },
};
