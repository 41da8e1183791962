/** What a provider is answered when it tells something, and what is remembered of it. */
import { beforeEach, expect, it } from 'vitest';
import { PROVIDER_QUESTIONS } from '#domain/customer/stranger-limits.ts';
import { forgetPayments, openPayment } from '#tests/support/test-payment.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import type { OnlineGateway, WebhookMessage } from '../../payments/gateway.ts';
import { createManualGateway } from '../../payments/manual-methods.ts';
import { handleWebhook } from './handle-webhook.ts';

const { db, shop } = givenShop('sqlite');
beforeEach(async () => {
  await forgetPayments(shop);
  await db.deleteFrom('payment_events').execute();
});

/** A payment that is under way at a provider whose next message is this one. */
async function given(message: (session: string) => WebhookMessage, change: Partial<OnlineGateway> = {}) {
  const asked: string[] = [];
  let session = '';
  const readWebhook: OnlineGateway['readWebhook'] = async ({ method, body }) => {
    asked.push(`${method} ${body}`);
    return message(session);
  };
  const paying = await openPayment(shop, { readWebhook, ...change });
  await paying.start();
  session = (await paying.attempt()).session;
  const tell = async (init: RequestInit = { method: 'POST', body: 'x' }, name = 'test') => {
    const response = await handleWebhook(
      paying.services,
      name,
      new Request('https://shop.example.gr/webhooks/x', init),
    );
    return (
      response && [
        response.status,
        await response.text(),
        ...['content-type', 'cache-control'].map((key) => response.headers.get(key)),
      ]
    );
  };
  return { ...paying, asked, tell };
}
const event = (session: string): WebhookMessage => ({ kind: 'event', eventId: 'e'.repeat(201), session });
const events = () => db.selectFrom('payment_events').selectAll().execute();
const empty = (status: number) => [status, '', null, 'no-store'];

it.each<[WebhookMessage, unknown[]]>([
  [{ kind: 'handshake', body: '{"Key":"1"}' }, [200, '{"Key":"1"}', 'application/json', 'no-store']],
  [{ kind: 'refused' }, empty(400)],
  [{ kind: 'ignored' }, empty(200)],
  [{ kind: 'event', eventId: 'e', session: 'of another shop' }, empty(200)],
])('%j changes nothing', async (message, answer) => {
  const { tell, calls } = await given(() => message);
  const before = calls.length;
  expect(await tell()).toEqual(answer);
  expect([calls.length, await events()]).toEqual([before, []]);
});

it('is read by GET and POST alone, and up to 256 KB', async () => {
  const { tell, asked } = await given(() => ({ kind: 'ignored' }));
  expect(await tell({ method: 'GET' })).toEqual(empty(200));
  for (const method of ['PUT', 'HEAD']) expect(await tell({ method })).toEqual(empty(405));
  expect(await tell({ method: 'POST', body: 'x'.repeat(256 * 1024 + 1) })).toEqual(empty(413));
  expect(asked).toEqual(['GET ']);
  expect(await tell({ method: 'POST', body: 'x'.repeat(256 * 1024) })).toEqual(empty(200));
});

it('is nothing for a gateway that is not there or sends none', async () => {
  const { tell, services } = await given(event, { readWebhook: null });
  expect(await tell()).toBeNull();
  expect(await tell(undefined, 'other')).toBeNull();
  const manual = { ...services, gateways: new Map([['cod', createManualGateway('cod')]]) };
  expect(await handleWebhook(manual, 'cod', new Request('https://shop.example.gr/webhooks/cod'))).toBeNull();
});

it('of a payment that is decided is remembered, and asks the provider once', async () => {
  const { tell, calls, count, say, attempt } = await given(event);
  expect(await tell()).toEqual(empty(200));
  expect([count('fetch'), await events()]).toEqual([1, []]);
  say((await attempt()).session, { state: 'pending' });
  expect(await tell()).toEqual(empty(200));
  expect([count('fetch'), await events()]).toEqual([2, []]);
  say((await attempt()).session, { state: 'declined' });
  expect(await tell()).toEqual(empty(200));
  const kept = { gateway: 'test', event_id: 'e'.repeat(200), received_at: shop.clock.now.toISOString() };
  expect(await events()).toEqual([kept]);
  const before = calls.length;
  expect(await tell()).toEqual(empty(200));
  expect([calls.length, await events()]).toEqual([before, [kept]]);
});

it('is to be sent again if the provider cannot be asked', async () => {
  const { tell } = await given(event, { fetch: () => Promise.reject(new Error('no network')) });
  expect(await tell()).toEqual(empty(503));
  expect(await events()).toEqual([]);
});

it('asks the provider so often and no more, however often the message comes', async () => {
  const { tell, count } = await given(event);
  for (let message = 0; message < PROVIDER_QUESTIONS.capacity; message += 1) expect(await tell()).toEqual(empty(200));
  for (let message = 0; message < 5; message += 1) expect(await tell()).toEqual(empty(503));
  expect(count('fetch')).toBe(PROVIDER_QUESTIONS.capacity);
  shop.clock.pass(PROVIDER_QUESTIONS.refillMs);
  expect(await tell()).toEqual(empty(200));
});
