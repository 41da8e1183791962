import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import type { Snapshots } from '#domain/catalogue/catalogue-source.ts';
import { defaultLanguage, languages, localizePath } from '#domain/locale/locales.ts';
import { openBrand } from '#platform/brand/brand.ts';
import type { Environment } from './environment.ts';
import { createReadiness } from './health/readiness.ts';
import { storeChecks } from './health/store-checks.ts';
import { createAdmission } from './http/admission.ts';
import { type AnswerBody, createBodies } from './http/bounded-request.ts';
import { answerDesk } from './http/desk-step.ts';
import { drainAfterAnswer } from './http/drain-body.ts';
import { answerForms, answerFunctions } from './http/form-posts.ts';
import { toPath } from './http/node-http.ts';
import {
  answerFeeds,
  answerFromCache,
  canonicalHost,
  fail,
  health,
  hostedPaths,
  type Middleware,
  oneHost,
  ownPaths,
  renderEachTime,
  runSteps,
  untilOpen,
} from './http/request-steps.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createOverlay, createStaticFiles } from './http/static-files.ts';
import { untrustedProxyWarning } from './http/untrusted-proxy.ts';
import { createSnapshots } from './pages/catalogue-snapshots.ts';
import { catalogueAsker } from './pages/open-assistants.ts';
import { createPageReader } from './pages/read-pages.ts';
import { createRenderer, type Render, type StorefrontBuild } from './pages/render-storefront.ts';
import { openShopFunctions } from './pages/shop-functions.ts';
import { warmUp } from './pages/warm-up.ts';
import { buildDirectory } from './start/build-directory.ts';
import { createDevServer } from './start/dev-server.ts';
import { openEmbeddedShop } from './start/embedded-shop.ts';
import { openHostedShop } from './start/hosted-shop.ts';
import { listen } from './start/listen.ts';
import { checkOutboxFolder } from './start/open-outbox.ts';

const root = join(import.meta.dirname, '..');
const BUILD = join(root, buildDirectory((import.meta as { env?: { MODE?: string } }).env?.MODE ?? ''));

export interface Store {
  listen(): Promise<void>;
  /** Finishes open requests, then closes the database. */
  close(): Promise<void>;
}

/** A pasted page of Greek in the search box is six bytes a letter in the address; Node's own bound of 16 kB would refuse it. */
const MAX_HEADER_BYTES = 96 * 1024;

/** The first visitors come as soon as the store answers: what they do not wait for begins so much later, ms, or when it is asked for. */
const BEHIND_VISITORS_MS = 1_000;

