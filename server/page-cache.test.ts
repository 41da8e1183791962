import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { compressBrotli } from './encoding.ts';
import { toUrl } from './node-http.ts';
import { PageCache } from './page-cache.ts';

vi.mock('./encoding.ts', { spy: true });

const log = pino({ level: 'silent' });
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const PUBLIC = { 'content-type': 'text/html', 'cache-control': 'public, max-age=0' };

/** A server over a cache whose clock and renderer the test holds. */
async function serve(render: (request: Request) => Promise<Response>) {
  const clock = { now: 0 };
  const cache = new PageCache({ render, now: () => clock.now, log, freshMs: 1_000 });
  const server = createServer((message, reply) => {
    cache.answer(toUrl(message, 'http://shop.test'), message, reply).catch(() => reply.writeHead(500).end());
  });
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
  return { clock, get };
}

describe('PageCache', () => {
  it('renders a page once for everyone, whatever their headers say', async () => {
    const seen: Request[] = [];
    const { get } = await serve(async (request) => {
      seen.push(request);
      return new Response('page', { headers: PUBLIC });
    });
    await get('/a', { headers: { cookie: 'me=1', 'accept-language': 'en' } });
    await get('/a');
    expect(seen).toHaveLength(1);
    expect([...(seen[0]?.headers ?? [])]).toEqual([]);
  });

  it('renders at once for many who ask at the same time', async () => {
    let renders = 0;
    const { get } = await serve(async () => {
      renders += 1;
      return new Response('page', { headers: PUBLIC });
    });
    await Promise.all(Array.from({ length: 8 }, () => get('/a')));
    expect(renders).toBe(1);
  });

  it('serves an old page and refreshes it behind the reader’s back', async () => {
    let version = 0;
    const { clock, get } = await serve(async () => {
      version += 1;
      return new Response(`v${version}`, { headers: PUBLIC });
    });
    await get('/a');
    clock.now = 2_000;
    expect(await (await get('/a')).text()).toBe('v1');
    await expect.poll(async () => (await get('/a')).text()).toBe('v2');
  });

  it('lets nobody read a page of another day, unless it cannot be rendered', async () => {
    let version = 0;
    let isDown = false;
    const { clock, get } = await serve(async () => {
      if (isDown) throw new Error('platform is down');
      version += 1;
      return new Response(`v${version}`, { headers: PUBLIC });
    });
    await get('/a');
    clock.now = 24 * 60 * 60_000;
    expect(await (await get('/a')).text()).toBe('v2');
    clock.now *= 2;
    isDown = true;
    expect(await (await get('/a')).text()).toBe('v2');
    expect(await (await get('/a')).text()).toBe('v2');
    isDown = false;
    clock.now += 2_000;
    expect(await (await get('/a')).text()).toBe('v3');
  });

  it('is one page for every newsletter and advertisement that leads to it', async () => {
    const seen: string[] = [];
    const { get } = await serve(async (request) => {
      seen.push(new URL(request.url).search);
      return new Response('page', { headers: PUBLIC });
    });
    for (const search of ['?a=1', '?utm_source=x&a=1', '?a=1&fbclid=1', '?a=1&fbclid=2']) await get(`/${search}`);
    expect(seen).toEqual(['?a=1']);
  });

  it('goes on when the better compression fails', async () => {
    const { get } = await serve(async () => new Response('page '.repeat(500), { headers: PUBLIC }));
    const brotli = { headers: { 'accept-encoding': 'br' } };
    const warned = vi.spyOn(log, 'warn');
    await get('/a', brotli);
    vi.mocked(compressBrotli).mockRejectedValueOnce(new Error('out of memory'));
    await get('/a', brotli);
    await expect.poll(() => warned.mock.calls.length).toBe(1);
    expect(await (await get('/a', brotli)).text()).toBe('page '.repeat(500));
    warned.mockRestore();
  });

  it.each([
    ['throws', async () => Promise.reject(new Error('platform is down'))],
    ['answers 500', async () => new Response('broken', { status: 500 })],
  ])('keeps the last good page when rendering %s', async (_what, broken) => {
    let isDown = false;
    const { clock, get } = await serve(async () => (isDown ? broken() : new Response('good', { headers: PUBLIC })));
    await get('/a');
    isDown = true;
    for (const now of [2_000, 4_000, 6_000]) {
      clock.now = now;
      const response = await get('/a');
      expect([response.status, await response.text()]).toEqual([200, 'good']);
    }
    expect((await get('/never-seen')).status).toBe(500);
  });

  it('does not keep an error, a private answer or an endless address', async () => {
    let renders = 0;
    const { get } = await serve(async (request) => {
      renders += 1;
      const { pathname } = new URL(request.url);
      if (pathname === '/broken') return new Response('broken', { status: 500 });
      if (pathname === '/private') return new Response('mine', { headers: { 'cache-control': 'private' } });
      return new Response('page', { headers: PUBLIC });
    });
    for (const path of ['/broken', '/private', `/long?q=${'x'.repeat(400)}`]) {
      renders = 0;
      await get(path);
      await get(path);
      expect(renders, path.slice(0, 20)).toBe(2);
    }
  });

  it('answers 304 to a reader who has the page, and no body to HEAD', async () => {
    const { get } = await serve(async () => new Response('page', { headers: PUBLIC }));
    const etag = (await get('/a')).headers.get('etag') ?? '';
    expect((await get('/a', { headers: { 'if-none-match': etag } })).status).toBe(304);
    const head = await get('/a', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect([await head.text(), head.headers.get('content-length')]).toEqual(['', '4']);
  });

  it.each(['br', 'gzip'])('compresses as %s', async (encoding) => {
    const { get } = await serve(async () => new Response('page '.repeat(500), { headers: PUBLIC }));
    const response = await get('/a', { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.text()).toBe('page '.repeat(500));
  });
});
