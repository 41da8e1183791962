import { isSameSecret } from '../../same-secret.ts';
import type { ApiPlugin } from '../request-context.ts';
import { refusal } from './request-check.ts';

export interface StorefrontTokens {
  /** Tokens of browsers; they are public and only name the shop. */
  publicTokens: readonly string[];
  /** Tokens of servers. */
  privateTokens: readonly string[];
}

const PUBLIC_TOKEN_HEADER = 'x-shopify-storefront-access-token';
const PRIVATE_TOKEN_HEADER = 'shopify-storefront-private-token';
const BUYER_ADDRESS_HEADER = 'shopify-storefront-buyer-ip';

/** Whether a request shows a token at all. */
export function hasToken(headers: Headers): boolean {
  return headers.has(PUBLIC_TOKEN_HEADER) || headers.has(PRIVATE_TOKEN_HEADER);
}

/** Refuses a token that is none of the shop's. What a request without one may ask is said by tokenless.ts. */
export function tokenCheck({ publicTokens, privateTokens }: StorefrontTokens): ApiPlugin {
  const isPublic = tokenMatcher(publicTokens);
  const isPrivate = tokenMatcher(privateTokens);
  return {
    onRequest({ request: { headers }, endResponse }) {
      if (!hasToken(headers)) return;
      const isKnown = isPublic(headers.get(PUBLIC_TOKEN_HEADER)) || isPrivate(headers.get(PRIVATE_TOKEN_HEADER));
      if (!isKnown) endResponse(refusal(401, 'UNAUTHORIZED', 'The access token is none of this shop.'));
    },
  };
}

/**
 * Where the buyer's request comes from. Only a server that shows the private token may name another address than its own:
 * another client could name a new one with every attempt at a password.
 */
export function buyerAddressReader({ privateTokens }: StorefrontTokens) {
  const isPrivate = tokenMatcher(privateTokens);
  return ({ headers }: Request, peerAddress: string | null): string | null => {
    const named = isPrivate(headers.get(PRIVATE_TOKEN_HEADER)) ? headers.get(BUYER_ADDRESS_HEADER)?.trim() : null;
    return named?.slice(0, 60) || peerAddress;
  };
}

function tokenMatcher(tokens: readonly string[]): (given: string | null) => boolean {
  return (given) => given !== null && tokens.some((token) => isSameSecret(token, given));
}
