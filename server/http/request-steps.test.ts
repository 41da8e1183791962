import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { DatabaseUnavailable } from '#platform/db/database-unavailable.ts';
import type { Render, Rendered } from '../pages/render-storefront.ts';
import { PLATFORM_PATHS, type ShopConnection } from '../start/shop-connection.ts';
import { Overloaded } from './admission.ts';
import { createBodies } from './bounded-request.ts';
import {
  answerFeeds,
  answerFromCache,
  canonicalHost,
  fail,
  health,
  hostedPaths,
  type Middleware,
  ownPaths,
  renderEachTime,
  runSteps,
  untilOpen,
} from './request-steps.ts';

const log = pino({ level: 'silent' });
const SITE = { publicUrl: 'http://shop.test', isPublicUrlSet: false, trustProxy: () => false };
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function ask(steps: readonly Middleware[], path: string, method = 'GET', headers: Record<string, string> = {}) {
  const server = createServer((message, reply) => void runSteps(steps, message, reply));
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const asked = request({ port, host: '127.0.0.1', path, method, headers }).end();
  const [reply] = await once(asked, 'response');
  const bytes = Buffer.concat(await reply.toArray());
  const text = String(reply.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes);
  return { status: reply.statusCode, headers: reply.headers, text };
}

/** Answers what the step before it left, so that this shows. */
const last: Middleware = (_message, reply) => {
  reply.writeHead(299).end('last');
  return true;
};

it.each([
  ['/readyz', false, [], 200, 'ok\n'],
  ['/readyz', false, ['database', 'mail'], 503, 'not ready: database, mail\n'],
  ['/readyz', true, [], 503, 'not ready: closing\n'],
  ['/healthz', true, ['database'], 200, 'ok\n'],
  ['/health', true, ['database'], 299, 'last'],
])('%s, closing: %s, failing: %j', async (path, isClosing, failing, status, text) => {
  const step = health(async () => failing, { isClosing });
  expect(await ask([step, last], path)).toMatchObject({ status, text });
});

it.each([
  ['/products/alpha-14?variant=7', '/product/laptop/alpha-14?variant=7'],
  ['/products/alpha-14?', '/product/laptop/alpha-14'],
  ['/discount/SPRING?redirect=/products/a', '/cart?discount=SPRING&redirect=/products/a'],
  ['/products/alpha-14', '/product/laptop/alpha-14'],
  ['/en/policies/shipping-policy?x=1', '/en/terms?x=1#delivery'],
])('%s moves to %s, with its query', async (path, location) => {
  for (const method of ['GET', 'HEAD']) {
    const moved = await ask([hostedPaths, last], path, method);
    expect(moved).toMatchObject({ status: 301, headers: { location, 'cache-control': 'public, max-age=3600' } });
  }
});

it.each([
  ['POST', '/products/alpha-14'],
  ['GET', '/products'],
])('%s %s does not move', async (method, path) => {
  expect(await ask([hostedPaths, last], path, method)).toMatchObject({ status: 299, text: 'last' });
});

it('says which methods there are when no step has answered', async () => {
  const { status, headers, text } = await ask([() => false, async () => false], '/', 'DELETE');
  expect([status, headers.allow, text]).toEqual([405, 'GET, HEAD, POST', '']);
});

it('asks no step after the one that has answered', async () => {
  const asked: string[] = [];
  const step =
    (name: string, answers: boolean): Middleware =>
    (_message, reply) => {
      asked.push(name);
      if (answers) reply.end(name);
      return answers;
    };
  expect((await ask([step('a', false), step('b', true), step('c', true)], '/')).text).toBe('b');
  expect(asked).toEqual(['a', 'b']);
});

it('lets pages of other languages wait until they can be made, and no others', async () => {
  let open = () => {};
  const step = untilOpen(() => new Promise((resolve) => (open = resolve)));
  expect((await ask([step, last], '/products?x=/en/')).text).toBe('last');
  const answered: string[] = [];
  const english = ask([step, last], '/en/products?kind=laptop').then(({ text }) => answered.push(text));
  expect((await ask([step, last], '/')).text).toBe('last');
  expect(answered).toEqual([]);
  open();
  await english;
  expect(answered).toEqual(['last']);
});

