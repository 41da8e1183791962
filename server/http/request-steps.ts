/** The steps of a request, one after the other, until one of them has answered. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { defaultLanguage, languageOf, stripLanguage } from '#domain/locale/locales.ts';
import { toStorePath, withQuery } from '#domain/shop/hosted-paths.ts';
import { DatabaseUnavailable } from '#platform/db/database-unavailable.ts';
import { isRead } from '#platform/web/respond.ts';
import type { ReadGeneration } from '../pages/generation.ts';
import { PageCache } from '../pages/page-cache.ts';
import type { Render } from '../pages/render-storefront.ts';
import type { ShopConnection } from '../start/shop-connection.ts';
import { type Admit, Overloaded } from './admission.ts';
import type { AnswerBody } from './bounded-request.ts';
import { chooseEncoding } from './encoding.ts';
import { toLogPath } from './log-path.ts';
import { hasBody, sendResponse, toPath, toRequest, toUrl } from './node-http.ts';
import { refuse } from './refusal.ts';
import { canonicalLocation, type Site } from './request-origin.ts';

/** @returns whether it has answered */
export type Middleware = (message: IncomingMessage, reply: ServerResponse) => boolean | Promise<boolean>;

export async function runSteps(
  steps: readonly Middleware[],
  message: IncomingMessage,
  reply: ServerResponse,
): Promise<void> {
  for (const step of steps) {
    if (await step(message, reply)) return;
  }
  reply.writeHead(405, { allow: 'GET, HEAD, POST' }).end();
}

/** Pages of the other languages wait until they can be made. */
export function untilOpen(openOthers: () => Promise<void>): Middleware {
  return async (message) => {
    const [path = ''] = toPath(message.url).split('?', 1);
    if (languageOf(path) !== defaultLanguage) await openOthers();
    return false;
  };
}

/** Of two names a proxy may believe one and the store the other (RFC 9112, 3.2: such a request must be refused). */
export function oneHost(message: IncomingMessage, reply: ServerResponse): boolean {
  const isHost = (name: string, index: number) => index % 2 === 0 && name.toLowerCase() === 'host';
  if (message.rawHeaders.filter(isHost).length < 2) return false;
  reply.writeHead(400, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
  });
  reply.end('Bad request: more than one Host header\n');
  return true;
}

/** `/healthz`: the process lives. `/readyz`: it can sell (store-checks.ts); otherwise the answer names what fails. */
export function health(readiness: () => Promise<string[]>, state: { isClosing: boolean }): Middleware {
  return async (message, reply) => {
    if (message.url !== '/healthz' && message.url !== '/readyz') return false;
    const failing = message.url === '/healthz' ? [] : state.isClosing ? ['closing'] : await readiness();
    const isFine = failing.length === 0;
    reply.writeHead(isFine ? 200 : 503, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    reply.end(isFine ? 'ok\n' : `not ready: ${failing.join(', ')}\n`);
    return true;
  };
}

/** Under another name than `PUBLIC_URL` nothing is shown: a store has one address, for search engines and for logins. */
export function canonicalHost(site: Site): Middleware {
  return (message, reply) => {
    const location = canonicalLocation(message, toPath(message.url), site);
    if (location === null) return false;
    // Not kept by browsers: the owner may choose another address.
    reply.writeHead(308, { location, 'cache-control': 'no-store' }).end();
    return true;
  };
}

/** Permanent: what is addressed does not move. */
export function hostedPaths(message: IncomingMessage, reply: ServerResponse): boolean {
  if (!isRead(message)) return false;
  const [path = '', query = ''] = (message.url ?? '').split('?');
  const location = toStorePath(path);
  if (location === null) return false;
  reply.writeHead(301, { location: withQuery(location, query), 'cache-control': 'public, max-age=3600' }).end();
  return true;
}

/** The body is read first, as a form's is: however slowly it comes, it holds nothing but its share of the memory for bodies. */
export function ownPaths(
  shop: ShopConnection,
  site: Site,
  { bodies, admit }: { bodies: AnswerBody; admit: Admit },
): Middleware {
  return async (message, reply) => {
    const { handle, paths } = shop;
    if (!paths.test(message.url ?? '')) return false;
    const answer = async () => handle(toRequest(message, site));
    const response = hasBody(message)
      ? // No other step could read the body again.
        await bodies(message, 'platform', async (request) => (await handle(request)) ?? notFound())
      : await (isFile(message) ? answer() : admit(answer));
    if (!response) return false;
    await sendResponse(response, message, reply);
    return true;
  };
}

/** Files of the platform cost next to nothing. */
function isFile({ url = '' }: IncomingMessage): boolean {
  return /^\/(?:cdn|checkouts\/assets)\//.test(url);
}

function notFound(): Response {
  return new Response('Not found\n', { status: 404, headers: { 'cache-control': 'no-store' } });
}

/** Feeds go out while they are written and are not kept. */
export function answerFeeds(render: Render, publicUrl: string): Middleware {
  return async (message, reply) => {
    const url = toUrl(message, publicUrl);
    if (!stripLanguage(url.pathname).startsWith('/feeds/')) return false;
    if (!isRead(message)) return false;
    const { response } = await render(new Request(url));
    reply.setHeader('vary', 'accept-encoding');
    const encoding = chooseEncoding(message.headers['accept-encoding'], ['gzip']);
    if (encoding === 'identity' || response.body === null) await sendResponse(response, message, reply);
    else {
      reply.setHeader('content-encoding', encoding);
      const packed = response.body.pipeThrough(new CompressionStream(encoding));
      await sendResponse(new Response(packed, response), message, reply);
    }
    return true;
  };
}

export function answerFromCache(
  render: Render,
  readGeneration: ReadGeneration,
  publicUrl: string,
  { log, noteEmptySearch }: { log: Logger; noteEmptySearch: ShopConnection['noteEmptySearch'] },
): Middleware {
  const noteInVain = ({ searchParams }: URL) => noteEmptySearch?.(searchParams.get('q') ?? '');
  const cache = new PageCache({ render, readGeneration, now: () => performance.now(), log, noteInVain });
  return async (message, reply) => {
    if (!isRead(message)) return false;
    await cache.answer(toUrl(message, publicUrl), message, reply);
    return true;
  };
}

export function renderEachTime(render: Render, site: Site): Middleware {
  return async (message, reply) => {
    const { response } = await render(toRequest(message, site));
    await sendResponse(response, message, reply);
    return true;
  };
}

export async function fail(
  error: unknown,
  message: IncomingMessage,
  reply: ServerResponse,
  log: Logger,
): Promise<void> {
  // The visitor left in the middle, which is not a failure.
  if (reply.destroyed && !reply.writableFinished) return;
  const isOverloaded = error instanceof Overloaded;
  // The admission counts those.
  if (!isOverloaded)
    log.error({ err: error, method: message.method, path: toLogPath(message.url ?? '') }, 'request failed');
  // Half of an answer cannot be taken back: the client learns of it by the connection that ends.
  if (reply.headersSent) reply.destroy();
  else if (isOverloaded || error instanceof DatabaseUnavailable) {
    const refusal = refuse('unavailable', message);
    reply.statusCode = refusal.status;
    reply.setHeaders(refusal.headers).end(await refusal.text());
  } else {
    reply.writeHead(500, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    reply.end('Unexpected Application Error!\n');
  }
}
