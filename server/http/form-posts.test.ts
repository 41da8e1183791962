import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { BODY_CUT_HEADER } from '#domain/customer/client-address.ts';
import { createFunctions } from '#functions/functions.ts';
import type { PoolSizes } from './body-pools.ts';
import { createBodies } from './bounded-request.ts';
import { drainAfterAnswer } from './drain-body.ts';
import { answerForms, answerFunctions } from './form-posts.ts';
import { parseProxyTrust, trustNobody } from './proxy-trust.ts';
import { fail } from './request-steps.ts';

const SITE = { publicUrl: 'http://shop.test', isPublicUrlSet: false, trustProxy: parseProxyTrust('1') ?? trustNobody };
const NO_ROOM = { total: 0, perAddress: 0 };
const servers: Server[] = [];
const failures: string[] = [];
const log = pino({ level: 'error' }, { write: (line) => failures.push(line) });
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  expect(failures.splice(0)).toEqual([]);
});

async function serve(render: (request: Request) => Promise<Response>, sizes?: PoolSizes) {
  const bodies = createBodies(SITE, sizes);
  const functions = createFunctions({
    key: 'key',
    contactTo: 'shop@example.gr',
    customers: null,
    takeSteps: async () => null,
    findCustomerEmail: async () => null,
    now: () => new Date(0),
    queueMails: async () => undefined,
    report: () => undefined,
  });
  const steps = [answerFunctions(functions, SITE, bodies), answerForms(render, SITE, bodies)];
  /** Whether a step answered, of each request. */
  const handled: Promise<boolean>[] = [];
  const server = createServer((message, reply) => {
    drainAfterAnswer(message, reply);
    const answer = async () => {
      for (const step of steps) if (await step(message, reply)) return true;
      return false;
    };
    handled.push(
      // As the store does: a client may go away while it is answered.
      answer().catch((error: unknown) => {
        fail(error, message, reply, log);
        return false;
      }),
    );
  });
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body, headers });
  return { port, post, handled };
}

const sizeAndCut = async (asked: Request) =>
  Response.json([(await asked.text()).length, asked.headers.has(BODY_CUT_HEADER)]);

