import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { NOTHING_FOUND_HEADER } from '#domain/catalogue/nothing-found-header.ts';
import { BoundedCache } from '#platform/bounded-cache.ts';
import { toLogPath } from '../http/log-path.ts';
import { type EncodedBody, PackedBody } from '../http/packed-body.ts';
import { withoutTracking } from '../http/tracking-parameters.ts';
import type { ReadGeneration } from './generation.ts';
import type { Rendered } from './render-storefront.ts';

/** A finished answer, kept in the encodings in which it was asked for. */
interface Page {
  status: number;
  headers: Record<string, string>;
  body: PackedBody;
  readonly size: number;
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
const MAX_KEY_LENGTH = 300;

/**
 * Caches rendered pages in memory. A page depends on its URL alone (no cookie, no header of the visitor), so one rendering serves
 * everyone. It is valid until the platform's data change, and served stale while the platform fails. Tracking parameters are not
 * part of the URL.
 */
export class PageCache {
  readonly #options: Options;
  readonly #pages: BoundedCache<Page>;
  readonly #rendering = new Map<string, { generation: number; page: Promise<Page> }>();

  constructor(options: Options) {
    this.#options = options;
    this.#pages = new BoundedCache(options.maxBytes ?? MAX_BYTES);
  }

  /** Answers a GET or HEAD. @throws what the renderer throws, when there is no older page to fall back on */
  async answer(asked: URL, message: IncomingMessage, reply: ServerResponse): Promise<void> {
    const url = withoutTracking(asked);
    const current = this.#options.readGeneration();
    // Nearly always a number: then nothing is waited for.
    const generation = typeof current === 'number' ? current : await current;
    const key = keyOf(url);
    const cached = this.#pages.get(key);
    const page = cached ? await this.#renew(url, cached, generation) : await this.#renderOnce(url, generation);
    if (page.isInVain && message.method === 'GET') this.#options.noteInVain?.(url);
    const onGrown = (bytes: number) => this.#pages.grow(key, page, bytes);
    const body = await page.body.inEncoding(message.headers['accept-encoding'], onGrown);
    sendPage(page, body, message, reply);
  }

  /** The page while it is fresh, otherwise the next one: waited for, or made in the background if it is one generation old. */
  async #renew(url: URL, page: Page, generation: number): Promise<Page> {
    const { now, log } = this.#options;
    if (!page.isComplete) {
      return now() - page.renderedAt <= INCOMPLETE_MS ? page : this.#renderOnce(url, generation);
    }
    if (page.generation >= generation) return page;
    if (now() - page.failedAt <= RETRY_AFTER_MS) return page;
    const next = this.#renderOnce(url, generation).catch((error: unknown) => {
      page.failedAt = now();
      log.warn({ err: error, path: toLogPath(url.pathname) }, 'page served stale: rendering failed');
      return page;
    });
    return page.generation === generation - 1 ? page : next;
  }

  #renderOnce(url: URL, generation: number): Promise<Page> {
    const key = keyOf(url);
    const underWay = this.#rendering.get(key);
    // A rendering that began before the change may have missed it.
    if (underWay && underWay.generation >= generation) return underWay.page;
    const rendering = {
      generation,
      page: this.#render(url).finally(() => {
        if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
      }),
    };
    this.#rendering.set(key, rendering);
    return rendering.page;
  }

  async #render(url: URL): Promise<Page> {
    const { render, now, log } = this.#options;
    const key = keyOf(url);
    // A bare request: nothing of this visitor can reach the page, and their leaving does not stop it for the others.
    const rendered = await render(new Request(url));
    const { status } = rendered.response;
    const isKeepable = key.length <= MAX_KEY_LENGTH && isPublic(rendered.response);
    const page = await toPage(rendered, now());
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

function keyOf({ pathname, search }: URL): string {
  return pathname + search;
}

function isPublic(response: Response): boolean {
  return /\bpublic\b/.test(response.headers.get('cache-control') ?? '') && !response.headers.has('set-cookie');
}

async function toPage({ response, generation, isComplete }: Rendered, now: number): Promise<Page> {
  const identity = Buffer.from(await response.arrayBuffer());
  const { [NOTHING_FOUND_HEADER]: inVain, ...headers } = Object.fromEntries(response.headers);
  // Weak: the same page in another encoding is the same page.
  headers.etag = `W/"${hash('sha256', identity, 'base64url').slice(0, 22)}"`;
  headers.vary = headers.vary ? `${headers.vary}, accept-encoding` : 'accept-encoding';
  // An incomplete page must not be cached elsewhere.
  if (!isComplete) headers['cache-control'] = 'no-store';
  const body = new PackedBody(identity);
  return {
    status: response.status,
    headers,
    body,
    isInVain: inVain !== undefined,
    get size() {
      return body.size;
    },
    generation,
    isComplete,
    renderedAt: now,
    failedAt: Number.NEGATIVE_INFINITY,
  };
}

function sendPage(page: Page, { bytes, encoding }: EncodedBody, message: IncomingMessage, reply: ServerResponse): void {
  for (const [name, value] of Object.entries(page.headers)) reply.setHeader(name, value);
  if (page.status === 200 && message.headers['if-none-match'] === page.headers.etag) {
    reply.writeHead(304).end();
    return;
  }
  if (encoding !== 'identity') reply.setHeader('content-encoding', encoding);
  reply.setHeader('content-length', bytes.length);
  reply.statusCode = page.status;
  reply.end(message.method === 'HEAD' ? undefined : bytes);
}
