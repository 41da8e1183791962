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

/** Refuses a request without one of the shop's tokens, in the words of the hosted platform. */
export function tokenCheck({ storefrontToken, privateToken }: StorefrontTokens): ApiPlugin {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const publicDigest = digest(storefrontToken);
  const privateDigest = privateToken ? digest(privateToken) : null;
  const matches = (given: string | null, expected: Buffer | null) =>
    given !== null && expected !== null && timingSafeEqual(digest(given), expected);
  return {
    onRequest({ request: { headers }, endResponse }) {
      const isKnown =
        matches(headers.get(PUBLIC_TOKEN_HEADER), publicDigest) ||
        matches(headers.get(PRIVATE_TOKEN_HEADER), privateDigest);
      if (!isKnown) endResponse(refusal(401, 'UNAUTHORIZED', ''));
    },
  };
}
