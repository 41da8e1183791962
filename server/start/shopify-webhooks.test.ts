import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFreshness } from './hosted-shop.ts';
import { createShopifyWebhooks } from './shopify-webhooks.ts';

const SECRET = 'hush';
const log = pino({ level: 'silent' });
const servers: Server[] = [];
const onChange = vi.fn();

beforeEach(() => void onChange.mockReset());
afterEach(() => {
  vi.useRealTimers();
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function serve(webhooks = createShopifyWebhooks({ secret: SECRET, onChange, log })): Promise<string> {
  const server = createServer((message, reply) => {
    void webhooks(message, reply).then((isOurs) => isOurs || reply.writeHead(404).end());
  });
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/shopify`;
}

const sign = (body: string, secret = SECRET) => createHmac('sha256', secret).update(body).digest('base64');
const BODY = JSON.stringify({ id: 788032119, title: 'Φορητός', variants: [] });

function send(url: string, { body = BODY, topic = 'products/update', signature = sign(body) } = {}) {
  const headers = { 'x-shopify-topic': topic, 'x-shopify-hmac-sha256': signature, 'content-type': 'application/json' };
  return fetch(url, { method: 'POST', headers, body });
}

describe('POST /webhooks/shopify', () => {
  it.each(['products/create', 'products/update', 'products/delete', 'inventory_levels/update'])(
    'takes %s',
    async (topic) => {
      expect((await send(await serve(), { topic })).status).toBe(200);
      expect(onChange).toHaveBeenCalledTimes(1);
    },
  );

  it.each([
    ['another secret', sign(BODY, 'other')],
    ['another body', sign(`${BODY} `)],
    ['no signature', ''],
    ['half a signature', sign(BODY).slice(0, 20)],
    ['a longer signature', `${sign(BODY)}AAAA`],
    ['nonsense', '%%%'],
  ])('refuses %s, and nothing changes', async (_what, signature) => {
    expect((await send(await serve(), { signature })).status).toBe(401);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('accepts what it has no use for, so that the shop does not send it again', async () => {
    expect((await send(await serve(), { topic: 'orders/create' })).status).toBe(200);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is for POST alone', async () => {
    const url = await serve();
    expect((await fetch(url)).status).toBe(405);
    expect((await fetch(url.replace('shopify', 'other'))).status).toBe(404);
  });

  it('refuses a body that is too large', async () => {
    const sending = httpRequest(await serve(), { method: 'POST' });
    const answered = once(sending, 'response');
    sending.end(Buffer.alloc(10 * 1024 * 1024 + 1));
    const [response] = await answered;
    expect(response.statusCode).toBe(413);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('does not wait for a body that does not come to an end', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const began = vi.fn();
    const webhooks = createShopifyWebhooks({ secret: SECRET, onChange, log });
    const url = await serve((message, reply) => {
      message.once('data', began);
      return webhooks(message, reply);
    });
    const sending = httpRequest(url, { method: 'POST', headers: { 'x-shopify-topic': 'products/update' } });
    sending.on('error', () => {});
    sending.write('{');
    const answered = once(sending, 'response');
    while (began.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(5_000);
    const [response] = await answered;
    expect(response.statusCode).toBe(408);
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('a hosted shop', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  const pass = (ms: number) => vi.advanceTimersByTime(ms);

  it('makes what was read old with its webhook, once however often it is delivered, and with no other', async () => {
    const { webhooks, readGeneration } = createFreshness(SECRET, log);
    const url = await serve(webhooks ?? undefined);
    expect(readGeneration()).toBe(0);
    await send(url, { signature: sign(BODY, 'other') });
    pass(1_000);
    expect(readGeneration()).toBe(0);
    for (let delivery = 0; delivery < 5; delivery += 1) await send(url);
    pass(1_000);
    expect(readGeneration()).toBe(2);
    pass(1_000);
    expect(readGeneration()).toBe(2);
  });

  it('shows nothing for longer than a minute without webhooks', () => {
    const { webhooks, readGeneration } = createFreshness(undefined, log);
    expect(webhooks).toBeNull();
    const read = readGeneration() as number;
    pass(29_000);
    // The generation just before is shown once more, and made anew.
    expect(readGeneration()).toBe(read + 1);
    pass(29_000);
    expect(readGeneration()).toBe(read + 2);
  });
});
