import { errorName } from '#domain/customer/error-code.ts';
import { HOLDS, PROVIDER_QUESTIONS } from '#domain/customer/stranger-limits.ts';
import { lockCheckout } from '../../cart/lock-checkout.ts';
import type { PlatformContext } from '../../context.ts';
import { createDatabaseLimits } from '../../limits/database-limits.ts';
import { type Gateways, isOnline, type OnlineGateway, type PaymentSnapshot } from '../../payments/gateway.ts';
import { capturePayments } from '../capture/capture-payments.ts';
import type { OrderDetails } from '../place/order-details.ts';
import { placeOrder } from '../place/place-order.ts';
import type { PriceRules } from '../price/price-cart.ts';
import { readOrderOfCheckout } from '../read/read-order.ts';
import { type Attempt, endAttempt, freeHolds, handleOf, readAttempt, releaseHolds } from './attempts.ts';

/** The services of everything that handles payments. */
export interface PaymentServices {
  context: PlatformContext;
  gateways: Gateways;
  rules: PriceRules;
}

/**
 * What has become of an attempt. `placed`: the checkout is an order, by this payment or another. `changed`: it was authorised
 * and given up, because price, stock or amount are not what was agreed. `unknown`: the provider does not answer.
 */
export type Settled =
  | 'placed'
  | 'open'
  | 'pending'
  | 'declined'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'changed'
  | 'unknown';

/**
 * Brings an attempt up to what its provider says of it. The page to which the buyer comes back, the provider's messages and
 * the sweeper all end here, in any order and as often as they like: what they say counts for nothing, the provider is asked.
 *
 * The provider is never asked within a transaction; what it says is written in one, under the checkout's lock.
 */
export async function reconcile(services: PaymentServices, paymentId: number): Promise<Settled> {
  const { context, gateways } = services;
  const attempt = await readAttempt(context.db, paymentId);
  if (!attempt) return 'failed';
  if (attempt.order_id !== null) return 'placed';
  const gateway = gateways.get(attempt.gateway);
  if (!gateway || !isOnline(gateway)) {
    context.log.error(
      { payment: paymentId, gateway: attempt.gateway },
      'a payment of a gateway that is not configured',
    );
    return 'unknown';
  }
  if (attempt.status === 'voiding' || attempt.status === 'voided')
    return finishVoid(services, gateway, attempt, 'changed');
  // The provider never answered, so the buyer was not sent to its page.
  if (attempt.session === '') return settleWithoutSession(services, attempt);
  if (!(await mayAsk(context, attempt))) return 'unknown';
  const snapshot = await ask(context, gateway, attempt);
  if (snapshot === null) return 'unknown';
  switch (snapshot.state) {
    case 'authorized':
    case 'captured':
      return orderWith(services, gateway, attempt, snapshot);
    case 'open':
    case 'pending':
      if (attempt.status !== 'started') return toSettled(attempt);
      if (isForgotten(context, attempt, snapshot)) await freeHolds(context, attempt);
      return snapshot.state;
    default:
      return end(services, attempt, snapshot.state);
  }
}

/** The buyer has left the provider's page: the session is closed there, unless it was paid meanwhile. */
export async function leavePayment(services: PaymentServices, paymentId: number): Promise<Settled> {
  const { context, gateways } = services;
  const settled = await reconcile(services, paymentId);
  const attempt = await readAttempt(context.db, paymentId);
  if (settled !== 'open' || !attempt) return settled;
  if (attempt.session === '') return end(services, attempt, 'cancelled');
  try {
    await gateways.get(attempt.gateway)?.cancel(handleOf(attempt), `${attempt.idempotency_key}-cancel`);
  } catch (error) {
    logSilence(context, attempt, error);
    return 'unknown';
  }
  return reconcile(services, paymentId);
}

/** Whether the buyer went to the provider's page and typed nothing there for so long that the goods go back on sale. */
function isForgotten({ now }: PlatformContext, attempt: Attempt, { state, isTouched }: PaymentSnapshot): boolean {
  return state === 'open' && !isTouched && now().getTime() - Date.parse(attempt.created_at) >= HOLDS.untouchedMs;
}

/** Whether the provider may be asked about this payment once more; otherwise the caller tries again later. */
export async function mayAsk({ db, now, log }: PlatformContext, { id, gateway }: Attempt): Promise<boolean> {
  const wait = await createDatabaseLimits(db, now).take([[`questions about payment ${id}`, PROVIDER_QUESTIONS]]);
  if (wait !== null) log.warn({ gateway, payment: id }, 'a payment is asked about too often');
  return wait === null;
}

async function settleWithoutSession(services: PaymentServices, attempt: Attempt): Promise<Settled> {
  const { context } = services;
  if ((attempt.expires_at ?? '') <= context.now().toISOString()) return end(services, attempt, 'expired');
  if (attempt.status === 'started') await freeHolds(context, attempt);
  return toSettled(attempt);
}

async function ask(
  context: PlatformContext,
  gateway: OnlineGateway,
  attempt: Attempt,
): Promise<PaymentSnapshot | null> {
  try {
    return await gateway.fetch(attempt.session);
  } catch (error) {
    logSilence(context, attempt, error);
    return null;
  }
}

