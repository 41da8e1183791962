import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts';
import type { TadaDocumentNode } from '#schema/graphql.ts';
import { QueryCache } from './query-cache.ts';
import { answerWithin, type Platform, requestStorefront } from './request.ts';

export type Query = <Result, Variables>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
) => Promise<Result>;

/** The platform as the loaders of one page see it. */
export interface Storefront {
  /** Reads, through the cache. @throws StorefrontError when there is no earlier answer to fall back on */
  query: Query;
  /** Waits for what the page is nothing without. @throws what `part` throws */
  need<Part>(part: Promise<Part>): Promise<Part>;
  /**
   * Waits less than two seconds from the page's beginning for what the page can do without, or as long as the page waits anyway for what
   * it needs: a list whose catalogue came after three seconds has a menu too. @throws StorefrontError
   */
  soon<Part>(part: Promise<Part>): Promise<Part>;
  /** Reads past the cache and waits as long as it takes: for what reads the whole catalogue, a part at a time. @throws StorefrontError */
  ask: Query;
  source: CatalogueSource;
  /**
   * Keeps what `make` derives from platform data, e.g. the parsed catalogue, by the same rules as the data itself. What
   * `make` asks is not kept besides, and goes on when the page no longer waits.
   */
  derive<Value>(key: string, make: (query: Query) => Promise<Value>): Promise<Value>;
}

/** The reads of one page, and what became of them. */
export interface PageReads extends Storefront {
  /** Of the oldest data that was read; the one of the page's beginning when nothing was. */
  generation(): number;
  /** False when a read failed: then something is missing in the page, or older than it should be. */
  isComplete(): boolean;
}

interface Options {
  platform: Platform;
  /** See server/pages/generation.ts. */
  readGeneration: () => number | Promise<number>;
  onStale: (error: unknown, key: string) => void;
  source: CatalogueSource;
  /** The longest wait of a page for what it can replace or do without, ms. */
  pageWaitMs?: number | undefined;
}

/**
 * The longest wait of a page for what it can replace by an earlier answer or do without, ms: less than two seconds together with the
 * check whether answers still hold (server/pages/generation.ts) and with the rendering. The browser goes on trying.
 */
const PAGE_WAIT_MS = 1_500;

/**
 * A request is given up after this, ms, even if no page waits for it any more: until then no other is sent in its place. A page that is
 * nothing without the answer waits as long: a slow platform still sells.
 */
const REQUEST_TIMEOUT_MS = 5_000;

/** @returns begins the reads of one page */
export function createStorefront({
  platform,
  readGeneration,
  onStale,
  source,
  pageWaitMs = PAGE_WAIT_MS,
}: Options): () => Promise<PageReads> {
  const now = () => performance.now();
  const cache = new QueryCache({ now, waitMs: pageWaitMs, onStale });
  const limited = { ...platform, timeoutMs: REQUEST_TIMEOUT_MS };
  const ask: Query = (document, variables) => requestStorefront(limited, document, variables);
  return async () => {
    const startedAt = now();
    const current = await readGeneration();
    let oldest = current;
    let isComplete = true;
    const take = async <Value>(key: string, read: () => Promise<Value>): Promise<Value> => {
      try {
        const { value, generation, isOld } = await cache.get(key, read, { generation: current, startedAt });
        oldest = Math.min(oldest, generation);
        if (isOld) isComplete = false;
        return value;
      } catch (error) {
        isComplete = false;
        throw error;
      }
    };
    const needed: Promise<unknown>[] = [];
    const need = <Part>(part: Promise<Part>): Promise<Part> => {
      needed.push(part);
      return part;
    };
    const soon = async <Part>(part: Promise<Part>): Promise<Part> => {
      try {
        return await answerWithin(startedAt + pageWaitMs - now(), part).catch(async (error: unknown) => {
          await Promise.allSettled(needed);
          return answerWithin(0, part).catch(() => Promise.reject(error));
        });
      } catch (error) {
        isComplete = false;
        throw error;
      }
    };
    return {
      source,
      ask,
      need,
      soon,
      query: (document, variables) => take(toKey(document, variables), () => ask(document, variables)),
      derive: (key, make) => take(`derived:${key}`, () => make(ask)),
      generation: () => oldest,
      isComplete: () => isComplete,
    };
  };
}

function toKey(document: unknown, variables: unknown): string {
  return (document as { text: string }).text + JSON.stringify(variables);
}
