/** The whole store in this process, over a build that the test plays: what asks whom, and with what. */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shop } from '#shop.config';
import { findFreePort } from '#tests/support/free-port.ts';
import { hasNginx, startNginx } from '#tests/support/nginx.ts';
import { parseEnvironment } from './environment.ts';
import { createStore, type Store } from './store.ts';

/** Answers a page with what it was asked for, `/surroundings` with what the server gives to the storefront. */
const PROGRAM = `
export const asked = [];
export const held = [];
export const unready = [];
export const entry = { module: { createStorefrontHandler(build, mode, surroundings) {
  return async (request, reportError = surroundings.reportError) => {
    const { pathname, search } = new URL(request.url);
    const isUnready = unready.includes(pathname);
    if (isUnready) unready.splice(unready.indexOf(pathname), 1);
    if (isUnready) reportError(new Error('not ready'), pathname);
    asked.push(request.method + ' ' + pathname + search);
    if (pathname === '/held') await new Promise((resolve) => held.push(resolve));
    if (pathname === '/broken') throw new Error('broken');
    const { source, nonce, platform, ...rest } = surroundings;
    const told = { ...rest, mode, isMarked: typeof nonce === 'string', pageSize: source.pageSize,
      changes: source.readChanges && (await source.readChanges(null)), hasSnapshots: source.snapshots !== null,
      endpoint: platform.endpoint, headers: platform.headers };
    const status = isUnready ? 503 : pathname === '/missing' ? 404 : 200;
    const type = pathname === '/html' ? { 'content-type': 'text/html' } : {};
    const body = pathname === '/surroundings' ? JSON.stringify(told) : 'page ' + pathname + ' <title>Title</title><main><p>' + pathname + '</p></main>';
    const response = new Response(body, { status, headers: { 'cache-control': 'public, max-age=0', ...type } });
    return { response, generation: 1, isComplete: true };
  };
} } };`;

let directory: string;
const stores: Store[] = [];
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'xana-store-'));
  for (const part of ['server', 'store', 'client/assets'])
    mkdirSync(join(directory, 'build', part), { recursive: true });
  writeFileSync(join(directory, 'build/server/index.mjs'), PROGRAM);
  writeFileSync(join(directory, 'build/server/index.js'), "export * from './index.mjs';");
  writeFileSync(join(directory, 'build/built-from'), '{}');
  writeFileSync(join(directory, 'build/client/assets/a.js'), 'let a;');
});
afterEach(async () => {
  vi.useRealTimers();
  for (const store of stores.splice(0)) await store.close();
  rmSync(directory, { recursive: true });
});

async function open(variables: Record<string, string> = {}) {
  const port = await findFreePort();
  const environment = parseEnvironment({
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: join(directory, 'data'),
    SEED: 'none',
    ...variables,
  });
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const store = await createStore(environment, log, join(directory, 'build'));
  stores.push(store);
  await store.listen();
  const program = (await import(join(directory, 'build/server/index.mjs'))) as {
    asked: string[];
    held: (() => void)[];
  };
  const get = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
    return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
  };
  return { store, port, origin: environment.publicUrl, get, lines, ...program };
}

const TOKEN = 'xana-embedded-storefront';

async function answersOf(get: Awaited<ReturnType<typeof open>>['get'], paths: readonly string[]) {
  const answers: Record<string, string> = {};
  for (const path of paths) {
    const { status, headers, text } = await get(path);
    answers[path] =
      `${status} ${headers.location ?? headers['content-type']} ${text.trim().split(' <', 1)[0]?.slice(0, 15)}`;
  }
  return answers;
}

const HTML = 'text/html; charset=utf-8 <!doctype html>';
const TEXT = 'text/plain; charset=utf-8';
/** What the storefront has answered. */
const PAGE = 'text/plain;charset=UTF-8 page';

it('makes the first list before it opens, and that of the other language before its first page', async () => {
  // What is done behind the first visitors would come between.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { get, asked } = await open();
  expect(asked).toEqual(['GET /products']);
  await get('/missing');
  await Promise.all([get('/en'), get('/en/missing')]);
  expect(asked.slice(1, 3)).toEqual(['GET /missing', 'GET /en/products']);
  expect(asked.filter((page) => page === 'GET /en/products')).toHaveLength(1);
});

