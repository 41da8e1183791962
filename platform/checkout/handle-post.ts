import { emailOf } from '#domain/customer/email.ts';
import { findEmailTypo } from '#domain/customer/email-typo.ts';
import { parseContentLanguage } from '#domain/locale/locales.ts';
import { serviceWords } from '#locales/words.ts';
import { countCodes } from '../discounts/count-codes.ts';
import { splitTitle } from '../orders/mail/split-title.ts';
import { type StartOutcome, startPayment } from '../orders/pay/start-payment.ts';
import type { OrderDetails } from '../orders/place/order-details.ts';
import { placeManualOrder } from '../orders/place/place-manual-order.ts';
import { readOrderOfCheckout } from '../orders/read/read-order.ts';
import { isOnline } from '../payments/gateway.ts';
import { isManualMethod } from '../payments/manual-methods.ts';
import { paymentWaysOf } from '../payments/offered-ways.ts';
import { pageResponse, redirect } from '../web/respond.ts';
import { parseForm } from './checkout-form.ts';
import { type Offer, price } from './checkout-offer.ts';
import { type Checkout, saveCheckout } from './checkouts.ts';
import { admitUnpaidOrder } from './confirm-order.ts';
import { applyCode, keepInStock, removeCodes, removeLine } from './edit-cart.ts';
import { type CompanyNews, fillCompany } from './fill-company.ts';
import { checkoutPage } from './pages/checkout-page.ts';
import { type CheckoutView, type Notice, shortLines } from './pages/checkout-view.ts';
import { leaveLastPayment, readPaymentNews } from './payment-return.ts';
import { describeChanges, parseSeen } from './seen-total.ts';
import type { CheckoutServices } from './services.ts';
import { validateForm } from './validate-form.ts';

/** One posted form: what was typed, and the checkout it belongs to. */
interface Post {
  services: CheckoutServices;
  checkout: Checkout;
  params: URLSearchParams;
  /** The buyer's; null where it is not known. */
  address: string | null;
}

/** Does what the pressed button says. Everything typed is kept, whichever it was. */
export async function handlePost(
  services: CheckoutServices,
  stored: Checkout,
  { params, address }: Pick<Post, 'params' | 'address'>,
): Promise<Response> {
  const checkout = { ...stored, form: parseForm(params) };
  const post = { services, checkout, params, address };
  const [intent, argument = ''] = splitIntent(params.get('intent') ?? 'update');
  if (intent === 'pay') return pay(post);
  if (intent === 'language') checkout.language = parseContentLanguage(argument) ?? checkout.language;
  await saveCheckout(services.context, checkout);
  const code = (params.get('discount') ?? '').trim();
  // Enter in the code's field presses the form's quiet default button.
  if (intent === 'discount' || (intent === 'update' && code !== '')) return discount(post, code);
  if (intent === 'company') return company(post);
  if (intent === 'discount-remove') await removeCodes(services.context, checkout.cartToken);
  if (intent === 'leave-payment') return leaveLastPayment(services, checkout.token);
  if (intent === 'remove') await removeLine(services.context, checkout.cartToken, argument);
  if (intent === 'keep') await keepLine(post, argument);
  return backTo(post, { isSummaryOpen: intent !== 'update' && intent !== 'language' });
}

/** To the checkout's page, with the key by which the order is confirmed, where there is one. */
function backTo(
  { checkout, params }: Post,
  { isSummaryOpen = false, company }: { isSummaryOpen?: boolean; company?: CompanyNews } = {},
): Response {
  const confirm = params.get('confirm');
  const query = new URLSearchParams({
    ...(isSummaryOpen && { open: 'summary' }),
    ...(company && { company }),
    ...(confirm && { confirm }),
  });
  const hash = isSummaryOpen ? '#summary' : company ? '#invoiceTaxNumber' : '';
  return redirect(`/checkouts/${checkout.token}${query.size > 0 ? `?${query}` : ''}${hash}`, 303);
}

