import { shop } from '#shop.config';
import type { PriceRules } from '../orders/price-cart.ts';

/** What the business (shop.config.ts) says of prices. */
export const priceRules: PriceRules = {
  freeAboveCents: shop.delivery.freeAboveCents,
  courierCents: shop.delivery.courierCents,
  vatPercent: shop.tax.vatPercent,
};
