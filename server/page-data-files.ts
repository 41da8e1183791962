import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { PAGE_DATA_PATH, type PageData, pageOfData } from '#domain/page-data.ts';
import { BoundedCache } from '#platform/bounded-cache.ts';
import { isRead } from '#platform/web/respond.ts';
import { toPath } from './node-http.ts';
import { PackedBody } from './packed-body.ts';

interface Options {
  /** Renders the page at a path and query once more, for its data; null when it has none of its own. */
  readData: (page: string) => Promise<PageData | null>;
  log: Logger;
  maxBytes?: number;
}

const MAX_BYTES = 8 * 1024 * 1024;

/**
 * The files with the data of pages (app/page-data.ts). A page that a browser or a proxy kept may outlive them: then the page
 * is rendered again, which gives the same file as long as nothing changed, and after a change the newer data.
 */
export class PageDataFiles {
  readonly #options: Options;
  readonly #files: BoundedCache<PackedBody>;
  readonly #reading = new Map<string, Promise<PageData | null>>();

  constructor(options: Options) {
    this.#options = options;
    this.#files = new BoundedCache(options.maxBytes ?? MAX_BYTES);
  }

  keep({ address, content }: PageData): void {
    if (!this.#files.get(address)) this.#files.set(address, new PackedBody(content));
  }

  /** Answers a GET or HEAD for a file; false for any other request. @throws what the renderer throws */
  async answer(message: IncomingMessage, reply: ServerResponse): Promise<boolean> {
    const address = toPath(message.url);
    if (!address.startsWith(PAGE_DATA_PATH) || !isRead(message)) return false;
    const kept = this.#files.get(address);
    const file = kept ?? (await this.#readAgain(address));
    if (!file) {
      reply.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
      reply.end('Not found\n');
      return true;
    }
    const onGrown = (bytes: number) => this.#files.grow(address, file, bytes);
    if (file === kept) this.#improve(file, onGrown);
    const { bytes, encoding } = await file.inEncoding(message.headers['accept-encoding'], onGrown);
    const isAsNamed = this.#files.get(address) === file;
    reply.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': isAsNamed ? 'public, max-age=31536000, immutable' : 'no-store',
      vary: 'accept-encoding',
      'content-length': bytes.length,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    });
    reply.end(message.method === 'HEAD' ? undefined : bytes);
    return true;
  }

  async #readAgain(address: string): Promise<PackedBody | undefined> {
    const page = pageOfData(address);
    if (page === null) return undefined;
    // One rendering for all who ask at the same time.
    const reading = this.#reading.get(page) ?? this.#options.readData(page).finally(() => this.#reading.delete(page));
    this.#reading.set(page, reading);
    const data = await reading;
    if (!data) return undefined;
    this.keep(data);
    return data.address === address ? this.#files.get(address) : new PackedBody(data.content);
  }

  #improve(file: PackedBody, onGrown: (bytes: number) => void): void {
    file.improve(onGrown).catch((error: unknown) => {
      this.#options.log.warn({ err: error }, 'page data kept as they are: compressing failed');
    });
  }
}