function splitIntent(intent: string): [string, string?] {
  const colon = intent.indexOf(':');
  return colon === -1 ? [intent] : [intent.slice(0, colon), intent.slice(colon + 1)];
}

async function discount(post: Post, code: string): Promise<Response> {
  const { services, checkout, address } = post;
  const { context, limits } = services;
  const offer = await price(services, checkout);
  const show = (refusal: NonNullable<CheckoutView['discountError']>['refusal'], status: number) =>
    checkoutResponse(
      services,
      toView(services, checkout, offer, { discountError: { code, refusal }, summaryOpen: true }),
      status,
    );
  if (code === '') return show('empty', 422);
  const waitMs = await countCodes(context.db, limits, { codes: [code], cart: checkout.cartToken, address });
  if (waitMs !== null) return withRetryAfter(show('too_many', 429), waitMs);
  const buyer = { subtotalCents: offer.cart.subtotalCents, email: emailOf(checkout.form.email) };
  const refusal = await applyCode(context, checkout.cartToken, code, buyer);
  return refusal === null ? backTo(post, { isSummaryOpen: true }) : show(refusal, 422);
}

async function company(post: Post): Promise<Response> {
  const { services, checkout, address } = post;
  const asked = await fillCompany(services, checkout, address);
  if ('news' in asked) return backTo(post, { company: asked.news });
  const offer = await price(services, checkout);
  const errors = { invoiceTaxNumber: asked.error };
  return checkoutResponse(services, toView(services, checkout, offer, { errors }), 422);
}

async function keepLine({ services, checkout }: Post, lineId: string): Promise<void> {
  const { cart } = await price(services, checkout);
  const line = cart.lines.find((candidate) => candidate.id === lineId);
  if (line) await keepInStock(services.context, checkout.cartToken, lineId, line.stock);
}

async function pay(post: Post): Promise<Response> {
  const { services, checkout } = post;
  const offer = await price(services, checkout);
  const valid = validateForm({ ...checkout.form, deliveryMethod: offer.delivery }, checkout.language);
  if (!valid.ok) return refuse(post, offer, { errors: valid.errors });
  if (offer.cart.lines.length === 0) return redirect(`/checkouts/${checkout.token}`, 303);
  const notice = findTypo(post, valid.details.email) ?? findChanges(post, offer);
  if (notice) return refuse(post, offer, { notice });
  await saveCheckout(services.context, checkout);
  const outcome = await begin(post, offer, { ...valid.details, deliveryMethod: offer.delivery });
  if (outcome.kind === 'redirect') return redirect(outcome.url, 303);
  if (outcome.kind === 'placed') return toThankYou(checkout);
  if (outcome.kind === 'tooMany') return refuseForNow(post, offer, outcome.waitMs);
  if (outcome.kind !== 'unavailable') return refuse(post, offer, { notice: { kind: outcome.kind, changes: [] } });
  const changed = await price(services, checkout);
  return refuse(post, changed, { notice: findChanges(post, changed) ?? { kind: 'changed', changes: [] } });
}

async function begin(
  { services, checkout, address, params }: Post,
  { cart, method }: Offer,
  details: OrderDetails,
): Promise<StartOutcome | { kind: 'confirm' | 'tooManyOrders' }> {
  const gateway = services.gateways.get(method ?? '');
  if (!gateway) return { kind: 'failed' };
  const { token: checkoutToken } = checkout;
  const { totalCents } = cart;
  if (isOnline(gateway)) {
    const description = cart.lines.map(({ title }) => splitTitle(title).name).join(', ');
    return startPayment(services, { checkoutToken, gateway, totalCents, details, description, address });
  }
  if (!isManualMethod(gateway.name)) return { kind: 'failed' };
  const asked = { checkoutToken, details, cart, address, confirmKey: params.get('confirm') ?? '' };
  const admitted = await admitUnpaidOrder(services, asked);
  if (admitted !== 'yes') return { kind: admitted };
  const placed = await placeManualOrder(services, { checkoutToken, method: gateway.name, totalCents, details });
  return { kind: placed === 'changed' ? 'unavailable' : placed };
}

