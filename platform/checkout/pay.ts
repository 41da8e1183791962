import type { Card } from '#domain/card.ts';
import type { PlatformContext } from '../context.ts';
import { abandonPayment } from '../orders/abandon-payment.ts';
import { capturePayments } from '../orders/capture-payments.ts';
import type { OrderDetails } from '../orders/order-details.ts';
import { type AuthorizedPayment, placeOrder } from '../orders/place-order.ts';
import type { PriceRules } from '../orders/price-cart.ts';
import { readOrderOfCheckout } from '../orders/read-order.ts';
import type { Authorization, PaymentGateway } from '../payments/gateway.ts';
import { nextIdempotencyKey, recordAttempt } from '../payments/payments.ts';

export interface PaymentRequest {
  checkoutToken: string;
  /** What the buyer saw and agreed to; the caller has made sure that it is what the cart costs now. */
  totalCents: number;
  details: OrderDetails;
  card: Card;
  rules: PriceRules;
}

/**
 * `changed`: price, stock or discount changed in the last moment; the authorisation was given up.
 * `unknown`: the gateway did not answer; asking again repeats the same authorisation.
 */
export type PaymentOutcome = 'placed' | 'declined' | 'failed' | 'unknown' | 'changed';

/**
 * Authorises the amount, then writes the order, then takes the money.
 *
 * Between the first two a crash is harmless: nothing was written, the hold on the card is never captured, and pressing
 * the button again asks with the same key and so finds the same hold. After the second, the capture worker
 * takes the money. Whoever comes second, by a double click or in another tab, gets the first one's order.
 */
export async function payCheckout(
  context: PlatformContext,
  gateway: PaymentGateway,
  request: PaymentRequest,
): Promise<PaymentOutcome> {
  const { checkoutToken, totalCents } = request;
  const idempotencyKey = await nextIdempotencyKey(context.db, checkoutToken, totalCents);
  const authorization = await authorize(context, gateway, request, idempotencyKey);
  if (authorization === null) return 'unknown';
  if (authorization.status !== 'approved') {
    const { status } = authorization;
    const attempt = { checkoutToken, idempotencyKey, gateway: gateway.name, status, amountCents: totalCents };
    await recordAttempt(context, attempt);
    return (await isOrdered(context, checkoutToken)) ? 'placed' : status;
  }
  const { reference, amountCents } = authorization;
  const payment = { gateway: gateway.name, idempotencyKey, reference, amountCents };
  if (amountCents !== totalCents) return giveUp(context, gateway, checkoutToken, payment, 'declined');
  return orderWith(context, gateway, request, payment);
}

async function authorize(
  { log }: PlatformContext,
  gateway: PaymentGateway,
  { totalCents, card }: PaymentRequest,
  idempotencyKey: string,
): Promise<Authorization | null> {
  try {
    return await gateway.authorize({ amountCents: totalCents, currency: 'EUR', card, idempotencyKey });
  } catch (error) {
    log.error(
      { gateway: gateway.name, error: error instanceof Error ? error.name : 'unknown' },
      'no answer from the gateway',
    );
    return null;
  }
}

async function orderWith(
  context: PlatformContext,
  gateway: PaymentGateway,
  { checkoutToken, details, rules }: PaymentRequest,
  payment: AuthorizedPayment,
): Promise<PaymentOutcome> {
  const placed = await placeOrder(context, { checkoutToken, details, payment, rules });
  if (placed.status === 'refused') {
    context.log.info({ reason: placed.reason }, 'order refused, authorisation given up');
    return giveUp(context, gateway, checkoutToken, payment, placed.reason === 'payment_voided' ? 'failed' : 'changed');
  }
  if (placed.status === 'exists' && placed.reference !== payment.reference) {
    return giveUp(context, gateway, checkoutToken, payment, 'placed');
  }
  if (placed.status === 'placed') {
    context.log.info({ order: placed.number }, 'order placed');
    await capture(context, gateway, checkoutToken);
  }
  return 'placed';
}

/** The order stands whatever happens here: what could not be captured now is captured by the worker. */
async function capture(context: PlatformContext, gateway: PaymentGateway, checkoutToken: string): Promise<void> {
  try {
    await capturePayments(context, gateway, { checkoutToken });
  } catch (error) {
    context.log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'payment not captured yet');
  }
}

async function giveUp(
  context: PlatformContext,
  gateway: PaymentGateway,
  checkoutToken: string,
  payment: AuthorizedPayment,
  outcome: PaymentOutcome,
): Promise<PaymentOutcome> {
  const abandoned = await abandonPayment(context, gateway, checkoutToken, payment);
  if (!abandoned) return 'placed';
  return (await isOrdered(context, checkoutToken)) ? 'placed' : outcome;
}

async function isOrdered({ db }: PlatformContext, checkoutToken: string): Promise<boolean> {
  return (await readOrderOfCheckout(db, checkoutToken)) !== null;
}