it.each([
  [false, '/a?b=1', undefined],
  [true, '/a?b=1', 'http://shop.test/a?b=1'],
])('is shown under one name where one is set (%s)', async (isPublicUrlSet, path, location) => {
  const { status, headers } = await ask([canonicalHost({ ...SITE, isPublicUrlSet }), last], path);
  expect([status, headers.location]).toEqual([location ? 308 : 299, location]);
  if (location) expect(headers).toMatchObject({ 'cache-control': 'no-store' });
  const named = await ask([canonicalHost({ ...SITE, isPublicUrlSet }), last], path, 'GET', { host: 'shop.test' });
  expect(named.status).toBe(299);
});

it.each([
  ['/api/x', 201, 'own /api/x'],
  ['/cdn/x', 201, 'own /cdn/x'],
  ['/cart/c/1', 201, 'own /cart/c/1'],
  ['/checkouts/1', 201, 'own /checkouts/1'],
  ['/payments/1', 201, 'own /payments/1'],
  ['/webhooks/1', 201, 'own /webhooks/1'],
  ['/authentication/1', 201, 'own /authentication/1'],
  ['/.well-known/x', 201, 'own /.well-known/x'],
  ['/account/reset/1', 201, 'own /account/reset/1'],
  ['/account/activate/1', 201, 'own /account/activate/1'],
  // Of these the platform says that it has none.
  ['/api/nothing', 299, 'last'],
  // The storefront's own.
  ['/cart', 299, 'last'],
  ['/account/orders', 299, 'last'],
  ['/en/api/x', 299, 'last'],
])('%s is answered with %i by %s', async (path, status, text) => {
  const handle = (asked: Request) => {
    const { pathname } = new URL(asked.url);
    return pathname === '/api/nothing' ? null : new Response(`own ${pathname}`, { status: 201 });
  };
  const step = ownPaths({ handle, paths: PLATFORM_PATHS } as Partial<ShopConnection> as ShopConnection, SITE, {
    bodies: createBodies(SITE),
    admit: (work) => work(),
  });
  expect(await ask([step, last], path)).toMatchObject({ status, text });
});

function renderer() {
  const rendered: string[] = [];
  const render = async (asked: Request): Promise<Rendered> => {
    const { pathname, search } = new URL(asked.url);
    rendered.push(`${asked.method} ${pathname}${search}`);
    const headers = { 'cache-control': 'public, max-age=0' };
    return { generation: 1, isComplete: true, response: new Response(`page ${pathname}`, { headers }) };
  };
  return { rendered, render };
}

it('answers pages and their data from the cache', async () => {
  const { rendered, render } = renderer();
  const step = answerFromCache(render, () => 1, SITE.publicUrl, { log, noteEmptySearch: null });
  const texts: string[] = [];
  for (const path of ['/finder', '/finder', '/finder.data', '/other?a=1'])
    texts.push((await ask([step, last], path)).text);
  expect(texts).toEqual(['page /finder', 'page /finder', 'page /finder.data', 'page /other']);
  expect(rendered).toEqual(['GET /finder', 'GET /finder.data', 'GET /other?a=1']);
  expect((await ask([step, last], '/finder', 'HEAD')).status).toBe(200);
  expect((await ask([step, last], '/finder', 'POST')).text).toBe('last');
});