/** Puts the whole store together: platform, storefront, files and health, on one port. @param directory of the storefront's build */
export async function createStore(environment: Environment, log: Logger, directory = BUILD): Promise<Store> {
  const { mode, publicUrl, hostedShop } = environment;
  checkOutboxFolder(environment);
  const brand = await openBrand(environment.dataDir);
  const shop = hostedShop
    ? await openHostedShop(hostedShop, environment, log)
    : await openEmbeddedShop(environment, brand, log);
  const dev = mode === 'development' ? await createDevServer(root) : null;
  const build = dev ? dev.build : await loadBuild(programOf(directory));
  const functions = openShopFunctions(environment, shop, log.child({ part: 'functions' }));
  const state = { isClosing: false };
  const admit = createAdmission(log);
  const render = createRenderer({
    build,
    mode,
    shop,
    snapshots: dev ? null : openSnapshots(environment, directory, log),
    brand,
    analytics: environment.analytics,
    publicUrl,
    callFunction: functions.call,
    log,
  });
  const changedAt = dev ? new Date() : statSync(programOf(directory)).mtime;
  shop.offerStorefront?.({
    readPages: createPageReader({ render, publicUrl, changedAt }),
    askCatalogue: catalogueAsker(render, publicUrl),
  });
  const answerForm = async (request: Request) => (await render(request)).response;
  // Only the rendering of a page waits for its turn: a cached one is sent at once, also a stale one.
  const renderInTurn: Render = (request) => admit(() => render(request));
  const files = dev ? dev.middleware : createStaticFiles(join(directory, 'client'));
  const pages = dev
    ? renderEachTime(render, environment)
    : answerFromCache(renderInTurn, shop.readGeneration, publicUrl, { log, noteEmptySearch: shop.noteEmptySearch });

  // A hosted platform that fails must not keep the store from saying so.
  const warmsUp = !dev && !hostedShop && environment.warmsUp;
  // Asked for again until the platform is ready: a large shop would fill its log with failures at every start.
  const notYet = (error: unknown, path: string) => log.debug({ err: error, path }, 'not ready yet');
  const statusOf = async (page: string) => (await render(new Request(publicUrl + page), notYet)).response.status;
  const openPages = async (asked: readonly string[]) => {
    const missing = await warmUp(asked, statusOf);
    if (missing.length > 0) log.warn({ pages: missing }, 'open before these pages were ready');
  };
  let openingOthers: Promise<void> | undefined;
  const openOthers = async () => {
    if (!warmsUp || state.isClosing) return;
    openingOthers ??= openPages(OTHER_FIRST_PAGES).catch((error: unknown) => {
      log.warn({ err: error }, 'a list of another language was not made before it was asked for');
    });
    await openingOthers;
  };
  let timer: NodeJS.Timeout | undefined;
  let behindVisitors: Promise<void> | undefined;
  const readiness = createReadiness({ checks: storeChecks(shop, answerForm, publicUrl), now: Date.now, log });
  const readBodies = createBodies(environment);
  // A slow body does not take a turn.
  const bodies: AnswerBody = (message, kind, answer) =>
    readBodies(message, kind, (request) => admit(() => answer(request)));
  const steps: Middleware[] = [
    oneHost,
    health(readiness, state),
    // Those who send them follow no redirect.
    ...(shop.webhooks ? [shop.webhooks] : []),
    canonicalHost(environment),
    createOverlay(brand.files),
    files,
    answerFunctions(functions, environment, bodies),
    ownPaths(shop, environment, { bodies, admit }),
    ...(shop.desk ? [answerDesk(shop.desk, environment, { bodies, load: dev?.desk ?? loadDesk })] : []),
    hostedPaths,
    answerForms(answerForm, environment, bodies),
    untilOpen(openOthers),
    answerFeeds(renderInTurn, publicUrl),
    pages,
  ];
  const headers = securityHeaders(environment);
  const warnOfProxy = untrustedProxyWarning(environment.trustProxy, log);
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (message, reply) => {
    // Either fails when the client breaks off, perhaps after the answer; without a listener that would end the process.
    for (const stream of [message, reply]) stream.on('error', () => undefined);
    drainAfterAnswer(message, reply);
    for (const [name, value] of Object.entries(headers(toPath(message.url)))) reply.setHeader(name, value);
    warnOfProxy(message);
    // A connection that is kept open would go on asking, and the process would never end.
    if (state.isClosing) reply.setHeader('connection', 'close');
    runSteps(steps, message, reply).catch((error: unknown) => fail(error, message, reply, log));
  });
  return {
    async listen() {
      if (warmsUp) await openPages([FIRST_PAGE]);
      await listen(server, environment);
      timer = setTimeout(() => {
        // First what the open store cannot do, a wrong token, say: the log says it.
        behindVisitors = readiness().then(openOthers);
      }, BEHIND_VISITORS_MS).unref();
    },
    async close() {
      state.isClosing = true;
      clearTimeout(timer);
      await closeServer(server);
      await Promise.all([behindVisitors, openingOthers]);
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

function programOf(directory: string): string {
  return join(directory, 'server/index.js');
}

function openSnapshots({ dataDir, hostedShop, databaseUrl }: Environment, directory: string, log: Logger): Snapshots {
  const build = readFileSync(join(directory, 'built-from'), 'utf8');
  return createSnapshots({ dataDir, key: [hostedShop?.domain ?? databaseUrl ?? 'sqlite', build], log });
}

const loadDesk = () => import('#desk/create-desk.tsx');

async function loadBuild(path: string): Promise<StorefrontBuild> {
  return (await import(pathToFileURL(path).href)) as StorefrontBuild;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}
