import { type ManualMethod, RESERVATION } from '../../payments/manual-methods.ts';
import { hashCheckout } from '../pay/attempts.ts';
import { leavePayment, type PaymentServices } from '../pay/reconcile.ts';
import type { OrderDetails } from './order-details.ts';
import { placeOrder } from './place-order.ts';

interface ManualOrder {
  checkoutToken: string;
  method: ManualMethod;
  /** The total that the buyer saw and agreed to. */
  totalCents: number;
  details: OrderDetails;
}

/**
 * Places an order whose money comes later, by cash or transfer: it is pending until `orders paid` notes the money. A payment
 * that is under way at a provider is closed first; when it turns out to be paid, the order is placed with it.
 *
 * @returns `changed`: price, stock or discount are not what the buyer saw; `unknown`: the provider of the payment under way
 * does not answer
 */
export async function placeManualOrder(
  services: PaymentServices,
  { checkoutToken, method, totalCents, details }: ManualOrder,
): Promise<'placed' | 'changed' | 'unknown'> {
  const { context, rules } = services;
  const underWay = await context.db
    .selectFrom('payments')
    .select('id')
    .where('checkout_token', '=', checkoutToken)
    .where('status', '=', 'started')
    .where('gateway', '!=', RESERVATION)
    .execute();
  for (const { id } of underWay) {
    const settled = await leavePayment(services, id);
    if (settled === 'placed') return 'placed';
    if (settled === 'unknown' || settled === 'pending') return 'unknown';
  }
  const placed = await placeOrder(context, {
    checkoutToken,
    details,
    rules,
    payment: {
      gateway: method,
      idempotencyKey: `${hashCheckout(checkoutToken)}-manual`,
      reference: '',
      amountCents: totalCents,
    },
  });
  if (placed.status === 'placed') context.log.info({ order: placed.number }, 'order placed');
  return placed.status === 'refused' ? 'changed' : 'placed';
}
