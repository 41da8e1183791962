import type { Logger } from 'pino';
import { accountApiProfiles } from '#functions/shopify-customer/account-api-profiles.ts';
import { openDatabase } from '#platform/db/database.ts';
import { createDatabaseCheck } from '#platform/db/database-check.ts';
import { databaseFile } from '#platform/db/location.ts';
import { createDatabaseLimits } from '#platform/limits/database-limits.ts';
import type { Environment } from '../environment.ts';
import { dayVersion } from '../pages/day-version.ts';
import { createGeneration } from '../pages/generation.ts';
import { ASSISTANT_PATHS, hostedAssistants } from '../pages/open-assistants.ts';
import { openOutbox } from './open-outbox.ts';
import type { ShopAccounts, ShopConnection } from './shop-connection.ts';
import { createShopifyWebhooks } from './shopify-webhooks.ts';

const API_PATH = '/api/2025-07/graphql.json';
/** A hosted shop's answers are shown for twice as long at most: under a minute, with the second that a CDN adds. */
const RENEW_AFTER_MS = 28_000;
const ACCOUNTS_ORIGIN = 'https://shopify.com';

/**
 * A real shop on the hosted platform: its API is asked over the network, its checkout is its own. Messages and withdrawals
 * still come to this server: they wait in a database of its own, the same as the embedded platform's (ADR 0031).
 */
export async function openHostedShop(
  shop: NonNullable<Environment['hostedShop']>,
  environment: Environment,
  log: Logger,
): Promise<ShopConnection> {
  const { databaseUrl, oauth } = environment;
  const now = () => new Date();
  const db = await openDatabase(environment);
  const outbox = await openOutbox(environment, { db, now, log: log.child({ part: 'mail' }) });
  const origin = `https://${shop.domain}`;
  const endpoint = origin + API_PATH;
  return {
    platform: {
      fetch: (request) => fetch(request),
      endpoint,
      // Pages are rendered for everyone, so no single buyer's address is sent along with the private token.
      headers: shop.privateToken
        ? { 'Shopify-Storefront-Private-Token': shop.privateToken }
        : { 'X-Shopify-Storefront-Access-Token': shop.publicToken },
    },
    ...createFreshness(shop.webhookSecret, log),
    browserPlatform: { endpoint, publicToken: shop.publicToken, loginsPath: null, alertsPath: null },
    // The hosted checkout's own; its API tells of the cards.
    paymentWays: null,
    products: { pageSize: 250, readChanges: null },
    accounts: oauth && hostedAccounts(shop.domain, oauth),
    foreignOrigins: {
      connect: [origin],
      // Most shops' pictures are on the CDN, others on the shop's own address.
      images: ['https://cdn.shopify.com', origin],
      forms: oauth ? [ACCOUNTS_ORIGIN] : [],
    },
    handle: hostedAssistants(shop.domain),
    paths: ASSISTANT_PATHS,
    desk: null,
    takeSteps: createDatabaseLimits(db, now).take,
    offerStorefront: null,
    noteEmptySearch: null,
    queueMails: outbox.queue,
    // The orders are the hosted platform's: every statement stays a message.
    recordWithdrawal: undefined,
    checks: { database: createDatabaseCheck(db, now, databaseUrl ? null : databaseFile(environment)) },
    async close() {
      await outbox.close();
      await db.destroy();
    },
  };
}

/** Both ways in which a hosted shop's changes are noticed: its webhooks, where they are set up, and time. */
export function createFreshness(
  secret: string | undefined,
  log: Logger,
): Pick<ShopConnection, 'webhooks' | 'readGeneration'> {
  let changes = 0;
  const onChange = () => {
    changes += 1;
  };
  return {
    webhooks: secret === undefined ? null : createShopifyWebhooks({ secret, onChange, log }),
    readGeneration: createGeneration({
      readVersion: () => `${changes} ${dayVersion(new Date())}`,
      renewAfterMs: RENEW_AFTER_MS,
      now: () => performance.now(),
      log,
    }),
  };
}

/** Newer accounts have addresses of the platform, not of the shop (shopify.dev/docs/api/customer). */
function hostedAccounts(domain: string, { shopId, clientId }: NonNullable<Environment['oauth']>): ShopAccounts {
  const issuer = `${ACCOUNTS_ORIGIN}/authentication/${shopId}`;
  const ask = (request: Request) => fetch(request);
  return {
    browser: {
      clientId,
      authorizeUrl: `${issuer}/oauth/authorize`,
      logoutUrl: `${issuer}/logout`,
      accountUrl: `${ACCOUNTS_ORIGIN}/${shopId}/account`,
    },
    server: {
      issuer,
      discoveryUrl: `https://${domain}/.well-known/openid-configuration`,
      clientId,
      fetch: ask,
      profiles: accountApiProfiles(domain, ask),
    },
  };
}
