import { logFailure } from './log-failure.ts';
import type { Platform } from './request.ts';
import type { BrowserPlatform } from './services.ts';
import type { StorefrontError } from './storefront-error.ts';

/** The platform as this browser reaches it: over the network, with the public token. What it answers wrongly is logged. */
export function toPlatform({ endpoint, publicToken }: BrowserPlatform): Platform {
  return {
    fetch: (request) => fetch(request),
    endpoint: new URL(endpoint, location.origin).href,
    headers: { 'X-Shopify-Storefront-Access-Token': publicToken },
    onFailure: logAnswer,
  };
}

/** A connection that is lost is nothing that the platform said; the browser itself writes it down. */
function logAnswer(error: StorefrontError): void {
  const { kind } = error.failure;
  if (kind !== 'network' && kind !== 'timeout') logFailure(error);
}