it('writes to the log what the platform did not give to visitors, and not what it asks for again before it opens', async () => {
  const { unready } = (await import(join(directory, 'build/server/index.mjs'))) as { unready: string[] };
  unready.push('/products');
  const { get, asked, lines } = await open();
  expect(asked).toEqual(['GET /products', 'GET /products']);
  const warnings = () => lines.filter(({ level }) => Number(level) > 30).map(({ msg, path }) => [msg, path]);
  expect(warnings()).toEqual([]);
  unready.push('/finder');
  await get('/finder');
  expect(warnings()).toEqual([['page failed', '/finder']]);
});

it('does behind its first visitors what they do not wait for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { store, asked } = await open();
  vi.advanceTimersByTime(999);
  expect(asked).toEqual(['GET /products']);
  vi.advanceTimersByTime(1);
  // The front page and a list are what is checked.
  await expect.poll(() => asked.length).toBe(4);
  expect(asked).toEqual(['GET /products', 'GET /', 'GET /products', 'GET /en/products']);
  await store.close();
});

it('begins no list of another language while it closes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { store, asked, lines } = await open();
  vi.advanceTimersByTime(1_000);
  await store.close();
  expect(asked).toEqual(['GET /products', 'GET /', 'GET /products']);
  expect(lines.filter(({ level }) => Number(level) > 30)).toEqual([]);
});

it('asks each of its parts for what is its own', async () => {
  const { get, lines } = await open();
  const expected = {
    '/healthz': `200 ${TEXT} ok`,
    '/readyz': `200 ${TEXT} ok`,
    '/assets/a.js': '200 text/javascript; charset=utf-8 let a;',
    '/products': `200 ${PAGE} /products`,
    '/pages/terms': '301 /terms ',
    '/missing': `404 ${PAGE} /missing`,
    '/api/nothing': '404 application/json {"errors":[{"me',
    '/cdn/nothing.webp': `404 ${TEXT} There is no suc`,
    '/cart/c/nothing?key=1': `404 ${HTML}`,
    '/account/reset/1/nothing': `404 ${HTML}`,
    '/authentication/1/oauth/authorize': `200 ${PAGE} /authentic`,
    '/.well-known/openid-configuration': '404 application/json {"error":"not_f',
    '/.well-known/oauth-authorization-server': '404 application/json {"error":"not_f',
    '/.well-known/customer-account-api': '404 application/json {"error":"not_f',
  };
  expect(await answersOf(get, Object.keys(expected))).toEqual(expected);
  const missing = lines.filter(({ msg }) => msg === 'no such page').map(({ path }) => path);
  expect(missing).toEqual(['/missing']);
});

it('gives the storefront the embedded platform', async () => {
  const { get, origin } = await open();
  expect(JSON.parse((await get('/surroundings')).text)).toEqual({
    mode: 'production',
    isMarked: true,
    pageSize: 25,
    changes: { until: '0', ids: null },
    hasSnapshots: true,
    endpoint: `${origin}/api/2025-07/graphql.json`,
    headers: { 'X-Shopify-Storefront-Access-Token': TOKEN },
    analyticsHost: null,
    browserPlatform: {
      endpoint: '/api/2025-07/graphql.json',
      publicToken: TOKEN,
      loginsPath: '/account/logins/',
      alertsPath: '/stock-alerts/',
    },
    paymentWays: { ways: ['card'], cards: shop.payments.cards, installments: [] },
    logo: { el: null, en: null },
    accounts: null,
    publicUrl: origin,
  });
  const { headers } = await get('/html');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*form-action 'self'; base-uri 'none'/);
});

it('gives it the platform’s newer accounts and the visits’ counter where they are set', async () => {
  const { get, origin } = await open({
    CUSTOMER_ACCOUNTS: 'oauth',
    ANALYTICS_SCRIPT: 'https://stats.example/script.js',
    ANALYTICS_ENDPOINT: 'https://stats.example/api',
  });
  const { headers } = await get('/html');
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://stats.example/api;");
  const issuer = `${origin}/authentication/1`;
  expect(JSON.parse((await get('/surroundings')).text)).toMatchObject({
    analyticsHost: 'stats.example',
    accounts: {
      clientId: TOKEN,
      authorizeUrl: `${issuer}/oauth/authorize`,
      logoutUrl: `${issuer}/logout`,
      accountUrl: null,
    },
  });
  const expected = {
    '/authentication/1/oauth/authorize': `400 ${HTML}`,
    '/authentication/1/.well-known/openid-configuration': '200 application/json {"issuer":"http',
    '/.well-known/oauth-authorization-server': '200 application/json {"issuer":"http',
    '/.well-known/customer-account-api': '404 application/json {"error":"not_f',
    '/authentication/nothing': `200 ${PAGE} /authentic`,
  };
  expect(await answersOf(get, Object.keys(expected))).toEqual(expected);
});

