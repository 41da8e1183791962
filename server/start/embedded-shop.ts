import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import { CLIENT_ADDRESS_HEADER } from '#domain/customer/client-address.ts';
import { CALLBACK_PATH } from '#domain/customer/oauth.ts';
import { languages, localizePath } from '#domain/locale/locales.ts';
import { storefrontProfiles } from '#functions/shopify-customer/storefront-profiles.ts';
import { createAlertPages } from '#platform/alerts/alert-pages.ts';
import { ALERTS_PATH, tellAvailable } from '#platform/alerts/stock-alerts.ts';
import type { Brand } from '#platform/brand/brand.ts';
import { readProductChanges } from '#platform/catalogue/product-changes.ts';
import { createCheckout } from '#platform/checkout/create-checkout.ts';
import { createTaxRegistry } from '#platform/checkout/tax-registry.ts';
import type { ReadPages } from '#platform/content/page.ts';
import { LOGINS_PATH } from '#platform/customers/logins.ts';
import {
  type AuthorizationServer,
  createAuthorizationServer,
} from '#platform/customers/oauth/create-authorization-server.ts';
import { createAccountPages } from '#platform/customers/reset-page/create-account-pages.ts';
import { countEmptySearches } from '#platform/figures/empty-searches.ts';
import { toGlobalId } from '#platform/graphql/global-id.ts';
import { createNoticeWorker } from '#platform/notices/notice-worker.ts';
import { createPaymentWorker } from '#platform/orders/pay/payment-worker.ts';
import { priceRules } from '#platform/orders/price/price-rules.ts';
import { offeredWays } from '#platform/payments/offered-ways.ts';
import { openGateways } from '#platform/payments/open-gateways.ts';
import { createPlatform, type Platform } from '#platform/platform.ts';
import { repeatWork } from '#platform/repeated-work.ts';
import type { AskCatalogue } from '#platform/ucp/operations.ts';
import { withOrderWebhooks } from '#platform/ucp/order-webhook.ts';
import type { Environment } from '../environment.ts';
import type { Handler } from '../http/node-http.ts';
import { dayVersion } from '../pages/day-version.ts';
import { createGeneration } from '../pages/generation.ts';
import { openAssistants } from '../pages/open-assistants.ts';
import { toDeployment } from './deployment.ts';
import { openOutbox } from './open-outbox.ts';
import { withdrawalRecorder } from './record-withdrawal.ts';
import { PLATFORM_PATHS, type ShopAccounts, type ShopConnection } from './shop-connection.ts';

/** Public by design: every browser that shops here is told it. */
const STOREFRONT_TOKEN = 'xana-embedded-storefront';
/** How soon people hear that something is back. */
const ALERTS_PAUSE_MS = 30_000;
/** How long counts wait in memory. */
const FIGURES_PAUSE_MS = 10_000;
const API_PATH = '/api/2025-07/graphql.json';

