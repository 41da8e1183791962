import { errorName } from '#domain/customer/error-code.ts';
import { addressSteps } from '#domain/customer/rate-limit.ts';
import { HOLDS, PAYMENT_STARTS } from '#domain/customer/stranger-limits.ts';
import { readLines } from '../../cart/carts.ts';
import { lockCheckout } from '../../cart/lock-checkout.ts';
import type { PlatformContext } from '../../context.ts';
import type { Trx } from '../../db/database.ts';
import { takeSteps } from '../../limits/database-limits.ts';
import type { OnlineGateway, StartedSession } from '../../payments/gateway.ts';
import { RESERVATION } from '../../payments/manual-methods.ts';
import { returnStock } from '../../stock/return-stock.ts';
import { type StockRequest, takeStock } from '../../stock/take-stock.ts';
import type { OrderDetails } from '../place/order-details.ts';
import { findOrder } from '../place/place-order.ts';
import { type Attempt, endAttempt, freeHolds, nextIdempotencyKey, writeHolds } from './attempts.ts';
import { leavePayment, type PaymentServices } from './reconcile.ts';
import { endReservation } from './reserve-goods.ts';

export interface StartRequest {
  checkoutToken: string;
  gateway: OnlineGateway;
  /** The total that the buyer saw and agreed to; the caller has checked that it is the cart's price now. */
  totalCents: number;
  details: OrderDetails;
  /** The description on the provider's page. */
  description: string;
  /** The buyer's; null where it is not known. */
  address: string | null;
}

/**
 * `unavailable`: too few pieces are left. `unknown`: the provider did not answer; asking again repeats the same session.
 * `tooMany`: the address or the checkout began too many payments; one more is possible after `waitMs`.
 */
export type StartOutcome =
  | { kind: 'redirect'; url: string }
  | { kind: 'tooMany'; waitMs: number }
  | { kind: 'placed' | 'unavailable' | 'failed' | 'unknown' };

/** Until the provider is asked for the first time what has become of a session, unless it says so itself. */
const FIRST_CHECK_MS = 2 * 60_000;

type Claim =
  | { kind: 'attempt'; attempt: Attempt }
  | { kind: 'other'; attempt: Attempt }
  | { kind: 'placed' | 'unavailable' }
  | { kind: 'tooMany'; waitMs: number };

/**
 * Begins a payment: takes the goods out of stock for as long as the buyer may take, then opens the provider's session.
 *
 * A double click, a reload and a second tab find the attempt that is under way. One with another way of paying, amount or
 * address is closed at its provider first; when it turns out to be paid, the order is placed with it.
 */
export async function startPayment(services: PaymentServices, request: StartRequest): Promise<StartOutcome> {
  const { context } = services;
  // Each round closes one attempt; two tabs can make more than one.
  for (let round = 0; round < 3; round += 1) {
    const claim = await context.db.transaction().execute((trx) => claimAttempt(trx, context, request));
    if (claim.kind === 'attempt') return openSession(services, request, claim.attempt);
    if (claim.kind !== 'other') return claim;
    const settled = await leavePayment(services, claim.attempt.id);
    if (settled === 'placed') return { kind: 'placed' };
    if (settled === 'unknown' || settled === 'pending') return { kind: 'unknown' };
  }
  return { kind: 'unknown' };
}

