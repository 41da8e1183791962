import { CLIENT_ADDRESS_HEADER } from '#domain/customer/client-address.ts';
import { codeOf } from '#domain/customer/error-code.ts';
import { cleanLine } from '#domain/customer/typed-text.ts';
import { decodeAddress } from '#domain/locale/decode-address.ts';
import { defaultLanguage, parseContentLanguage } from '#domain/locale/locales.ts';
import type { PlatformContext } from '../context.ts';
import { DatabaseUnavailable } from '../db/database-unavailable.ts';
import { createDatabaseLimits } from '../limits/database-limits.ts';
import { orderPrint, PRINT_STYLE_HASH } from '../orders/document/order-print.ts';
import { handleWebhook } from '../orders/pay/handle-webhook.ts';
import { priceRules } from '../orders/price/price-rules.ts';
import { readOrderProgress } from '../orders/read/order-progress.ts';
import { readOrderOfCheckout } from '../orders/read/read-order.ts';
import { readReturns } from '../orders/return/read-returns.ts';
import { noteReturnSent } from '../orders/return/returns.ts';
import { type Gateways, gatewaysOf, isOnline } from '../payments/gateway.ts';
import { findPaymentMethod } from '../payments/payment-methods.ts';
import { createTestGateway } from '../payments/test/test-gateway.ts';
import { type BrandSetting, loadAssets } from '../web/assets.ts';
import { readPost } from '../web/read-post.ts';
import { assetResponse, isRead, methodNotAllowed, pageResponse, redirect } from '../web/respond.ts';
import { isSameOrigin } from '../web/same-origin.ts';
import { price } from './checkout-offer.ts';
import { type Checkout, findCheckout, openCheckout } from './checkouts.ts';
import { isConfirmation } from './confirm-order.ts';
import { parseCompanyNews } from './fill-company.ts';
import { checkoutResponse, handlePost, toView } from './handle-post.ts';
import { emptyPage, type NoticePage, noticePage } from './pages/notice-page.ts';
import { thankYouPage } from './pages/thank-you-page.ts';
import { readPaymentNews, returnFromPayment, returnFromProvider } from './payment-return.ts';
import type { CheckoutServices } from './services.ts';
import type { FindCompany } from './tax-registry.ts';

export interface HostedCheckout {
  /** Null when the path is not the checkout's. Never rejects: what goes wrong is a page with status 500, or 503 while the database does not answer. */
  handle(request: Request): Promise<Response | null>;
}

const CART = /^\/cart\/c\/([^/]+)$/;
const CHECKOUT = /^\/checkouts\/([^/]+)(\/thank-you|\/print)?$/;
const RETURN_SENT = /^\/checkouts\/([^/]+)\/returns\/(\d{1,9})$/;
const PAYMENT = /^\/payments\/([a-z]+)\/([^/]+)$/;
const WEBHOOK = /^\/webhooks\/([a-z]+)$/;

const STATUS: Readonly<Record<NoticePage, number>> = {
  not_found: 404,
  forbidden: 403,
  bad_request: 400,
  server_error: 500,
  unavailable: 503,
};

/**
 * The platform's hosted checkout: `/cart/c/{token}?key=…` leads to `/checkouts/{token}`, that to a provider's page, back to
 * `/payments/return/{key}`, and to the thank-you page. What providers tell comes to `/webhooks/{gateway}`.
 *
 * @param settings.gateways the ways of paying; without them, the test gateway
 * @param settings.findCompany fills the fields of an invoice
 * @throws at once when a file of the brand (art/brand) is missing
 */
