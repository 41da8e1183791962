import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import { createBodies } from './bounded-request.ts';
import { createDevServer } from './dev-server.ts';
import { openEmbeddedShop } from './embedded-shop.ts';
import type { Environment } from './environment.ts';
import { answerForms, answerFunctions } from './form-posts.ts';
import type { ReadGeneration } from './generation.ts';
import { openHostedShop } from './hosted-shop.ts';
import { toLogPath } from './log-path.ts';
import { sendResponse, toRequest, toUrl } from './node-http.ts';
import { PageCache } from './page-cache.ts';
import { createRenderer, type Render, type StorefrontBuild } from './render-storefront.ts';
import { securityHeaders } from './security-headers.ts';
import type { ShopConnection } from './shop-connection.ts';
import { openShopFunctions } from './shop-functions.ts';
import { createStaticFiles } from './static-files.ts';

const root = join(import.meta.dirname, '..');

export interface Store {
  listen(): Promise<void>;
  /** Finishes what is under way, then lets go of the database. */
  close(): Promise<void>;
}

type Middleware = (message: IncomingMessage, reply: ServerResponse) => boolean | Promise<boolean>;

/** A pasted page of Greek in the search box is six bytes a letter in the address; Node's own bound of 16 kB would refuse it. */
const MAX_HEADER_BYTES = 96 * 1024;

/** Puts the whole store together: platform, storefront, files and health, on one port. */
export async function createStore(environment: Environment, log: Logger): Promise<Store> {
  const { mode, publicUrl, hostedShop, oauth } = environment;
  const shop = hostedShop ? openHostedShop(hostedShop, oauth, log) : await openEmbeddedShop(environment, log);
  const dev = mode === 'development' ? await createDevServer(root) : null;
  const build = dev ? dev.build : await loadBuild();
  const functions = openShopFunctions(environment, shop.accounts, log.child({ part: 'functions' }));
  const render = createRenderer({ build, mode, shop, publicUrl, callFunction: functions.call, log });
  const answerForm = async (request: Request) => (await render(request)).response;
  const files = dev ? dev.middleware : createStaticFiles(join(root, 'build/client'));
  const pages = dev ? renderEachTime(render, publicUrl) : answerFromCache(render, shop.readGeneration, publicUrl, log);

  const state = { isClosing: false };
  const bodies = createBodies(publicUrl);
  const webhooks = shop.webhooks ? [shop.webhooks] : [];
  const own = [...webhooks, answerFunctions(functions, publicUrl, bodies), ownPaths(shop, publicUrl)];
  const steps: Middleware[] = [health(shop, state), files, ...own, answerForms(answerForm, publicUrl, bodies), pages];
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (message, reply) => {
    for (const [name, value] of Object.entries(securityHeaders(publicUrl))) reply.setHeader(name, value);
    // A connection that is kept open would go on asking, and the process would never end.
    if (state.isClosing) reply.setHeader('connection', 'close');
    run(steps, message, reply).catch((error: unknown) => fail(error, message, reply, log));
  });
  return {
    listen: () => listen(server, environment),
    async close() {
      state.isClosing = true;
      await closeServer(server);
      await dev?.close();
      functions.close();
      await shop.close();
    },
  };
}

async function loadBuild(): Promise<StorefrontBuild> {
  return (await import(pathToFileURL(join(root, 'build/server/index.js')).href)) as StorefrontBuild;
}

async function run(steps: readonly Middleware[], message: IncomingMessage, reply: ServerResponse): Promise<void> {
  for (const step of steps) {
    if (await step(message, reply)) return;
  }
  reply.writeHead(405, { allow: 'GET, HEAD, POST' }).end();
}

/** `/healthz`: the process lives. `/readyz`: it can sell, that is, the database answers and it is not closing. */
function health(shop: ShopConnection, state: { isClosing: boolean }): Middleware {
  return async (message, reply) => {
    if (message.url !== '/healthz' && message.url !== '/readyz') return false;
    const isFine = message.url === '/healthz' || (!state.isClosing && (await shop.isReady()));
    reply.writeHead(isFine ? 200 : 503, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    reply.end(isFine ? 'ok\n' : 'not ready\n');
    return true;
  };
}

const PLATFORM_PATHS = /^\/(?:api|cdn|cart|checkouts|authentication|\.well-known|account\/(?:reset|activate))\//;

function ownPaths(shop: ShopConnection, publicUrl: string): Middleware {
  return async (message, reply) => {
    if (!PLATFORM_PATHS.test(message.url ?? '')) return false;
    const response = await shop.handle(toRequest(message, publicUrl));
    if (!response) return false;
    await sendResponse(response, message, reply);
    return true;
  };
}

function answerFromCache(render: Render, readGeneration: ReadGeneration, publicUrl: string, log: Logger): Middleware {
  const cache = new PageCache({ render, readGeneration, now: () => performance.now(), log });
  return async (message, reply) => {
    if (message.method !== 'GET' && message.method !== 'HEAD') return false;
    await cache.answer(toUrl(message, publicUrl), message, reply);
    return true;
  };
}

function renderEachTime(render: Render, publicUrl: string): Middleware {
  return async (message, reply) => {
    const { response } = await render(toRequest(message, publicUrl));
    await sendResponse(response, message, reply);
    return true;
  };
}

function fail(error: unknown, message: IncomingMessage, reply: ServerResponse, log: Logger): void {
  // A visitor who left in the middle is nobody's fault.
  if (reply.destroyed && !reply.writableFinished) return;
  log.error({ err: error, method: message.method, path: toLogPath(message.url ?? '') }, 'request failed');
  if (!reply.headersSent)
    reply.writeHead(500, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  reply.end('Unexpected Application Error!\n');
}

function listen(server: Server, { port, host }: Environment): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}