/** Locks: checkout, limits, variants by id, payment. */
async function claimAttempt(trx: Trx, context: PlatformContext, request: StartRequest): Promise<Claim> {
  const { now, randomToken } = context;
  const { checkoutToken, gateway, totalCents, details } = request;
  const at = now();
  const cartToken = await lockCheckout(trx, checkoutToken);
  if (cartToken === null) return { kind: 'unavailable' };
  if (await findOrder(trx, checkoutToken)) return { kind: 'placed' };
  const agreed = JSON.stringify(details);
  const underWay = await findStarted(trx, checkoutToken);
  if (underWay) {
    const isSame =
      underWay.gateway === gateway.name &&
      underWay.amount_cents === totalCents &&
      underWay.details === agreed &&
      (underWay.expires_at ?? '') > at.toISOString();
    if (!isSame) return { kind: 'other', attempt: underWay };
    if (underWay.url === null && !(await isHeld(trx, underWay.id))) {
      const lines = await readLines(trx, cartToken);
      const held = await holdStock(trx, context, request, lines);
      if (held === null) return { kind: 'unavailable' };
      await writeHolds(trx, underWay.id, held);
    }
    return { kind: 'attempt', attempt: underWay };
  }
  const lines = await readLines(trx, cartToken);
  if (lines.length === 0) return { kind: 'unavailable' };
  const waitMs = await takeSteps(trx, startSteps(request), at);
  if (waitMs !== null) {
    context.log.warn({ gateway: gateway.name }, 'too many payments begun by one address or checkout');
    return { kind: 'tooMany', waitMs };
  }
  await endReservation(trx, checkoutToken, at);
  const held = await holdStock(trx, context, request, lines);
  if (held === null) return { kind: 'unavailable' };
  const attempt = await trx
    .insertInto('payments')
    .values({
      checkout_token: checkoutToken,
      idempotency_key: await nextIdempotencyKey(trx, checkoutToken, totalCents),
      gateway: gateway.name,
      status: 'started',
      amount_cents: totalCents,
      reference: '',
      created_at: at.toISOString(),
      updated_at: at.toISOString(),
      return_key: randomToken(24),
      details: agreed,
      expires_at: new Date(at.getTime() + gateway.sessionMinutes * 60_000).toISOString(),
      next_check_at: new Date(at.getTime() + FIRST_CHECK_MS).toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeHolds(trx, attempt.id, held);
  return { kind: 'attempt', attempt };
}

function startSteps({ checkoutToken, address }: StartRequest) {
  return [
    [`payment of ${checkoutToken}`, PAYMENT_STARTS.checkout] as const,
    ...addressSteps('payment', address, PAYMENT_STARTS.address),
  ];
}

async function isHeld(trx: Trx, paymentId: number): Promise<boolean> {
  const hold = trx.selectFrom('stock_holds').select('id').where('payment_id', '=', paymentId).limit(1);
  return (await hold.executeTakeFirst()) !== undefined;
}

async function findStarted(trx: Trx, checkoutToken: string): Promise<Attempt | undefined> {
  return trx
    .selectFrom('payments')
    .selectAll()
    .where('checkout_token', '=', checkoutToken)
    .where('status', '=', 'started')
    .where('gateway', '!=', RESERVATION)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Takes the lines out of stock, all of them or none.
 *
 * @returns the lines that are held: none beyond the limits of strangers, null when there are too few pieces
 */
async function holdStock(
  trx: Trx,
  { now, log }: PlatformContext,
  { address }: StartRequest,
  lines: readonly StockRequest[],
): Promise<readonly StockRequest[] | null> {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const mayHold =
    pieces <= HOLDS.mostPieces &&
    (await takeSteps(trx, addressSteps('pieces held', address, HOLDS.pieces, pieces), now())) === null;
  const short = await takeStock(trx, lines);
  if (short.length > 0 || !mayHold)
    await returnStock(
      trx,
      lines.filter(({ variantId }) => !short.includes(variantId)),
    );
  if (short.length > 0) return null;
  if (mayHold) return lines;
  log.warn({ pieces }, 'a payment begins without holding its goods');
  return [];
}

async function openSession(services: PaymentServices, request: StartRequest, attempt: Attempt): Promise<StartOutcome> {
  const { context } = services;
  if (attempt.url !== null) return { kind: 'redirect', url: attempt.url };
  const started = await askProvider(context, request, attempt);
  if (started === null) {
    await freeHolds(context, attempt);
    return { kind: 'unknown' };
  }
  if (started.status === 'refused') {
    context.log.error({ gateway: request.gateway.name, payment: attempt.id }, 'the gateway does not take the payment');
    const ended = await endAttempt(context, attempt, 'failed');
    return ended?.order_id ? { kind: 'placed' } : { kind: 'failed' };
  }
  await context.db
    .updateTable('payments')
    .set({ session: started.session, url: started.url })
    .where('id', '=', attempt.id)
    .where('session', '=', '')
    .execute();
  return { kind: 'redirect', url: started.url };
}

async function askProvider(
  { publicUrl, log }: PlatformContext,
  { gateway, details, description }: StartRequest,
  attempt: Attempt,
): Promise<StartedSession | null> {
  const returnUrl = `${publicUrl}/payments/return/${attempt.return_key}`;
  try {
    return await gateway.start({
      amountCents: attempt.amount_cents,
      language: details.language,
      email: details.email,
      description,
      returnUrl,
      cancelUrl: `${returnUrl}?left=1`,
      expiresAt: new Date(attempt.expires_at ?? ''),
      idempotencyKey: attempt.idempotency_key,
    });
  } catch (error) {
    const name = errorName(error);
    log.error({ gateway: gateway.name, payment: attempt.id, error: name }, 'no answer from the gateway');
    return null;
  }
}
