import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import { defaultLanguage, languageOf, languages, localizePath } from '#domain/locales.ts';
import { openBrand } from '#platform/brand/brand.ts';
import { createBodies } from './bounded-request.ts';
import { buildDirectory } from './build-directory.ts';
import { createDevServer } from './dev-server.ts';
import { openEmbeddedShop } from './embedded-shop.ts';
import type { Environment } from './environment.ts';
import { answerForms, answerFunctions } from './form-posts.ts';
import type { ReadGeneration } from './generation.ts';
import { toStorePath } from './hosted-paths.ts';
import { openHostedShop } from './hosted-shop.ts';
import { createKeptFiles } from './kept-files.ts';
import { listen } from './listen.ts';
import { toLogPath } from './log-path.ts';
import { sendResponse, toPath, toRequest, toUrl } from './node-http.ts';
import { PageCache } from './page-cache.ts';
import { PageDataFiles } from './page-data-files.ts';
import { createPageReader } from './read-pages.ts';
import { createReadiness } from './readiness.ts';
import { createRenderer, type Render, type StorefrontBuild } from './render-storefront.ts';
import { canonicalLocation, type Site } from './request-origin.ts';
import { securityHeaders } from './security-headers.ts';
import type { ShopConnection } from './shop-connection.ts';
import { openShopFunctions } from './shop-functions.ts';
import { createOverlay, createStaticFiles } from './static-files.ts';
import { storeChecks } from './store-checks.ts';
import { untrustedProxyWarning } from './untrusted-proxy.ts';
import { warmUp } from './warm-up.ts';

const root = join(import.meta.dirname, '..');
const directory = join(root, buildDirectory((import.meta as { env?: { MODE?: string } }).env?.MODE ?? ''));
const BUILD = join(directory, 'server/index.js');

export interface Store {
  listen(): Promise<void>;
  /** What is not ready, by name (store-checks.ts); the log says why. */
  findUnready(): Promise<string[]>;
  /** Finishes what is under way, then lets go of the database. */
  close(): Promise<void>;
}

type Middleware = (message: IncomingMessage, reply: ServerResponse) => boolean | Promise<boolean>;

/** A pasted page of Greek in the search box is six bytes a letter in the address; Node's own bound of 16 kB would refuse it. */
const MAX_HEADER_BYTES = 96 * 1024;

/** Puts the whole store together: platform, storefront, files and health, on one port. */
export async function createStore(environment: Environment, log: Logger): Promise<Store> {
  const { mode, publicUrl, hostedShop } = environment;
  const brand = await openBrand(environment.dataDir);
  const shop = hostedShop
    ? await openHostedShop(hostedShop, environment, log)
    : await openEmbeddedShop(environment, brand, log);
  const dev = mode === 'development' ? await createDevServer(root) : null;
  const build = dev ? dev.build : await loadBuild();
  const functions = openShopFunctions(environment, shop, log.child({ part: 'functions' }));
  const render = createRenderer({
    build,
    mode,
    shop,
    kept: dev ? null : createKeptFiles({ ...keptOf(environment), log }),
    brand,
    analytics: environment.analytics,
    publicUrl,
    callFunction: functions.call,
    log,
  });
  shop.offerPages?.(createPageReader({ render, publicUrl, changedAt: dev ? new Date() : buildTime() }));
  const answerForm = async (request: Request) => (await render(request)).response;
  const files = dev ? dev.middleware : createStaticFiles(join(directory, 'client'));
  const pages = dev
    ? renderEachTime(render, environment)
    : answerFromCache(render, shop.readGeneration, publicUrl, log);

  const state = { isClosing: false };
  const others = { opening: Promise.resolve() };
  const readiness = createReadiness({ checks: storeChecks(shop, answerForm, publicUrl), now: Date.now, log });
  const bodies = createBodies(environment);
  const webhooks = shop.webhooks ? [shop.webhooks] : [];
  const own = [...webhooks, answerFunctions(functions, environment, bodies), ownPaths(shop, environment)];
  const steps: Middleware[] = [
    health(readiness, state),
    // Those who send them follow no redirect.
    ...(shop.webhooks ? [shop.webhooks] : []),
    canonicalHost(environment),
    createOverlay(brand.files),
    files,
    ...own,
    hostedPaths,
    answerForms(answerForm, environment, bodies),
    untilOpen(others),
    pages,
  ];
  const headers = securityHeaders(environment);
  const warnOfProxy = untrustedProxyWarning(environment.trustProxy, log);
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (message, reply) => {
    for (const [name, value] of Object.entries(headers(toPath(message.url)))) reply.setHeader(name, value);
    warnOfProxy(message);
    // A connection that is kept open would go on asking, and the process would never end.
    if (state.isClosing) reply.setHeader('connection', 'close');
    run(steps, message, reply).catch((error: unknown) => fail(error, message, reply, log));
  });
  return {
    async listen() {
      // A hosted platform that fails must not keep the store from saying so.
      if (!dev && !hostedShop && environment.warmsUp) {
        const statusOf = async (page: string) => (await answerForm(new Request(publicUrl + page))).status;
        await warmUp([FIRST_PAGE], statusOf);
        others.opening = warmUp(OTHER_FIRST_PAGES, statusOf).catch((error: unknown) => {
          log.warn({ err: error }, 'a list of another language was not made before it was asked for');
        });
      }
      return listen(server, environment);
    },
    findUnready: readiness,
    async close() {
      state.isClosing = true;
      await closeServer(server);
      await others.opening;
      await dev?.close();
      await shop.close();
    },
  };
}

