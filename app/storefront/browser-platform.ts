import { logFailure } from './log-failure.ts';
import type { Platform } from './request.ts';
import type { BrowserPlatform } from './services.ts';

/** The platform as this browser reaches it: over the network, with the public token. Each failed call is logged, once. */
export function toPlatform({ endpoint, publicToken }: BrowserPlatform): Platform {
  return {
    fetch: (request) => fetch(request),
    endpoint: new URL(endpoint, location.origin).href,
    headers: { 'X-Shopify-Storefront-Access-Token': publicToken },
    onFailure: (error, operation) => logFailure(error, { operation, code: error.code }),
  };
}