it('gives it a hosted shop, which is not asked before the first visitor', async () => {
  const { get, asked } = await open({
    PUBLIC_STORE_DOMAIN: 'my-shop.myshopify.com',
    PUBLIC_STOREFRONT_API_TOKEN: 'public',
    SHOPIFY_WEBHOOK_SECRET: 'secret',
    CUSTOMER_ACCOUNTS: 'oauth',
    SHOP_ID: '77',
    PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: 'client',
  });
  expect(asked).toEqual([]);
  const endpoint = 'https://my-shop.myshopify.com/api/2025-07/graphql.json';
  const told = JSON.parse((await get('/surroundings')).text);
  expect(told).toMatchObject({
    pageSize: 250,
    changes: null,
    endpoint,
    headers: { 'X-Shopify-Storefront-Access-Token': 'public' },
    browserPlatform: { endpoint, publicToken: 'public', loginsPath: null, alertsPath: null },
    paymentWays: null,
    accounts: {
      clientId: 'client',
      authorizeUrl: 'https://shopify.com/authentication/77/oauth/authorize',
      logoutUrl: 'https://shopify.com/authentication/77/logout',
      accountUrl: 'https://shopify.com/77/account',
    },
  });
  const policy = (await get('/html')).headers['content-security-policy'];
  expect(policy).toContain("connect-src 'self' https://my-shop.myshopify.com;");
  expect(policy).toContain("img-src 'self' data: https://cdn.shopify.com https://my-shop.myshopify.com;");
  expect(policy).toContain("form-action 'self' https://shopify.com;");
  const webhook = await get('/webhooks/shopify', { method: 'POST', body: '{}' });
  expect(webhook.status).toBe(401);
  expect((await get('/api/2025-07/graphql.json')).text).toMatch(/^page \/api\/2025-07\/graphql\.json /);
});

it('asks a hosted shop with the private token where there is one, and sends no form to its accounts where there are none', async () => {
  const { get } = await open({
    PUBLIC_STORE_DOMAIN: 'my-shop.myshopify.com',
    PUBLIC_STOREFRONT_API_TOKEN: 'public',
    PRIVATE_STOREFRONT_API_TOKEN: 'private',
  });
  const told = JSON.parse((await get('/surroundings')).text);
  expect([told.headers, told.accounts]).toEqual([{ 'Shopify-Storefront-Private-Token': 'private' }, null]);
  const { headers } = await get('/html');
  expect(headers['content-security-policy']).toContain("form-action 'self';");
  expect((await get('/webhooks/shopify', { method: 'POST', body: '{}' })).text).toMatch(/^page \/webhooks\/shopify /);
});

it('does not make lists before it opens where that is switched off', async () => {
  const { asked, get } = await open({ WARM_UP: 'no' });
  expect(asked).toEqual([]);
  expect((await get('/en/products')).text).toMatch(/^page \/en\/products /);
});

it('answers the API, a search among its own pages too', async () => {
  const { get, port } = await open({ WARM_UP: 'no' });
  const ask = async (query: string) => {
    const headers = { 'content-type': 'application/json', 'x-shopify-storefront-access-token': TOKEN };
    const init = { method: 'POST', headers, body: JSON.stringify({ query }) };
    return JSON.parse((await get('/api/2025-07/graphql.json', init)).text);
  };
  expect(await ask('{ shop { primaryDomain { url } } }')).toEqual({
    data: { shop: { primaryDomain: { url: `http://127.0.0.1:${port}` } } },
  });
  const { data } = await ask('{ page(handle: "terms") { title body createdAt } }');
  const createdAt = statSync(join(directory, 'build/server/index.js')).mtime.toISOString().replace(/\.\d+/, '');
  expect(data.page).toEqual({ title: 'Title', body: '<p>/terms</p>', createdAt });
});