function logSilence({ log }: PlatformContext, { id, gateway }: Attempt, error: unknown): void {
  log.error({ gateway, payment: id, error: errorName(error) }, 'no answer from the gateway');
}

async function end(
  { context }: PaymentServices,
  attempt: Attempt,
  status: 'declined' | 'failed' | 'cancelled' | 'expired',
): Promise<Settled> {
  const ended = await endAttempt(context, attempt, status);
  if (ended && ended.status === status && attempt.status !== status)
    context.log.info({ payment: attempt.id, status }, 'payment ended');
  return (await isOrdered(context, attempt)) ? 'placed' : toSettled(ended ?? attempt);
}

/** The outcome of an attempt without an order. */
export function toSettled({ status }: Pick<Attempt, 'status'>): Settled {
  if (status === 'started') return 'open';
  if (status === 'declined' || status === 'failed' || status === 'cancelled' || status === 'expired') return status;
  return status === 'voiding' || status === 'voided' ? 'changed' : 'placed';
}

async function orderWith(
  services: PaymentServices,
  gateway: OnlineGateway,
  attempt: Attempt,
  { reference, amountCents, currency }: PaymentSnapshot,
): Promise<Settled> {
  const { context, gateways, rules } = services;
  const isPaid = amountCents === attempt.amount_cents && currency === 'EUR';
  if (!isPaid || attempt.details === null) {
    context.log.error({ payment: attempt.id, amountCents, currency }, 'not what was agreed, authorisation given up');
    return giveUp(services, gateway, { ...attempt, reference }, isPaid ? 'changed' : 'declined');
  }
  const placed = await placeOrder(context, {
    checkoutToken: attempt.checkout_token,
    details: JSON.parse(attempt.details) as OrderDetails,
    payment: { gateway: gateway.name, idempotencyKey: attempt.idempotency_key, reference, amountCents },
    rules,
  });
  if (placed.status === 'refused') {
    context.log.info({ reason: placed.reason, payment: attempt.id }, 'order refused, authorisation given up');
    return giveUp(services, gateway, { ...attempt, reference }, 'changed');
  }
  if (placed.status === 'exists' && placed.reference !== reference)
    return giveUp(services, gateway, { ...attempt, reference }, 'placed');
  if (placed.status === 'placed') {
    context.log.info({ order: placed.number }, 'order placed');
    await capture(context, gateways, attempt.checkout_token);
  }
  return 'placed';
}

/** The order is valid in any case: the worker captures what could not be captured now. */
async function capture(context: PlatformContext, gateways: Gateways, checkoutToken: string): Promise<void> {
  try {
    await capturePayments(context, gateways, { checkoutToken });
  } catch (error) {
    context.log.error({ error: errorName(error) }, 'payment not captured yet');
  }
}

/**
 * Gives up an authorisation that did not become an order. That it is given up is written before the provider is told, under
 * the checkout's lock: a request at the same time that holds the same authorisation then cannot make an order of it any more.
 * If it already has, the authorisation pays for that order and stays. A crash in between is finished by the sweeper.
 */
async function giveUp(
  services: PaymentServices,
  gateway: OnlineGateway,
  attempt: Attempt,
  outcome: Settled,
): Promise<Settled> {
  const { db, now } = services.context;
  const abandoned = await db.transaction().execute(async (trx) => {
    const at = now();
    await lockCheckout(trx, attempt.checkout_token);
    const current = await readAttempt(trx, attempt.id);
    if (!current || current.order_id !== null) return undefined;
    await releaseHolds(trx, attempt.id);
    return trx
      .updateTable('payments')
      .set({
        status: 'voiding',
        reference: attempt.reference,
        details: null,
        next_check_at: at.toISOString(),
        updated_at: at.toISOString(),
      })
      .where('id', '=', attempt.id)
      .where('status', '!=', 'voided')
      .returningAll()
      .executeTakeFirst();
  });
  return abandoned ? finishVoid(services, gateway, abandoned, outcome) : 'placed';
}

/** Tells the provider that an authorisation is not wanted; what it does not hear now, the sweeper says again. */
async function finishVoid(
  { context }: PaymentServices,
  gateway: OnlineGateway,
  attempt: Attempt,
  outcome: Settled,
): Promise<Settled> {
  if (attempt.status === 'voiding') {
    try {
      await gateway.cancel(handleOf(attempt), `${attempt.idempotency_key}-cancel`);
      await context.db
        .updateTable('payments')
        .set({ status: 'voided', next_check_at: null, updated_at: context.now().toISOString() })
        .where('id', '=', attempt.id)
        .where('status', '=', 'voiding')
        .execute();
    } catch (error) {
      logSilence(context, attempt, error);
    }
  }
  return (await isOrdered(context, attempt)) ? 'placed' : outcome;
}

async function isOrdered({ db }: PlatformContext, { checkout_token }: Attempt): Promise<boolean> {
  return (await readOrderOfCheckout(db, checkout_token)) !== null;
}
