import { createHash, timingSafeEqual } from 'node:crypto';
import type { ApiPlugin } from '../request-context.ts';
import { refusal } from './request-check.ts';

export interface StorefrontTokens {
  /** What browsers send; it is public and only names the shop. */
  storefrontToken: string;
  /** What servers send, when there is one. */
  privateToken?: string | undefined;
}

const PUBLIC_TOKEN_HEADER = 'x-shopify-storefront-access-token';
const PRIVATE_TOKEN_HEADER = 'shopify-storefront-private-token';
const BUYER_ADDRESS_HEADER = 'shopify-storefront-buyer-ip';

/** Refuses a request without one of the shop's tokens, in the words of the hosted platform. */
export function tokenCheck({ storefrontToken, privateToken }: StorefrontTokens): ApiPlugin {
  const isPublic = tokenMatcher(storefrontToken);
  const isPrivate = tokenMatcher(privateToken);
  return {
    onRequest({ request: { headers }, endResponse }) {
      const isKnown = isPublic(headers.get(PUBLIC_TOKEN_HEADER)) || isPrivate(headers.get(PRIVATE_TOKEN_HEADER));
      if (!isKnown) endResponse(refusal(401, 'UNAUTHORIZED', ''));
    },
  };
}

/**
 * Where the buyer's request comes from. Only a server, which shows the private token, is believed when it names another
 * address than its own: anybody else could name a new one with every attempt at a password.
 */
export function buyerAddressReader({ privateToken }: StorefrontTokens) {
  const isPrivate = tokenMatcher(privateToken);
  return ({ headers }: Request, peerAddress: string | null): string | null => {
    const named = isPrivate(headers.get(PRIVATE_TOKEN_HEADER)) ? headers.get(BUYER_ADDRESS_HEADER)?.trim() : null;
    return named?.slice(0, 60) || peerAddress;
  };
}

function tokenMatcher(token: string | undefined): (given: string | null) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const expected = token ? digest(token) : null;
  return (given) => given !== null && expected !== null && timingSafeEqual(digest(given), expected);
}