describe('posted bodies', () => {
  it.each([
    ['/contact', 3_000_000, false],
    ['/en/contact.data', 3_000_000, false],
    ['/contact/send', 3_000_000, false],
    ['/en/contact/send', 3_000_000, false],
    ['/withdrawal', 65_536, true],
    ['/no-such-page', 65_536, true],
  ])('are as large as %s needs', async (path, kept, isCut) => {
    const { post, handled } = await serve(sizeAndCut);
    const length = isCut ? 300_000 : kept;
    expect(await (await post(path, 'x'.repeat(length))).json()).toEqual([kept, isCut]);
    // Otherwise the next step would answer it again.
    expect(await Promise.all(handled)).toEqual([true]);
  });

  it('say how long they are, also where the client did not or they were cut', async () => {
    const length = async (asked: Request) =>
      Response.json([Number(asked.headers.get('content-length')), (await asked.text()).length]);
    const { post, port } = await serve(length);
    expect(await (await post('/withdrawal', 'x'.repeat(100_000))).json()).toEqual([65_536, 65_536]);
    const answered = await fetch(`http://127.0.0.1:${port}/withdrawal`, {
      method: 'POST',
      body: new Blob(['x'.repeat(30)]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(await answered.json()).toEqual([30, 30]);
  });

  it.each([
    ['multipart/form-data; boundary=zz', '--zz\r\nfirst\r\n--zz\r\n', '--zz\r\nfirst\r\n--zz--\r\n'],
    ['multipart/form-data; boundary="z z"', '--z z\r\nfirst\r\n--z z\r\n', '--z z\r\nfirst\r\n--z z--\r\n'],
    ['multipart/form-data; boundary=zz', 'no part ', '--zz--\r\n'],
  ])('that are cut end before the part in which they were: %s, %j', async (type, begin, kept) => {
    const { post } = await serve(async (asked: Request) => new Response(await asked.text()));
    const answered = await post('/withdrawal', `${begin}${'x'.repeat(100_000)}`, { 'content-type': type });
    expect(await answered.text()).toBe(kept);
  });

  it('that do not end are refused', async () => {
    const { post } = await serve(sizeAndCut);
    const answered = await post('/withdrawal', 'x'.repeat(600_000)).catch(() => null);
    expect([413, undefined]).toContain(answered?.status);
  });

  it.each([
    ['/functions/v1/withdraw', {}, 401],
    ['/functions/v1/withdraw', { authorization: 'Bearer wrong' }, 401],
    ['/functions/v1/nothing', { authorization: 'Bearer key' }, 404],
  ])('of %s with %j are not waited for', async (path, headers, status) => {
    const { port } = await serve(sizeAndCut);
    // A body that is announced and never comes.
    const asked = request({
      port,
      host: '127.0.0.1',
      path,
      method: 'POST',
      headers: { ...headers, 'content-length': 9_000_000 },
    });
    const answered = new Promise((resolve) => asked.on('response', (reply) => resolve(reply.statusCode)));
    asked.flushHeaders();
    expect(await answered).toBe(status);
    asked.destroy();
  });

  it('have their share of the memory until they are answered, and no more', async () => {
    const held: (() => void)[] = [];
    const pool = { total: 40_000, perAddress: 40_000 };
    const { post } = await serve(
      async () => {
        await new Promise<void>((resolve) => held.push(resolve));
        return new Response('done');
      },
      { texts: pool, files: pool, platform: pool },
    );
    const first = post('/withdrawal', 'x'.repeat(20_000));
    await expect.poll(() => held.length).toBe(1);
    const busy = await post('/en/withdrawal', 'x'.repeat(30_000));
    expect([busy.status, busy.headers.get('retry-after'), await busy.text()]).toEqual([
      503,
      '5',
      'Many people are sending at this moment. Please try again in a few seconds.\n',
    ]);
    const small = post('/withdrawal', 'x');
    await expect.poll(() => held.length).toBe(2);
    for (const release of held) release();
    expect([(await first).status, (await small).status]).toEqual([200, 200]);
    const again = post('/withdrawal', 'x'.repeat(30_000));
    await expect.poll(() => held.length).toBe(3);
    held[2]?.();
    expect((await again).status).toBe(200);
  });

  it('with files take no room from those with texts, on the contact form either', async () => {
    const { post } = await serve(sizeAndCut, {
      texts: { total: 100_000, perAddress: 100_000 },
      files: NO_ROOM,
      platform: NO_ROOM,
    });
    expect((await post('/contact', 'x'.repeat(70_000))).status).toBe(503);
    expect(await (await post('/contact', 'x'.repeat(60_000))).json()).toEqual([60_000, false]);
  });

  it('that one address began and never sent do not keep others out', async () => {
    const { port, post } = await serve(sizeAndCut);
    const idle = Array.from({ length: 200 }, (_, index) => {
      const path = index % 2 === 0 ? '/contact' : '/withdrawal';
      const asked = request({
        port,
        host: '127.0.0.1',
        path,
        method: 'POST',
        headers: { 'x-forwarded-for': '203.0.113.1' },
      });
      asked.on('error', () => undefined).write('x');
      return asked;
    });
    await Promise.all(idle.map((asked) => once(asked, 'socket')));
    const other = { 'x-forwarded-for': '203.0.113.2' };
    expect((await post('/withdrawal', 'x=1', other)).status).toBe(200);
    expect((await post('/contact', 'x'.repeat(3_000_000), other)).status).toBe(200);
    for (const asked of idle) asked.destroy();
  });

  it.each([
    ['same-origin', 200],
    ['none', 200],
    ['same-site', 403],
    ['cross-site', 403],
  ])('from a page that the browser calls %s are answered by %i', async (site, status) => {
    const { port } = await serve(sizeAndCut);
    const asked = request({
      port,
      host: '127.0.0.1',
      path: '/contact',
      method: 'POST',
      headers: { 'sec-fetch-site': site },
    });
    asked.end('x');
    const [reply] = await once(asked, 'response');
    reply.resume();
    expect(reply.statusCode).toBe(status);
  });

  it('of a visitor who leaves in the middle of the answer are no failure', async () => {
    const { port, handled } = await serve(async () => new Response('x'.repeat(20_000_000)));
    const asked = request({ port, host: '127.0.0.1', path: '/contact', method: 'POST' });
    asked.end('x');
    const [reply] = await once(asked, 'response');
    reply.destroy();
    expect(await Promise.all(handled)).toEqual([false]);
  });

  it('are answered for one visitor, and never kept', async () => {
    const headers = { 'cache-control': 'public, max-age=60', etag: '"1"' };
    const { post } = await serve(async () => new Response('Sent', { headers }));
    const answer = await post('/contact', 'x');
    expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual(['no-store', null]);
  });

  it.each([
    ['too large', '/en/withdrawal', {}, 413, 'The form is too large and was not read.\n'],
    [
      'too many',
      '/contact',
      { accept: 'application/json' },
      503,
      '{"error":"Αυτή τη στιγμή στέλνουν πολλοί μαζί. Δοκιμάστε ξανά σε λίγα δευτερόλεπτα."}',
    ],
    [
      'from elsewhere',
      '/en/contact',
      { 'sec-fetch-site': 'cross-site' },
      403,
      'This form was sent from another site.\n',
    ],
  ])(
    'that are refused (%s) do not stand before the next request of the connection',
    async (_why, path, headers, status, text) => {
      const { port } = await serve(sizeAndCut, {
        texts: { total: 100_000, perAddress: 100_000 },
        files: NO_ROOM,
        platform: NO_ROOM,
      });
      const socket = connect(port, '127.0.0.1');
      const lines = Object.entries({ ...headers, host: 'x', 'transfer-encoding': 'chunked' }).map(
        ([name, value]) => `${name}: ${value}\r\n`,
      );
      const size = 600_000;
      socket.write(
        `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${size.toString(16)}\r\n${'x'.repeat(size)}\r\n0\r\n\r\n` +
          'POST /withdrawal HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 1\r\n\r\nx',
      );
      let answer = '';
      socket.on('data', (bytes) => (answer += bytes)).on('error', () => undefined);
      await once(socket, 'close');
      expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`, 'HTTP/1.1 200']);
      expect(answer).toContain(text);
    },
  );
});

describe('the functions, for a page of another origin', () => {
  const ask = async (path: string, init: RequestInit, sizes?: PoolSizes) => {
    const { port } = await serve(sizeAndCut, sizes);
    return fetch(`http://127.0.0.1:${port}${path}`, {
      ...init,
      headers: { origin: 'https://elsewhere.example', ...init.headers },
    });
  };

  it('answer the question before the call, which has no key', async () => {
    const answered = await ask('/functions/v1/send-contact-email', {
      method: 'OPTIONS',
      headers: {
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization, content-type',
      },
    });
    expect(answered.status).toBe(204);
    expect(Object.fromEntries(answered.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': 'authorization, content-type, accept-language',
      'access-control-max-age': '7200',
    });
    // The store has no login by cookie.
    expect(answered.headers.has('access-control-allow-credentials')).toBe(false);
  });

  it.each([
    ['no key', '/functions/v1/withdraw', {}, 401],
    ['a missing field', '/functions/v1/withdraw', { authorization: 'Bearer key' }, 422],
    ['another name', '/functions/v1/nothing', { authorization: 'Bearer key' }, 404],
  ])('let it read why a call failed: %s', async (_, path, headers, status) => {
    const answered = await ask(path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{}',
    });
    expect([answered.status, answered.headers.get('access-control-allow-origin')]).toEqual([status, '*']);
    expect(await answered.json()).toHaveProperty('error');
  });

  it('let it read that many are sending, and when to come again', async () => {
    const headers = { authorization: 'Bearer key' };
    const init = { method: 'POST', headers, body: 'x'.repeat(70_000) };
    const answered = await ask('/functions/v1/withdraw', init, { texts: NO_ROOM, files: NO_ROOM, platform: NO_ROOM });
    expect([answered.status, answered.headers.get('access-control-allow-origin')]).toEqual([503, '*']);
    expect(answered.headers.get('access-control-expose-headers')).toBe('retry-after');
  });

  it('are the only thing that it may call', async () => {
    const answered = await ask('/contact', { method: 'POST', body: 'x=1' });
    expect(answered.headers.has('access-control-allow-origin')).toBe(false);
  });
});
