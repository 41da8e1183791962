/** Somebody who pays, for the tests of payments, and a provider that does what it is told. */
import { openCheckout } from '#platform/checkout/checkouts.ts';
import { lastAttempt } from '#platform/orders/pay/attempts.ts';
import { leavePayment, type PaymentServices, reconcile } from '#platform/orders/pay/reconcile.ts';
import { type StartRequest, startPayment } from '#platform/orders/pay/start-payment.ts';
import { type Gateways, gatewaysOf, type OnlineGateway, type PaymentSnapshot } from '#platform/payments/gateway.ts';
import { scriptedGateway } from './test-gateways.ts';
import { RULES, type TestShop } from './test-shop.ts';

export const details = {
  email: 'a@example.gr',
  acceptsMarketing: false,
  address: { firstName: 'Μ', lastName: 'Π', address1: 'Α 1', postcode: '54624', city: 'Θ', phone: '+306940000000' },
  invoice: null,
  language: 'el' as const,
};

/** A checkout of one T480, or of these lines. @param change what the provider does otherwise */
export async function openPayment(
  shop: TestShop,
  change: Partial<OnlineGateway> = {},
  lines = [[shop.variants.t480, 1] as const],
) {
  const { context } = shop;
  const scripted = scriptedGateway(change);
  const { gateway } = scripted;
  const services: PaymentServices = { context, gateways: gatewaysOf(gateway), rules: RULES };
  const cart = await shop.addCart(lines);
  const checkoutToken = (await openCheckout(context, cart.token, cart.key)) ?? '';
  const request: StartRequest = {
    checkoutToken,
    gateway,
    totalCents: 26_900,
    details,
    description: 'T480',
    address: null,
  };
  const attempt = async () => {
    const last = await lastAttempt(context.db, checkoutToken);
    if (!last) throw new Error('there is no attempt');
    return last;
  };
  return {
    ...scripted,
    services,
    request,
    token: checkoutToken,
    attempt,
    /** Changes what is written down of the attempt. */
    set: async (values: object) =>
      context.db
        .updateTable('payments')
        .set(values)
        .where('id', '=', (await attempt()).id)
        .execute(),
    start: (more: Partial<StartRequest> = {}) => startPayment(services, { ...request, ...more }),
    settle: async (gateways: Gateways = services.gateways) =>
      reconcile({ ...services, gateways }, (await attempt()).id),
    leave: async () => leavePayment(services, (await attempt()).id),
    tell: async (more: Partial<PaymentSnapshot>) => scripted.say((await attempt()).session, more),
  };
}

/** What another test left under way is not the next one's. */
export async function forgetPayments({ context: { db }, variants, setStock, setPrice }: TestShop): Promise<void> {
  await db.deleteFrom('stock_holds').execute();
  await db
    .updateTable('payments')
    .set({ status: 'failed', next_check_at: null })
    .where('order_id', 'is', null)
    .execute();
  for (const id of Object.values(variants)) await setStock(id, 50);
  await setPrice(variants.t480, 26_900);
}