it('tells a failure without its reason, headers as every answer has them, and a long address is no failure', async () => {
  const { get, lines } = await open();
  const failed = await get('/broken', { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect([failed.status, failed.text]).toEqual([500, 'Unexpected Application Error!\n']);
  expect(failed.headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
  expect(lines.map(({ msg }) => msg)).toContain('request failed');
  expect(lines.filter(({ peer }) => peer === '127.0.0.1')).toHaveLength(1);
  expect((await get(`/search?q=${'%CE%B1'.repeat(12_000)}`)).status).toBe(200);
  expect((await get('/products', { method: 'POST', body: 'a=1' })).text).toMatch(/^page \/products /);
  expect((await get('/functions/v1/withdraw', { method: 'POST', body: '{}' })).status).toBe(401);
});

it('finishes what is under way when it closes, and keeps no connection open after it', async () => {
  const { store, port, held } = await open();
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (bytes) => (text += bytes));
  const closed = once(socket, 'close');
  socket.write('GET /held HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(() => held.length).toBe(1);
  const closing = store.close();
  stores.splice(0);
  socket.write('GET /readyz HTTP/1.1\r\nhost: x\r\n\r\n');
  await new Promise(setImmediate);
  held[0]?.();
  await closed;
  await closing;
  const [first = '', second = ''] = text.split(/(?=HTTP\/1\.1)/);
  expect(first).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nconnection: keep-alive\r\n[\s\S]*page \/held /i);
  expect(second).toMatch(/^HTTP\/1\.1 503 [\s\S]*\r\nconnection: close\r\n[\s\S]*not ready: closing\n/i);
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
});

const MEGABYTE = 1_000_000;
/** Answered before their bodies are read, or after a part of them: what is sent where, and the status. */
const EARLY: readonly (readonly [request: string, bytes: number, status: number])[] = [
  ['POST /api/2025-07/graphql.json', 0.3 * MEGABYTE, 413],
  ['POST /api/nothing', 2 * MEGABYTE, 413],
  ['POST /webhooks/nothing', 1_000, 404],
  ['POST /checkouts/nothing', 2 * MEGABYTE, 413],
  ['POST /webhooks/stripe', 0.3 * MEGABYTE, 413],
  ['POST /functions/v1/withdraw', 2 * MEGABYTE, 401],
  ['POST /withdrawal', 2 * MEGABYTE, 413],
  ['POST /cdn/nothing.webp', 2 * MEGABYTE, 413],
  ['PUT /products', 2 * MEGABYTE, 405],
  ['GET /products', 2 * MEGABYTE, 200],
  ['POST /healthz', 2 * MEGABYTE, 200],
];

it.each(EARLY)(
  'answers %s with %i bytes by %i, and then the next request of the connection',
  async (asked, bytes, status) => {
    const { port } = await open({ WARM_UP: 'no' });
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (part) => (text += part));
    socket.write(`${asked} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-length: ${bytes}\r\n\r\n`);
    socket.write('x'.repeat(bytes));
    socket.write(`GET /healthz HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nconnection: close\r\n\r\n`);
    await once(socket, 'close');
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`, 'HTTP/1.1 200']);
  },
);

it.skipIf(!hasNginx)(
  'keeps no visitor waiting behind nginx for the body of another one (skipped: no nginx here)',
  async () => {
    const { port } = await open({ WARM_UP: 'no', TRUST_PROXY: '1' });
    const proxy = await startNginx(port);
    const ask = async (asked: string, body = '') => {
      const [method, path] = asked.split(' ');
      const headers = { host: 'shop.example.gr', 'content-length': body.length };
      const sent = request({ port: proxy.port, host: '127.0.0.1', method, path, headers }).end(body);
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      answer.resume();
      await once(answer, 'close');
      return answer.statusCode;
    };
    for (const [asked, bytes, status] of EARLY) {
      expect([asked, await ask(asked, 'x'.repeat(bytes))]).toEqual([asked, status]);
      expect([asked, await ask('GET /healthz')]).toEqual([asked, 200]);
    }
    await proxy.stop();
  },
);

it('refuses a request that names two hosts', async () => {
  const { port } = await open({ WARM_UP: 'no' });
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (part) => (text += part));
  socket.write(`GET / HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nHost: evil.example\r\n\r\n`);
  await once(socket, 'close');
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
});

it('closes a connection whose body does not end after its answer', async () => {
  const { port } = await open({ WARM_UP: 'no' });
  const socket = connect(port, '127.0.0.1').resume();
  socket.on('error', () => undefined);
  socket.write(`POST /functions/v1/withdraw HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-length: 9000000\r\n\r\nx`);
  await once(socket, 'close');
});
