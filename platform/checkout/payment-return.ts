import { HOLDS } from '#domain/customer/stranger-limits.ts';
import type { PlatformContext } from '../context.ts';
import { type Attempt, findAttempt, lastAttempt } from '../orders/pay/attempts.ts';
import { leavePayment, mayAsk, reconcile, type Settled, toSettled } from '../orders/pay/reconcile.ts';
import { isOnline } from '../payments/gateway.ts';
import { pageResponse, redirect } from '../web/respond.ts';
import type { Checkout } from './checkouts.ts';
import type { CheckoutView, Notice } from './pages/checkout-view.ts';
import { noticePage } from './pages/notice-page.ts';
import type { CheckoutServices } from './services.ts';

/** Says to the checkout's page that the buyer comes from a payment, whose outcome it then tells. */
const FROM_PAYMENT = 'payment';

const KEY = /^[\w-]{20,100}$/;

/**
 * The buyer comes back from the provider's page: to the order when it is paid, to the checkout otherwise.
 *
 * @param url whose `left` says that the buyer went away without paying
 * @returns null for a key that is no attempt's
 */
export async function returnFromPayment(services: CheckoutServices, key: string, url: URL): Promise<Response | null> {
  if (!KEY.test(key)) return null;
  const attempt = await services.context.db
    .selectFrom('payments')
    .select(['id', 'checkout_token'])
    .where('return_key', '=', key)
    .executeTakeFirst();
  if (!attempt) return null;
  const settle = url.searchParams.has('left') ? leavePayment : reconcile;
  return afterPayment(attempt.checkout_token, await settle(services, attempt.id));
}

/**
 * The way back from a provider whose return addresses are set at the provider and name a session, which is no secret. So the
 * buyer gets to the checkout only with a transaction of that session.
 *
 * @returns null for an address that is no payment's
 */
export async function returnFromProvider(services: CheckoutServices, name: string, url: URL): Promise<Response | null> {
  const { context, gateways, assets } = services;
  const gateway = gateways.get(name);
  const fixed = gateway && isOnline(gateway) ? gateway.fixedReturn : undefined;
  const returned = fixed?.read(url.pathname.split('/').at(-1) ?? '', url.searchParams);
  if (!fixed || !returned) return null;
  const attempt = await findAttempt(context.db, name, returned.session);
  if (!attempt) return null;
  if (!(await mayAsk(context, attempt))) return pageResponse(noticePage('unavailable', assets), 503);
  if (!(await fixed.owns(returned.session, returned.transaction))) return null;
  const settle = returned.isLeft ? leavePayment : reconcile;
  return afterPayment(attempt.checkout_token, await settle(services, attempt.id));
}

function afterPayment(checkoutToken: string, settled: Settled): Response {
  const path = `/checkouts/${checkoutToken}`;
  return redirect(settled === 'placed' ? `${path}/thank-you` : `${path}?${FROM_PAYMENT}=${settled}`, 303);
}

/** The notice of the checkout's page about the last attempt to pay. */
export async function readPaymentNews(
  { context, gateways }: CheckoutServices,
  { token }: Checkout,
  url: URL | null,
): Promise<Pick<CheckoutView, 'notice' | 'underWay'>> {
  const attempt = await lastAttempt(context.db, token);
  if (!attempt) return { notice: null, underWay: null };
  const result = url?.searchParams.get(FROM_PAYMENT) ?? null;
  const isUnderWay = attempt.status === 'started' && (attempt.expires_at ?? '') > context.now().toISOString();
  if (isUnderWay && attempt.url !== null && gateways.has(attempt.gateway)) {
    const checkPath = `/payments/return/${attempt.return_key}`;
    const isPending = result === 'pending';
    const until = await heldUntil(context, attempt, isPending);
    return { notice: null, underWay: { isPending, url: attempt.url, checkPath, until } };
  }
  return { notice: result === null ? null : toNotice(toSettled(attempt)), underWay: null };
}

/** Of a payment under way; null where its goods are not held. */
async function heldUntil({ db, now }: PlatformContext, attempt: Attempt, isPending: boolean): Promise<Date | null> {
  const hold = db.selectFrom('stock_holds').select('id').where('payment_id', '=', attempt.id).limit(1);
  if (!(await hold.executeTakeFirst())) return null;
  const untouched = new Date(Date.parse(attempt.created_at) + HOLDS.untouchedMs);
  return !isPending && untouched > now() ? untouched : new Date(attempt.expires_at ?? '');
}

function toNotice(settled: Settled): Notice | null {
  if (settled === 'placed' || settled === 'open' || settled === 'pending') return null;
  return { kind: settled, changes: [] };
}

/** The buyer wants another way of paying than the one that is under way. */
export async function leaveLastPayment(services: CheckoutServices, checkoutToken: string): Promise<Response> {
  const attempt = await lastAttempt(services.context.db, checkoutToken);
  return afterPayment(checkoutToken, attempt ? await leavePayment(services, attempt.id) : 'cancelled');
}