it('counts each visit of a search that found nothing, from the cache too, and tells the visitor nothing of it', async () => {
  const noted: string[] = [];
  const render: Render = async ({ url }) => {
    const inVain = new URL(url).searchParams.get('q') === 'abacus' && { 'x-nothing-found': 'yes' };
    const headers = { 'cache-control': 'public, max-age=0', ...inVain };
    return { generation: 1, isComplete: true, response: new Response('page', { headers }) };
  };
  const noteEmptySearch = (query: string) => void noted.push(query);
  const step = answerFromCache(render, () => 1, SITE.publicUrl, { log, noteEmptySearch });
  for (const path of ['/products?q=abacus', '/products?q=abacus', '/products?q=dell'])
    expect((await ask([step, last], path)).headers).not.toHaveProperty('x-nothing-found');
  await ask([step, last], '/products?q=abacus', 'HEAD');
  expect(noted).toEqual(['abacus', 'abacus']);
});

it('makes a feed each time, and packs it where the reader can unpack it', async () => {
  const { rendered, render } = renderer();
  const step = answerFeeds(render, SITE.publicUrl);
  const plain = await ask([step, last], '/feeds/google.xml');
  expect(plain.headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'public, max-age=0' });
  expect(plain.headers).not.toHaveProperty('content-encoding');
  const packed = await ask([step, last], '/en/feeds/google.xml?a=1', 'GET', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers).toMatchObject({ vary: 'accept-encoding', 'content-encoding': 'gzip' });
  expect([plain.text, packed.text]).toEqual(['page /feeds/google.xml', 'page /en/feeds/google.xml']);
  expect((await ask([step, last], '/feeds/google.xml', 'HEAD')).text).toBe('');
  expect(rendered).toEqual(['GET /feeds/google.xml', 'GET /en/feeds/google.xml?a=1', 'GET /feeds/google.xml']);
  for (const [path, method] of [
    ['/feeds', 'GET'],
    ['/products', 'GET'],
    ['/feeds/google.xml', 'POST'],
  ] as const)
    expect((await ask([step, last], path, method)).status).toBe(299);
});

it('makes a page each time in development', async () => {
  const { rendered, render } = renderer();
  const step = renderEachTime(render, SITE);
  for (const _ of [1, 2]) expect((await ask([step, last], '/other?a=1')).text).toBe('page /other');
  expect(rendered).toEqual(['GET /other?a=1', 'GET /other?a=1']);
});

async function failing(error: Error, change: (reply: ServerResponse) => void = () => {}) {
  const lines: object[] = [];
  const message = { method: 'GET', url: '/a?token=1', headers: {} } as unknown as IncomingMessage;
  const reply = new ServerResponse(message);
  const logged = pino({ base: null, timestamp: false }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  change(reply);
  await fail(error, message, reply, logged);
  return { lines, reply };
}

const broken = new Error('broken');

it('tells a failed request to the visitor without its reason, and to the log with it', async () => {
  const { lines, reply } = await failing(broken, (asked) => asked.setHeader('x-frame-options', 'DENY'));
  expect(lines).toMatchObject([{ err: { message: 'broken' }, method: 'GET', path: '/a', msg: 'request failed' }]);
  expect([reply.statusCode, reply.getHeaders(), reply.writableEnded]).toEqual([
    500,
    { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'x-frame-options': 'DENY' },
    true,
  ]);
});

it('asks the visitor to come back while the database does not answer', async () => {
  const { lines, reply } = await failing(new DatabaseUnavailable(broken));
  expect(lines).toMatchObject([{ err: { code: 'DATABASE_UNAVAILABLE' } }]);
  expect([reply.statusCode, reply.getHeader('retry-after')]).toEqual([503, '5']);
});

it('asks the visitor to come back when there is too much to do, without a line for each', async () => {
  const { lines, reply } = await failing(new Overloaded());
  expect([lines, reply.statusCode, reply.getHeader('retry-after')]).toEqual([[], 503, '5']);
});

it('breaks off an answer that has begun', async () => {
  const { lines, reply } = await failing(broken, (begun) => begun.writeHead(200, { 'content-type': 'text/html' }));
  expect([lines.length, reply.statusCode, reply.destroyed]).toEqual([1, 200, true]);
});

it('says nothing of a visitor who left in the middle', async () => {
  expect((await failing(broken, (left) => left.destroy())).lines).toEqual([]);
});
