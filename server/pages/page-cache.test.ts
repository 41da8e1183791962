import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { toUrl } from '../http/node-http.ts';
import { PageCache } from './page-cache.ts';
import type { Rendered } from './render-storefront.ts';

const log = pino({ level: 'silent' });
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const PUBLIC = { 'content-type': 'text/html', 'cache-control': 'public, max-age=0' };

interface Surroundings {
  clock: { now: number; generation: number };
  get: (path: string, init?: RequestInit) => Promise<Response>;
}

/** A server over a cache whose clock, generation and renderer the test holds. A renderer may say what it missed. */
async function serve(
  render: (request: Request) => Promise<Response | Pick<Rendered, 'response' | 'isComplete'>>,
): Promise<Surroundings> {
  const clock = { now: 0, generation: 0 };
  const cache = new PageCache({
    async render(request) {
      const { generation } = clock;
      const made = await render(request);
      const rest = { generation, page: null };
      return made instanceof Response ? { ...rest, response: made, isComplete: true } : { ...rest, ...made };
    },
    readGeneration: () => clock.generation,
    now: () => clock.now,
    log,
  });
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

  it('keeps a page for as long as the platform’s data does not change', async () => {
    let renders = 0;
    const { clock, get } = await serve(async () => new Response(`v${++renders}`, { headers: PUBLIC }));
    await get('/a');
    clock.now = 365 * 24 * 60 * 60_000;
    expect(await (await get('/a')).text()).toBe('v1');
    expect(renders).toBe(1);
  });

  it('never shows the old page after a change: the first visit gets the new one', async () => {
    let price = 1;
    const { clock, get } = await serve(async () => new Response(`${price} €`, { headers: PUBLIC }));
    await get('/a');
    price = 2;
    clock.generation = 2;
    expect(await Promise.all([get('/a'), get('/a')].map(async (answer) => (await answer).text()))).toEqual([
      '2 €',
      '2 €',
    ]);
  });

  it('does not take a rendering that began before the change', async () => {
    const answers: ((text: string) => void)[] = [];
    const { clock, get } = await serve(
      () => new Promise((resolve) => answers.push((text) => resolve(new Response(text, { headers: PUBLIC })))),
    );
    const before = get('/a');
    await expect.poll(() => answers.length).toBe(1);
    clock.generation = 2;
    const after = get('/a');
    await expect.poll(() => answers.length).toBe(2);
    answers[1]?.('new');
    expect(await (await after).text()).toBe('new');
    answers[0]?.('old');
    await before;
    expect(await (await get('/a')).text()).toBe('new');
  });

  it('shows a page of the generation just before once more and makes it anew in the background', async () => {
    let version = 0;
    const { clock, get } = await serve(async () => new Response(`v${++version}`, { headers: PUBLIC }));
    await get('/a');
    clock.generation = 1;
    expect(await (await get('/a')).text()).toBe('v1');
    await expect.poll(async () => (await get('/a')).text()).toBe('v2');
  });

  it('shows an incomplete page for two seconds, and forbids other caches to store it', async () => {
    let version = 0;
    let isComplete = false;
    const { clock, get } = await serve(async () => ({
      response: new Response(`v${++version}`, { headers: PUBLIC }),
      isComplete,
    }));
    const first = await get('/a');
    expect([await first.text(), first.headers.get('cache-control')]).toEqual(['v1', 'no-store']);
    clock.now = 2_000;
    expect(await (await get('/a')).text()).toBe('v1');
    clock.now = 2_001;
    isComplete = true;
    const good = await get('/a');
    expect([await good.text(), good.headers.get('cache-control')]).toEqual(['v2', PUBLIC['cache-control']]);
    // And never in the place of a good one, which is tried again after two seconds.
    isComplete = false;
    clock.generation = 2;
    for (const now of [3_000, 4_000, 6_000]) {
      clock.now = now;
      expect(await (await get('/a')).text()).toBe('v2');
    }
    expect(version).toBe(4);
    isComplete = true;
    clock.now = 9_000;
    expect(await (await get('/a')).text()).toBe('v5');
  });

  it('forgets a page that is no longer there', async () => {
    let isThere = true;
    let isDown = false;
    const { clock, get } = await serve(async () => {
      if (isDown) throw new Error('platform is down');
      return isThere ? new Response('page', { headers: PUBLIC }) : new Response('gone', { status: 404 });
    });
    await get('/a');
    isThere = false;
    clock.generation = 2;
    expect((await get('/a')).status).toBe(404);
    isDown = true;
    expect((await get('/a')).status).toBe(500);
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

  it.each([
    ['throws', async () => Promise.reject(new Error('platform is down'))],
    ['answers 500', async () => new Response('broken', { status: 500 })],
  ])('keeps the last good page when rendering %s', async (_what, broken) => {
    let isDown = false;
    const { clock, get } = await serve(async () => (isDown ? broken() : new Response('good', { headers: PUBLIC })));
    await get('/a');
    isDown = true;
    clock.generation = 2;
    for (const now of [2_000, 5_000, 8_000]) {
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
      if (pathname === '/cookie') return new Response('mine', { headers: { ...PUBLIC, 'set-cookie': 'a=b' } });
      if (pathname === '/private') return new Response('mine', { headers: { 'cache-control': 'private' } });
      return new Response('page', { headers: PUBLIC });
    });
    for (const path of ['/broken', '/private', '/cookie', `/long?q=${'x'.repeat(400)}`]) {
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

  it('never answers 304 for a page that does not exist', async () => {
    const { get } = await serve(async () => new Response('gone', { status: 404, headers: PUBLIC }));
    const etag = (await get('/a')).headers.get('etag') ?? '';
    const again = await get('/a', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([404, 'gone']);
  });

  it.each(['br', 'gzip'])('compresses as %s', async (encoding) => {
    const { get } = await serve(async () => new Response('page '.repeat(500), { headers: PUBLIC }));
    const response = await get('/a', { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.text()).toBe('page '.repeat(500));
  });
});
