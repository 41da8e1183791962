import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { NOTHING_FOUND_HEADER } from '#domain/catalogue/nothing-found-header.ts';
import { chooseEncoding, compress, type Encoding } from '../http/encoding.ts';
import { toLogPath } from '../http/log-path.ts';
import { withoutTracking } from '../http/tracking-parameters.ts';
import type { ReadGeneration } from './generation.ts';
import type { Rendered } from './render-storefront.ts';

/** A finished answer in one encoding. */
interface Page {
  status: number;
  headers: Record<string, string>;
  encoding: Encoding;
  body: Buffer;
  /** A search that found nothing. */
  isInVain: boolean;
  /** Of the oldest platform data in it (generation.ts). */
  generation: number;
  /** False when the platform failed while it was made: something is missing in it. */
  isComplete: boolean;
  /** Milliseconds of the cache's clock. */
  renderedAt: number;
  /** When it could last not be rendered again. */
  failedAt: number;
}

interface Options {
  render: (request: Request) => Promise<Rendered>;
  readGeneration: ReadGeneration;
  /** Ms of a clock that never goes back. */
  now: () => number;
  log: Logger;
  /** Takes each visit of a search that found nothing, from the cache or not. */
  noteInVain?: ((url: URL) => void) | undefined;
  /** The bound of all bodies together; the least recently used pages go first. */
  maxBytes?: number;
}

/** Ms for which an incomplete page is shown to others, so that not every visitor waits for the platform. */
const INCOMPLETE_MS = 2_000;
/** Ms after a failed rendering in which the last good page is shown without another try. */
const RETRY_AFTER_MS = 2_000;
const MAX_BYTES = 24 * 1024 * 1024;
/** A longer path is not worth a place in the cache. */
const MAX_PATH_LENGTH = 300;

/** What one answer depends on. */
interface Asked {
  url: URL;
  encoding: Encoding;
}

/**
 * Caches rendered pages in memory. A page depends on its URL alone (no cookie, no header of the visitor), so one rendering serves
 * everyone who accepts its encoding. It is valid until the platform's data change, and served stale while the platform fails. Tracking
 * parameters are not part of the URL.
 */
export class PageCache {
  readonly #options: Options;
  readonly #pages: LRUCache<string, Page>;
  readonly #rendering = new Map<string, { generation: number; page: Promise<Page> }>();

  constructor(options: Options) {
    this.#options = options;
    this.#pages = new LRUCache({
      maxSize: options.maxBytes ?? MAX_BYTES,
      sizeCalculation: ({ body }) => body.length || 1,
    });
  }

  /** Answers a GET or HEAD. @throws what the renderer throws, when there is no older page to fall back on */
  async answer(url: URL, message: IncomingMessage, reply: ServerResponse): Promise<void> {
    const asked = { url: withoutTracking(url), encoding: chooseEncoding(message.headers['accept-encoding']) };
    const current = this.#options.readGeneration();
    // Nearly always a number: then nothing is waited for.
    const generation = typeof current === 'number' ? current : await current;
    const cached = this.#pages.get(keyOf(asked));
    const page = cached ? await this.#renew(asked, cached, generation) : await this.#renderOnce(asked, generation);
    if (page.isInVain && message.method === 'GET') this.#options.noteInVain?.(asked.url);
    sendPage(page, message, reply);
  }

  /** The page while it is fresh, otherwise the next one: waited for, or made in the background if it is one generation old. */
  async #renew(asked: Asked, page: Page, generation: number): Promise<Page> {
    const { now, log } = this.#options;
    if (!page.isComplete) {
      return now() - page.renderedAt <= INCOMPLETE_MS ? page : this.#renderOnce(asked, generation);
    }
    if (page.generation >= generation) return page;
    if (now() - page.failedAt <= RETRY_AFTER_MS) return page;
    const next = this.#renderOnce(asked, generation).catch((error: unknown) => {
      page.failedAt = now();
      log.warn({ err: error, path: toLogPath(asked.url.pathname) }, 'page served stale: rendering failed');
      return page;
    });
    return page.generation === generation - 1 ? page : next;
  }

  #renderOnce(asked: Asked, generation: number): Promise<Page> {
    const key = keyOf(asked);
    const underWay = this.#rendering.get(key);
    // A rendering that began before the change may have missed it.
    if (underWay && underWay.generation >= generation) return underWay.page;
    const rendering = {
      generation,
      page: this.#render(asked).finally(() => {
        if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
      }),
    };
    this.#rendering.set(key, rendering);
    return rendering.page;
  }

  async #render(asked: Asked): Promise<Page> {
    const { render, now, log } = this.#options;
    const { url, encoding } = asked;
    const key = keyOf(asked);
    // A bare request: nothing of this visitor can reach the page, and their leaving does not stop it for the others.
    const rendered = await render(new Request(url));
    const { status } = rendered.response;
    const isKeepable = (url.pathname + url.search).length <= MAX_PATH_LENGTH && isPublic(rendered.response);
    const page = await toPage(rendered, encoding, now());
    const cached = this.#pages.peek(key);
    // 404 comes from the platform and may be cached.
    const isFailed = status >= 500 || (status < 400 && !page.isComplete);
    if (cached?.isComplete && isFailed) {
      cached.failedAt = now();
      log.warn({ status, path: toLogPath(url.pathname) }, 'page served stale: rendering failed');
      return cached;
    }
    if (cached && cached.generation > page.generation) return page;
    if (isKeepable) this.#pages.set(key, page);
    else this.#pages.delete(key);
    return page;
  }
}

function keyOf({ url: { pathname, search }, encoding }: Asked): string {
  return `${encoding} ${pathname}${search}`;
}

function isPublic(response: Response): boolean {
  return /\bpublic\b/.test(response.headers.get('cache-control') ?? '') && !response.headers.has('set-cookie');
}

async function toPage({ response, generation, isComplete }: Rendered, encoding: Encoding, now: number): Promise<Page> {
  const plain = Buffer.from(await response.arrayBuffer());
  const { [NOTHING_FOUND_HEADER]: inVain, ...headers } = Object.fromEntries(response.headers);
  // Weak: the same page in another encoding is the same page.
  headers.etag = `W/"${hash('sha256', plain, 'base64url').slice(0, 22)}"`;
  headers.vary = headers.vary ? `${headers.vary}, accept-encoding` : 'accept-encoding';
  // An incomplete page must not be cached elsewhere.
  if (!isComplete) headers['cache-control'] = 'no-store';
  return {
    status: response.status,
    headers,
    encoding,
    body: await compress(plain, encoding),
    isInVain: inVain !== undefined,
    generation,
    isComplete,
    renderedAt: now,
    failedAt: Number.NEGATIVE_INFINITY,
  };
}

function sendPage({ status, headers, encoding, body }: Page, message: IncomingMessage, reply: ServerResponse): void {
  for (const [name, value] of Object.entries(headers)) reply.setHeader(name, value);
  if (status === 200 && message.headers['if-none-match'] === headers.etag) {
    reply.writeHead(304).end();
    return;
  }
  if (encoding !== 'identity') reply.setHeader('content-encoding', encoding);
  reply.setHeader('content-length', body.length);
  reply.statusCode = status;
  reply.end(message.method === 'HEAD' ? undefined : body);
}