/** An address that looks mistyped is asked about once: the confirmation would never arrive. */
function findTypo({ checkout: { language }, params }: Post, email: string): Notice | null {
  const meant = findEmailTypo(email);
  if (meant === null || params.get('emailSeen') === email) return null;
  return { kind: 'emailTypo', changes: [serviceWords.checkout[language].meant(meant)] };
}

function toThankYou({ token }: Checkout): Response {
  return redirect(`/checkouts/${token}/thank-you`, 303);
}

/** Null when the buyer saw exactly this cart, and all of it can be had in the ways that were chosen. */
function findChanges({ checkout: { language, form }, params }: Post, offer: Offer): Notice | null {
  const { cart, delivery, method } = offer;
  const words = serviceWords.checkout[language].changes;
  const gone = [
    ...(form.deliveryMethod !== '' && form.deliveryMethod !== delivery ? [words.deliveryGone] : []),
    ...(form.paymentMethod !== '' && form.paymentMethod !== method ? [words.paymentGone] : []),
  ];
  const short = shortLines(cart).map((line) => {
    const { name } = splitTitle(line.title);
    return line.stock === 0 ? words.soldOut(name) : words.fewLeft(name, line.stock);
  });
  const changes = [...gone, ...describeChanges(parseSeen(params.get('seen')), cart, language)];
  if (short.length > 0) return { kind: 'unavailable', changes: [...short, ...changes] };
  return changes.length > 0 ? { kind: 'changed', changes } : null;
}

/** The second of two presses may find everything sold to the first, so a buyer with the order is not told that it failed. */
async function refuse(
  { services, checkout, params }: Post,
  offer: Offer,
  why: Partial<CheckoutView>,
): Promise<Response> {
  if (await readOrderOfCheckout(services.context.db, checkout.token)) return toThankYou(checkout);
  await saveCheckout(services.context, checkout);
  const { underWay } = await readPaymentNews(services, checkout, null);
  const confirmKey = params.get('confirm') ?? '';
  return checkoutResponse(services, toView(services, checkout, offer, { underWay, confirmKey, ...why }), 422);
}

async function refuseForNow(post: Post, offer: Offer, waitMs: number): Promise<Response> {
  const response = await refuse(post, offer, { notice: { kind: 'tooMany', changes: [] } });
  return response.status === 422 ? withRetryAfter(response, waitMs) : response;
}

function withRetryAfter(response: Response, waitMs: number): Response {
  const headers = new Headers(response.headers);
  headers.set('Retry-After', String(Math.ceil(waitMs / 1000)));
  return new Response(response.body, { status: 429, headers });
}

/** The form may lead to the pages of the providers that are configured. */
export function checkoutResponse({ gateways }: CheckoutServices, view: CheckoutView, status = 200): Response {
  const origins = [...gateways.values()].flatMap((gateway) => (isOnline(gateway) ? gateway.origins : []));
  return pageResponse(checkoutPage(view), status, { formOrigins: origins });
}

export function toView(
  services: CheckoutServices,
  checkout: Checkout,
  offer: Offer,
  more: Partial<CheckoutView>,
): CheckoutView {
  const { context, assets } = services;
  return {
    token: checkout.token,
    language: checkout.language,
    form: checkout.form,
    offer,
    paymentWays: paymentWaysOf(context),
    now: context.now(),
    assets,
    underWay: null,
    errors: {},
    notice: null,
    confirmKey: '',
    discountError: null,
    canFindCompany: services.findCompany !== null,
    companyNews: null,
    summaryOpen: false,
    ...more,
  };
}