export function createCheckout(settings: {
  context: PlatformContext;
  gateways?: Gateways;
  brand?: BrandSetting;
  findCompany?: FindCompany | null;
}): HostedCheckout {
  const services: CheckoutServices = {
    context: settings.context,
    gateways: settings.gateways ?? gatewaysOf(createTestGateway(settings.context)),
    rules: priceRules,
    assets: loadAssets(settings.brand),
    limits: createDatabaseLimits(settings.context.db, settings.context.now),
    findCompany: settings.findCompany ?? null,
  };
  return {
    async handle(request) {
      try {
        return await route(services, request);
      } catch (error) {
        // A database's words can repeat what the buyer typed, so it is the code only.
        services.context.log.error({ error: codeOf(error), at: placeOf(error) }, 'the checkout failed');
        return notice(services, error instanceof DatabaseUnavailable ? 'unavailable' : 'server_error');
      }
    },
  };
}

/** The top of the stack without its message. */
function placeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return error.stack
    ?.split('\n')
    .find((line) => /^\s+at /.test(line))
    ?.trim();
}

function notice({ assets }: CheckoutServices, kind: NoticePage): Response {
  return pageResponse(noticePage(kind, assets), STATUS[kind]);
}

async function route(services: CheckoutServices, request: Request): Promise<Response | null> {
  const url = new URL(request.url);
  const isReading = isRead(request);
  const asset = services.assets.find(url.pathname);
  if (asset) return isReading ? assetResponse(asset) : methodNotAllowed('GET, HEAD');
  const cart = CART.exec(url.pathname);
  if (cart?.[1]) return isReading ? fromCart(services, cart[1], url) : methodNotAllowed('GET, HEAD');
  const checkout = CHECKOUT.exec(url.pathname);
  if (checkout?.[1] && checkout[2])
    return isReading ? showOrder(services, checkout[1], url) : methodNotAllowed('GET, HEAD');
  if (checkout?.[1]) return atCheckout(services, checkout[1], request, url);
  const sent = RETURN_SENT.exec(url.pathname);
  if (sent?.[1] && sent[2]) return returnSent(services, sent[1], Number(sent[2]), request);
  const [, way = '', page] = PAYMENT.exec(url.pathname) ?? [];
  if (page && (way === 'return' || findPaymentMethod(way))) return atPayment(services, way, page, { request, url });
  const webhook = WEBHOOK.exec(url.pathname);
  if (webhook?.[1]) return handleWebhook(services, webhook[1], request);
  return url.pathname === '/checkouts' || url.pathname.startsWith('/checkouts/') ? notice(services, 'not_found') : null;
}

/** @param name `return`, or of a provider */
async function atPayment(
  services: CheckoutServices,
  name: string,
  page: string,
  { request, url }: { request: Request; url: URL },
): Promise<Response> {
  const isReading = isRead(request);
  const gateway = services.gateways.get(name);
  if (!gateway || !isOnline(gateway) || !gateway.answer) {
    if (!isReading) return methodNotAllowed('GET, HEAD');
    const back = name === 'return' ? returnFromPayment(services, page, url) : returnFromProvider(services, name, url);
    return (await back) ?? notice(services, 'not_found');
  }
  if (!isReading && request.method !== 'POST') return methodNotAllowed('GET, HEAD, POST');
  if (!isReading && !isSameOrigin(request, services.context.publicUrl)) return notice(services, 'forbidden');
  const answer = await gateway.answer(page, request, services.assets);
  return typeof answer === 'string' || answer === null ? notice(services, answer ?? 'not_found') : answer;
}

async function fromCart(services: CheckoutServices, encodedToken: string, url: URL): Promise<Response> {
  const cartToken = decodeAddress(encodedToken);
  // No token has it, and not every database can be asked for it.
  if (cartToken.includes('\0')) return notice(services, 'not_found');
  const token = await openCheckout(services.context, cartToken, url.searchParams.get('key') ?? '');
  return token === null ? notice(services, 'not_found') : redirect(`/checkouts/${token}`, 302);
}

