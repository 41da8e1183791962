import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { chooseEncoding, compressBrotli, compressGzip, type Encoding } from './encoding.ts';

/** A finished answer, kept in the encodings in which it is sent. */
interface Page {
  status: number;
  headers: Record<string, string>;
  bodies: Record<Encoding, Buffer>;
  /** Milliseconds of the cache's clock. */
  renderedAt: number;
}

interface Options {
  render: (request: Request) => Promise<Response>;
  now: () => number;
  log: Logger;
  /** A page older than this is shown once more and rendered again behind the reader's back. */
  freshMs?: number;
  /** Of compressed and uncompressed bodies together; the pages that were not asked for longest go first. */
  maxBytes?: number;
}

/** First answers are compressed fast, then once more as well as possible while nobody waits. */
const QUICK_QUALITY = 4;
const BEST_QUALITY = 10;
/** Beyond this a path is somebody's experiment, not a page worth keeping. */
const MAX_KEY_LENGTH = 300;

/**
 * Rendered pages, kept in memory. A page depends on its URL alone (no cookie, no header of the visitor), so one
 * rendering serves everyone; it is refreshed in the background and served stale while the platform fails.
 */
export class PageCache {
  readonly #options: Required<Options>;
  readonly #pages = new Map<string, Page>();
  readonly #rendering = new Map<string, Promise<Page>>();
  #bytes = 0;

  constructor(options: Options) {
    this.#options = { freshMs: 60_000, maxBytes: 64 * 1024 * 1024, ...options };
  }

  /** Answers a GET or HEAD. @throws what the renderer throws, when there is no older page to fall back on */
  async answer(request: Request, message: IncomingMessage, reply: ServerResponse): Promise<void> {
    const url = new URL(request.url);
    const key = url.pathname + url.search;
    const kept = this.#pages.get(key);
    if (!kept) return sendPage(await this.#renderOnce(key, request), message, reply);
    this.#touch(key, kept);
    if (this.#options.now() - kept.renderedAt > this.#options.freshMs) this.#refresh(key, request);
    sendPage(kept, message, reply);
  }

  #touch(key: string, page: Page): void {
    this.#pages.delete(key);
    this.#pages.set(key, page);
  }

  #refresh(key: string, request: Request): void {
    this.#renderOnce(key, request).catch((error: unknown) => {
      this.#options.log.warn({ err: error, path: new URL(request.url).pathname }, 'page kept stale: rendering failed');
    });
  }

  #renderOnce(key: string, request: Request): Promise<Page> {
    const underWay = this.#rendering.get(key);
    if (underWay) return underWay;
    const rendering = this.#render(key, request).finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  async #render(key: string, request: Request): Promise<Page> {
    // A bare request: nothing of this visitor can reach the page, and their leaving does not stop it for the others.
    const response = await this.#options.render(new Request(request.url));
    const page = await toPage(response, this.#options.now());
    if (response.status >= 500) {
      const kept = this.#pages.get(key);
      if (!kept) return page;
      this.#options.log.warn(
        { status: response.status, path: new URL(request.url).pathname },
        'page kept stale: rendering failed',
      );
      return kept;
    }
    if (key.length <= MAX_KEY_LENGTH && isPublic(response)) this.#keep(key, page);
    return page;
  }

  #keep(key: string, page: Page): void {
    const old = this.#pages.get(key);
    if (old) this.#bytes -= sizeOf(old);
    this.#pages.delete(key);
    this.#pages.set(key, page);
    this.#bytes += sizeOf(page);
    for (const [oldest, oldestPage] of this.#pages) {
      if (this.#bytes <= this.#options.maxBytes) break;
      this.#pages.delete(oldest);
      this.#bytes -= sizeOf(oldestPage);
    }
    void this.#compressBetter(key, page);
  }

  async #compressBetter(key: string, page: Page): Promise<void> {
    const better = await compressBrotli(page.bodies.identity, BEST_QUALITY);
    if (this.#pages.get(key) !== page) return;
    this.#bytes += better.length - page.bodies.br.length;
    page.bodies.br = better;
  }
}

function isPublic(response: Response): boolean {
  return /\bpublic\b/.test(response.headers.get('cache-control') ?? '') && !response.headers.has('set-cookie');
}

function sizeOf(page: Page): number {
  return page.bodies.identity.length + page.bodies.br.length + page.bodies.gzip.length;
}

async function toPage(response: Response, now: number): Promise<Page> {
  const identity = Buffer.from(await response.arrayBuffer());
  const [br, gzip] = await Promise.all([compressBrotli(identity, QUICK_QUALITY), compressGzip(identity)]);
  const headers = Object.fromEntries(response.headers);
  headers.etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  headers.vary = headers.vary ? `${headers.vary}, accept-encoding` : 'accept-encoding';
  return { status: response.status, headers, bodies: { identity, br, gzip }, renderedAt: now };
}

function sendPage(page: Page, message: IncomingMessage, reply: ServerResponse): void {
  for (const [name, value] of Object.entries(page.headers)) reply.setHeader(name, value);
  if (page.status === 200 && message.headers['if-none-match'] === page.headers.etag) {
    reply.writeHead(304).end();
    return;
  }
  const encoding = chooseEncoding(message.headers['accept-encoding']);
  const body = page.bodies[encoding];
  if (encoding !== 'identity') reply.setHeader('content-encoding', encoding);
  reply.setHeader('content-length', body.length);
  reply.statusCode = page.status;
  reply.end(message.method === 'HEAD' ? undefined : body);
}
