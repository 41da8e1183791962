import { createMemoryLimits } from '#functions/rate-limit.ts';
import { accountApiProfiles } from '#functions/shopify-customer/account-api-profiles.ts';
import type { Environment } from './environment.ts';
import type { ShopAccounts, ShopConnection } from './shop-connection.ts';

const API_PATH = '/api/2025-07/graphql.json';
const ACCOUNTS_ORIGIN = 'https://shopify.com';

/** A real shop on the hosted platform: its API is asked over the network, its checkout is its own. */
export function openHostedShop(
  shop: NonNullable<Environment['hostedShop']>,
  oauth: Environment['oauth'],
): ShopConnection {
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
    browserPlatform: { endpoint, publicToken: shop.publicToken },
    accounts: oauth && hostedAccounts(shop.domain, oauth),
    foreignOrigins: {
      connect: [origin],
      images: ['https://cdn.shopify.com'],
      forms: oauth ? [ACCOUNTS_ORIGIN] : [],
    },
    handle: () => null,
    takeToken: createMemoryLimits(() => new Date()),
    checks: {},
    close: async () => {},
  };
}

/** Newer accounts stand at addresses of the platform, not of the shop (shopify.dev/docs/api/customer). */
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