/** The order's page, or its printed form. */
async function showOrder(services: CheckoutServices, token: string, url: URL): Promise<Response> {
  const checkout = await findCheckout(services.context.db, token);
  if (!checkout) return notice(services, 'not_found');
  const found = await readOrderOfCheckout(services.context.db, token);
  if (!found) return redirect(`/checkouts/${token}`, 302);
  const language = parseContentLanguage(url.searchParams.get('lang')) ?? checkout.language;
  const order = { ...found, language };
  if (url.pathname.endsWith('/print')) {
    const tools = { assets: services.assets, back: `/checkouts/${token}/thank-you?lang=${language}` };
    return pageResponse(orderPrint(order, tools), 200, { styleHash: PRINT_STYLE_HASH });
  }
  const progress = await readOrderProgress(services.context.db, order.number);
  const returns = (await readReturns(services.context.db, [order.id])).get(order.id) ?? [];
  const status = { order, progress, returns, token, now: services.context.now() };
  return pageResponse(thankYouPage(status, services.assets));
}

/** The buyer says on the order's page that the parcel is on its way. */
async function returnSent(services: CheckoutServices, token: string, id: number, request: Request): Promise<Response> {
  const { context } = services;
  if (request.method !== 'POST') return methodNotAllowed('POST');
  if (!isSameOrigin(request, context.publicUrl)) return notice(services, 'forbidden');
  const order = await readOrderOfCheckout(context.db, token);
  const returns = order ? ((await readReturns(context.db, [order.id])).get(order.id) ?? []) : [];
  if (!returns.some((known) => known.id === id)) return notice(services, 'not_found');
  const params = await readPost(request);
  if (!params) return notice(services, 'bad_request');
  const trackingNumber = cleanLine(params.get('trackingNumber') ?? '').slice(0, 100);
  // Pressed twice, it was noted before.
  await noteReturnSent(context, id, { trackingNumber });
  const language = parseContentLanguage(params.get('lang')) ?? defaultLanguage;
  return redirect(`/checkouts/${token}/thank-you?lang=${language}#return-${id}`, 303);
}

async function atCheckout(services: CheckoutServices, token: string, request: Request, url: URL): Promise<Response> {
  const { context } = services;
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) return methodNotAllowed('GET, HEAD, POST');
  const isPost = request.method === 'POST';
  if (isPost && !isSameOrigin(request, context.publicUrl)) return notice(services, 'forbidden');
  const checkout = await findCheckout(context.db, token);
  if (!checkout) return notice(services, 'not_found');
  if (await readOrderOfCheckout(context.db, token)) {
    return redirect(`/checkouts/${token}/thank-you`, isPost ? 303 : 302);
  }
  if (checkout.isClosed) return notice(services, 'not_found');
  if (!isPost) return showCheckout(services, checkout, url);
  const params = await readPost(request);
  const address = request.headers.get(CLIENT_ADDRESS_HEADER);
  return params ? handlePost(services, checkout, { params, address }) : notice(services, 'bad_request');
}

async function showCheckout(services: CheckoutServices, stored: Checkout, url: URL): Promise<Response> {
  const { context } = services;
  const checkout = { ...stored, language: parseContentLanguage(url.searchParams.get('lang')) ?? stored.language };
  const offer = await price(services, checkout);
  if (offer.cart.lines.length === 0) return pageResponse(emptyPage(checkout.language, checkout.token, services.assets));
  const summaryOpen = url.searchParams.get('open') === 'summary';
  const news = await readPaymentNews(services, checkout, url);
  const confirmKey = url.searchParams.get('confirm') ?? '';
  const isConfirmed = await isConfirmation(context.db, checkout, confirmKey);
  const notice = isConfirmed ? { kind: 'confirmed' as const, changes: [] } : news.notice;
  const companyNews = parseCompanyNews(url.searchParams.get('company'));
  const view = { summaryOpen, companyNews, ...news, notice, confirmKey: isConfirmed ? confirmKey : '' };
  return checkoutResponse(services, toView(services, checkout, offer, view));
}