/** The lists need the whole catalogue; each language has its own. The store opens with that of its own language. */
const FIRST_PAGE = localizePath('/products', defaultLanguage);
const OTHER_FIRST_PAGES = languages
  .filter((language) => language !== defaultLanguage)
  .map((language) => localizePath('/products', language));

/** Pages of the other languages wait until they can be made. */
function untilOpen(others: { opening: Promise<void> }): Middleware {
  return async (message) => {
    const [path = ''] = toPath(message.url).split('?', 1);
    if (languageOf(path) !== defaultLanguage) await others.opening;
    return false;
  };
}

function buildTime(): Date {
  return statSync(BUILD).mtime;
}

/** What was kept by a build with other rules (bin/rules-hash.ts) serves until it was made anew, that of another shop never. */
function keptOf({ dataDir, hostedShop, databaseUrl }: Environment) {
  const rules = ['server', 'store'].map((part) => readFileSync(join(directory, part, 'catalogue-rules'), 'utf8'));
  return { dataDir, rules, shop: hostedShop?.domain ?? databaseUrl ?? 'sqlite' };
}

async function loadBuild(): Promise<StorefrontBuild> {
  return (await import(pathToFileURL(BUILD).href)) as StorefrontBuild;
}

async function run(steps: readonly Middleware[], message: IncomingMessage, reply: ServerResponse): Promise<void> {
  for (const step of steps) {
    if (await step(message, reply)) return;
  }
  reply.writeHead(405, { allow: 'GET, HEAD, POST' }).end();
}

/** `/healthz`: the process lives. `/readyz`: it can sell (store-checks.ts); else the answer names what fails. */
function health(readiness: () => Promise<string[]>, state: { isClosing: boolean }): Middleware {
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
function canonicalHost(site: Site): Middleware {
  return (message, reply) => {
    const location = canonicalLocation(message, toPath(message.url), site);
    if (location === null) return false;
    // Not kept by browsers: the owner may choose another address.
    reply.writeHead(308, { location, 'cache-control': 'no-store', connection: 'close' }).end();
    return true;
  };
}

/** Permanent: what is addressed does not move. */
function hostedPaths(message: IncomingMessage, reply: ServerResponse): boolean {
  if (message.method !== 'GET' && message.method !== 'HEAD') return false;
  const [path = '', query] = (message.url ?? '').split('?');
  const location = toStorePath(path);
  if (location === null) return false;
  const [target = '', hash] = location.split('#');
  const address = `${target}${query ? `?${query}` : ''}${hash ? `#${hash}` : ''}`;
  reply.writeHead(301, { location: address, 'cache-control': 'public, max-age=3600' }).end();
  return true;
}

const PLATFORM_PATHS =
  /^\/(?:api|cdn|cart|checkouts|payments|webhooks|authentication|\.well-known|account\/(?:reset|activate))\//;

function ownPaths(shop: ShopConnection, site: Site): Middleware {
  return async (message, reply) => {
    if (!PLATFORM_PATHS.test(message.url ?? '')) return false;
    const response = await shop.handle(toRequest(message, site));
    if (!response) return false;
    await sendResponse(response, message, reply);
    return true;
  };
}

function answerFromCache(render: Render, readGeneration: ReadGeneration, publicUrl: string, log: Logger): Middleware {
  const files = new PageDataFiles({
    readData: async (page) => (await render(new Request(new URL(toPath(page), publicUrl)))).page?.data ?? null,
    log,
  });
  const renderPage: Render = async (request) => {
    const rendered = await render(request);
    if (rendered.page) files.keep(rendered.page.data);
    return rendered;
  };
  const cache = new PageCache({ render: renderPage, readGeneration, now: () => performance.now(), log });
  return async (message, reply) => {
    if (message.method !== 'GET' && message.method !== 'HEAD') return false;
    if (await files.answer(message, reply)) return true;
    await cache.answer(toUrl(message, publicUrl), message, reply);
    return true;
  };
}

function renderEachTime(render: Render, site: Site): Middleware {
  return async (message, reply) => {
    const { response } = await render(toRequest(message, site));
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

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}
