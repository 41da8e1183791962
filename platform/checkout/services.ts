import type { PlatformContext } from '../context.ts';
import type { PriceRules } from '../orders/price-cart.ts';
import type { PaymentGateway } from '../payments/gateway.ts';
import type { Assets } from './assets.ts';

/** What every part of the checkout works with. */
export interface CheckoutServices {
  context: PlatformContext;
  gateway: PaymentGateway;
  rules: PriceRules;
  assets: Assets;
}
