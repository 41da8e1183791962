import type { Environment } from './environment.ts';
import type { ShopConnection } from './shop-connection.ts';

const API_PATH = '/api/2025-07/graphql.json';

/** A real shop on the hosted platform: its API is asked over the network, its checkout is its own. */
export function openHostedShop(shop: NonNullable<Environment['hostedShop']>): ShopConnection {
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
    foreignOrigins: { connect: [origin], images: ['https://cdn.shopify.com'] },
    handle: () => null,
    isReady: async () => true,
    close: async () => {},
  };
}
