import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BODY_CUT_HEADER } from '#domain/client-address.ts';
import { createFunctions } from '#functions/functions.ts';
import { createBodies } from './bounded-request.ts';
import { answerForms, answerFunctions } from './form-posts.ts';

const PUBLIC_URL = 'http://shop.test';
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(render: (request: Request) => Promise<Response>, inFlightBytes?: number) {
  const bodies = createBodies(PUBLIC_URL, inFlightBytes);
  const functions = createFunctions({
    key: 'key',
    contactTo: 'shop@example.gr',
    customers: null,
    now: () => new Date(0),
    sendMail: async () => undefined,
    report: () => undefined,
  });
  const steps = [answerFunctions(functions, PUBLIC_URL, bodies), answerForms(render, PUBLIC_URL, bodies)];
  const server = createServer(async (message, reply) => {
    for (const step of steps) if (await step(message, reply)) return;
  });
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body, headers });
  return { port, post };
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
    const { post } = await serve(sizeAndCut);
    const length = isCut ? 300_000 : kept;
    expect(await (await post(path, 'x'.repeat(length))).json()).toEqual([kept, isCut]);
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
    const { post } = await serve(async () => {
      await new Promise<void>((resolve) => held.push(resolve));
      return new Response('done');
    }, 1_000);
    const first = post('/contact', 'x'.repeat(600));
    await vi.waitUntil(() => held.length === 1);
    const busy = await post('/contact', 'x'.repeat(600));
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5']);
    const small = post('/contact', 'x'.repeat(300));
    await vi.waitUntil(() => held.length === 2);
    for (const release of held) release();
    expect([(await first).status, (await small).status]).toEqual([200, 200]);
    const again = post('/contact', 'x'.repeat(600));
    await vi.waitUntil(() => held.length === 3);
    held[2]?.();
    expect((await again).status).toBe(200);
  });
});