/** The platform of our own, in this process: storefront API, pictures, hosted checkout and mail. */
export async function openEmbeddedShop(environment: Environment, brand: Brand, log: Logger): Promise<ShopConnection> {
  const { databaseUrl, dataDir, seed, isSeedAsked, publicUrl, oauth } = environment;
  const paymentWays = offeredWays(environment.payments);
  let readPages: ReadPages = async () => [];
  let askCatalogue: AskCatalogue = () => Promise.reject(new Error('there is no storefront yet'));
  const platform = await createPlatform({
    databaseUrl,
    dataDir,
    seed,
    isSeedAsked,
    publicUrl,
    storefrontToken: STOREFRONT_TOKEN,
    log: log.child({ part: 'platform' }),
    readPages: () => readPages(),
    paymentWays,
  });
  const gateways = openGateways(platform.context, environment.payments);
  const checkout = createCheckout({
    context: platform.context,
    gateways,
    brand,
    findCompany: environment.taxRegistryUrl === null ? null : createTaxRegistry(environment.taxRegistryUrl, log),
  });
  const { db, now } = platform.context;
  const outbox = await openOutbox(environment, {
    ...{ db, now, log: log.child({ part: 'mail' }) },
    carry: (mail) =>
      withOrderWebhooks(mail, { context: platform.context, allowsLoopback: environment.allowsLoopbackProfiles }),
  });
  const payments = createPaymentWorker({ context: platform.context, gateways, rules: priceRules });
  payments.start();
  const notices = createNoticeWorker({
    context: { db, now, publicUrl, log: log.child({ part: 'notices' }) },
    recipient: environment.contactTo,
    webhookUrl: environment.ownerWebhook?.url,
  });
  notices.start();

  const alerts = repeatWork({
    pauseMs: ALERTS_PAUSE_MS,
    run: () => tellAvailable(platform.context),
    onError: (error) => log.error({ err: error, part: 'alerts' }, 'mails about what is back could not be queued'),
  });
  alerts.start();
  const emptySearches = countEmptySearches(platform.context);
  const figures = repeatWork({
    pauseMs: FIGURES_PAUSE_MS,
    run: emptySearches.write,
    onError: (error) =>
      log.error({ err: error, part: 'figures' }, 'searches that found nothing could not be written down'),
  });
  figures.start();

  const alertPages = createAlertPages({ context: platform.context, attempts: platform.attempts, brand });
  const accountPages = createAccountPages({ context: platform.context, brand });
  const authorization = oauth && openAuthorization(platform, oauth, publicUrl, brand);
  const assistants = openAssistants(
    {
      context: platform.context,
      gateways,
      readPages: () => readPages(),
      askCatalogue: (...asked) => askCatalogue(...asked),
    },
    environment,
  );
  const handle: Handler = async (request) => {
    const { pathname, origin: baseUrl } = new URL(request.url);
    const address = request.headers.get(CLIENT_ADDRESS_HEADER);
    const toAssistant = await assistants(request);
    if (toAssistant) return toAssistant;
    if (pathname.startsWith('/api/'))
      return platform.storefrontApi(request, { baseUrl, address: address ?? undefined });
    if (pathname.startsWith('/cdn/')) return platform.media(request);
    if (/^\/(?:authentication|\.well-known)\//.test(pathname)) {
      return (await authorization?.handle(request, address)) ?? missingDiscovery(pathname);
    }
    if (pathname.startsWith(ALERTS_PATH)) return alertPages(request, address);
    if (pathname.startsWith('/account/')) return accountPages.handle(request);
    return checkout.handle(request);
  };
  const api = {
    // Addresses without a host: what is made of them is kept and shown under every name of the store.
    async fetch(request: Request) {
      // As over a network, others are served meanwhile: a catalogue of thousands is read page by page.
      await setImmediate();
      return platform.storefrontApi(request, { baseUrl: '' });
    },
    endpoint: `${publicUrl}${API_PATH}`,
    headers: { 'X-Shopify-Storefront-Access-Token': STOREFRONT_TOKEN },
  };
  return {
    platform: api,
    readGeneration: createGeneration({
      readVersion: async () => `${await platform.readVersion()} ${dayVersion(platform.context.now())}`,
      now: () => performance.now(),
      log,
    }),
    paymentWays,
    products: {
      // The answer is made in this process, which serves no other request meanwhile.
      pageSize: 25,
      readChanges: async (since) => {
        const { until, ids } = await readProductChanges(db, since);
        return { until, ids: ids?.map((id) => toGlobalId('Product', id)) ?? null };
      },
    },
    accounts: authorization && oauth && embeddedAccounts(authorization, oauth, api),
    // A path, so that the store can be opened under any name that leads here.
    browserPlatform: {
      endpoint: API_PATH,
      publicToken: STOREFRONT_TOKEN,
      loginsPath: LOGINS_PATH,
      alertsPath: ALERTS_PATH,
    },
    foreignOrigins: { connect: [], images: [], forms: [] },
    handle,
    paths: PLATFORM_PATHS,
    desk: {
      context: platform.context,
      attempts: platform.attempts,
      gateways,
      location: { databaseUrl, dataDir },
      deployment: toDeployment(environment),
      brand,
    },
    webhooks: null,
    takeSteps: platform.takeSteps,
    offerStorefront(storefront) {
      ({ readPages, askCatalogue } = storefront);
    },
    noteEmptySearch: emptySearches.note,
    queueMails: outbox.queue,
    recordWithdrawal: withdrawalRecorder(platform.context),
    checks: { database: platform.checkDatabase, sale: platform.checkSale },
    async close() {
      await payments.stop();
      await notices.stop();
      await alerts.stop();
      await figures.stop();
      await outbox.close();
      await platform.close();
    },
  };
}

/** Programs look there for what a shop's accounts speak, and read JSON; a page of the store tells them nothing. */
function missingDiscovery(pathname: string): Response | null {
  const [, name] =
    /^\/\.well-known\/(openid-configuration|oauth-authorization-server|customer-account-api)$/.exec(pathname) ?? [];
  if (!name) return null;
  const message =
    name === 'customer-account-api'
      ? 'This shop has no Customer Account API; customers are part of the Storefront API.'
      : 'This shop has classic customer accounts: ask customerAccessTokenCreate of the Storefront API.';
  return Response.json(
    { error: 'not_found', error_description: message },
    { status: 404, headers: { 'Access-Control-Allow-Origin': '*' } },
  );
}

type Oauth = NonNullable<Environment['oauth']>;

function openAuthorization(
  platform: Platform,
  { shopId, clientId }: Oauth,
  publicUrl: string,
  brand: Brand,
): AuthorizationServer {
  const { context, attempts } = platform;
  const inEachLanguage = (path: string) => languages.map((language) => publicUrl + localizePath(path, language));
  const client = { id: clientId, redirectUris: inEachLanguage(CALLBACK_PATH), logoutRedirectUris: inEachLanguage('/') };
  return createAuthorizationServer({ context, attempts, shopId, client, brand });
}

/** The same addresses as the hosted platform's, here; the function asks for them without the detour over the network. */
function embeddedAccounts(
  { issuer, handle }: AuthorizationServer,
  { clientId }: Oauth,
  api: ShopConnection['platform'],
): ShopAccounts {
  return {
    browser: { clientId, authorizeUrl: `${issuer}/oauth/authorize`, logoutUrl: `${issuer}/logout`, accountUrl: null },
    server: {
      issuer,
      discoveryUrl: `${issuer}/.well-known/openid-configuration`,
      clientId,
      fetch: async (request) => (await handle(request)) ?? new Response(null, { status: 404 }),
      profiles: storefrontProfiles(api),
    },
  };
}
