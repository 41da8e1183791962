import type { DatabaseLimits } from '../limits/database-limits.ts';
import type { PaymentServices } from '../orders/pay/reconcile.ts';
import type { Assets } from '../web/assets.ts';
import type { FindCompany } from './tax-registry.ts';

/** The services of every part of the checkout. */
export interface CheckoutServices extends PaymentServices {
  assets: Assets;
  /** How often strangers may do what they may do. */
  limits: DatabaseLimits;
  /** Null where the shop has named no registry. */
  findCompany: FindCompany | null;
}
