import type { TadaDocumentNode } from '#schema/graphql.ts';
import { QueryCache } from './query-cache.ts';
import { type Platform, requestStorefront } from './request.ts';
import { withRetries } from './retry.ts';

/** The platform as the server's loaders see it. */
export interface Storefront {
  /** Reads, through the cache, with retries. @throws StorefrontError when there is no earlier answer to fall back on */
  query<Result, Variables>(document: TadaDocumentNode<Result, Variables>, variables: Variables): Promise<Result>;
  /** Keeps what `make` derives from platform data, e.g. the parsed catalogue, by the same rules as the data itself. */
  derive<Value>(key: string, make: () => Promise<Value>): Promise<Value>;
}

interface Options {
  platform: Platform;
  now: () => Date;
  onStale: (error: unknown, key: string) => void;
}

/** Within this time an answer counts as fresh, ms. Stock and price are read again in the cart and at the checkout. */
const FRESH_MS = 30_000;
/** A page that nobody asked for since yesterday does not begin with yesterday's prices. */
const MAX_STALE_MS = 5 * 60_000;

export function createStorefront({ platform, now, onStale }: Options): Storefront {
  const cache = new QueryCache({ now: () => now().getTime(), freshMs: FRESH_MS, maxStaleMs: MAX_STALE_MS, onStale });
  return {
    query: (document, variables) =>
      cache.get(`${(document as unknown as { text: string }).text}${JSON.stringify(variables)}`, () =>
        withRetries(() => requestStorefront(platform, document, variables)),
      ),
    derive: (key, make) => cache.get(`derived:${key}`, make),
  };
}
