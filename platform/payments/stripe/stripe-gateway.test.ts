/** What the shop makes of each answer of Stripe's, also of those that its simulator never gives. */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SimulatorAnswer, type SimulatorCall, startSimulatorServer } from '#tests/simulators/simulator-server.ts';
import { createStripeGateway, serverOf } from './stripe-gateway.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
const SECRET = 'whsec_1';
const refusal = { status: 400, body: { error: { type: 'invalid_request_error', code: 'x', message: 'x' } } };

let answer: (call: SimulatorCall) => SimulatorAnswer;
let calls: SimulatorCall[] = [];
let server: Awaited<ReturnType<typeof startSimulatorServer>>;
beforeAll(async () => {
  server = await startSimulatorServer(
    (call) => {
      calls.push(call);
      return answer(call);
    },
    () => 'call',
  );
});
afterAll(() => server.close());

/** A gateway to which Stripe gives these answers, by method and path. */
function gatewayWith(answers: Record<string, SimulatorAnswer>) {
  calls = [];
  answer = ({ method, path }) => answers[`${method} ${path}`] ?? { status: 404, body: {} };
  return createStripeGateway({ secretKey: 'sk_test_1', webhookSecret: SECRET, apiUrl: server.url }, () => NOW);
}
const asked = () => calls.map(({ method, path, body }) => `${method} ${path}${body && ` ${body}`}`);
const ok = (body: object): SimulatorAnswer => ({ status: 200, body });

it.each([
  [undefined, 'https://checkout.stripe.com'],
  ['https://stripe.test:8443/v1', 'https://stripe.test:8443'],
])('with the address %s the form leads to %s', (apiUrl, origin) =>
  expect(createStripeGateway({ secretKey: 'sk', webhookSecret: SECRET, apiUrl }, () => NOW).origins).toEqual([origin]),
);

it.each([
  ['https://stripe.test', { host: 'stripe.test', port: 443, protocol: 'https' }],
  ['https://stripe.test:8443/v1', { host: 'stripe.test', port: '8443', protocol: 'https' }],
  ['http://localhost', { host: 'localhost', port: 80, protocol: 'http' }],
  ['http://localhost:12111', { host: 'localhost', port: '12111', protocol: 'http' }],
])('a simulator is asked at %s, and once', (apiUrl, parts) =>
  expect(serverOf(apiUrl)).toEqual({ ...parts, maxNetworkRetries: 0 }),
);

it('Stripe itself is asked once more where it does not answer', () =>
  expect(serverOf(undefined)).toEqual({ maxNetworkRetries: 1 }));

describe('a payment that is begun', () => {
  const request = {
    amountCents: 26_900,
    language: 'el',
    email: 'maria@example.gr',
    description: 'x'.repeat(300),
    returnUrl: 'https://shop.example.gr/back',
    cancelUrl: 'https://shop.example.gr/cancel',
    expiresAt: new Date(NOW.getTime() + 35 * 60_000 + 999),
    idempotencyKey: 'key',
  } as const;
  const path = 'POST /v1/checkout/sessions';

  it('is asked for with what the buyer reads and pays, and once for the same key', async () => {
    const gateway = gatewayWith({ [path]: ok({ id: 'cs_1', url: 'https://pay.example/1' }) });
    expect(await gateway.start(request)).toEqual({ status: 'started', session: 'cs_1', url: 'https://pay.example/1' });
    const [call] = calls;
    expect(Object.fromEntries(new URLSearchParams(call?.body))).toMatchObject({
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][unit_amount]': '26900',
      'line_items[0][price_data][product_data][name]': 'x'.repeat(250),
      expires_at: String(NOW.getTime() / 1000 + 35 * 60),
      locale: 'el',
    });
    expect(call?.headers).toMatchObject({ 'idempotency-key': 'key', authorization: 'Bearer sk_test_1' });
  });

  it.each([
    ['has no page for the buyer', ok({ id: 'cs_1', url: null })],
    ['is not taken', refusal],
  ])('is refused when it %s', async (_when, given) =>
    expect(await gatewayWith({ [path]: given }).start(request)).toEqual({ status: 'refused' }),
  );

  it.each([
    ['Stripe is in trouble', { status: 500, body: {} }],
    ['something else answers in its place', { status: 302, body: {} }],
  ])('is not known when %s', (_when, given) => expect(gatewayWith({ [path]: given }).start(request)).rejects.toThrow());
});

describe('a session', () => {
  const intent = (status: string) => ({
    id: 'pi_1',
    status,
    currency: 'eur',
    amount_capturable: 26_900,
    amount_received: 20_000,
  });
  it.each([
    ['open', null, 'open'],
    ['open', 'pi_not_expanded', 'open'],
    ['open', intent('requires_payment_method'), 'open'],
    ['complete', intent('requires_capture'), 'authorized', 26_900],
    ['complete', intent('succeeded'), 'captured', 20_000],
    ['complete', intent('processing'), 'pending'],
    ['complete', intent('requires_action'), 'pending'],
    ['complete', null, 'pending'],
    ['complete', intent('canceled'), 'cancelled'],
    ['expired', intent('canceled'), 'expired'],
    ['expired', intent('requires_payment_method'), 'expired'],
    ['expired', null, 'expired'],
  ])('%s with the payment %o is %s', async (status, payment_intent, state, amountCents = 0) => {
    const gateway = gatewayWith({ 'GET /v1/checkout/sessions/cs_1': ok({ id: 'cs_1', status, payment_intent }) });
    const reference = typeof payment_intent === 'object' && payment_intent ? 'pi_1' : '';
    const isTouched = state === 'open' && reference !== '';
    expect(await gateway.fetch('cs_1')).toEqual({
      ...{ state, reference, amountCents, currency: 'EUR' },
      ...(isTouched && { isTouched }),
    });
  });
});

const payment = { session: 'cs_1', reference: 'pi_1', amountCents: 26_900, refundedCents: 0 };

describe('a capture', () => {
  const path = 'POST /v1/payment_intents/pi_1/capture';
  it('takes the amount that was asked for', async () => {
    const gateway = gatewayWith({ [path]: ok({ id: 'pi_1', status: 'succeeded' }) });
    expect(await gateway.capture(payment, 20_000, 'key')).toEqual({ status: 'captured' });
    expect(asked()).toEqual([`${path} amount_to_capture=20000`]);
  });
  it.each([
    ['succeeded', 'captured'],
    ['canceled', 'failed'],
  ])('that is refused for a payment that is %s counts as %s', async (status, outcome) => {
    const gateway = gatewayWith({ [path]: refusal, 'GET /v1/payment_intents/pi_1': ok({ id: 'pi_1', status }) });
    expect(await gateway.capture(payment, 26_900, 'key')).toEqual({ status: outcome });
  });
  it('is not known when Stripe is in trouble', () =>
    expect(gatewayWith({ [path]: { status: 500, body: {} } }).capture(payment, 1, 'key')).rejects.toThrow());
});

describe('giving up', () => {
  const unpaid = { ...payment, reference: '' };
  const expire = 'POST /v1/checkout/sessions/cs_1/expire';
  it.each([
    ['closes it', ok({ id: 'cs_1' })],
    ['leaves one alone that is closed already', refusal],
  ])('a session that nobody paid %s', async (_what, given) => {
    await gatewayWith({ [expire]: given }).cancel(unpaid, 'key');
    expect(asked()).toEqual([expire]);
  });
  it('is not done while Stripe is in trouble', () =>
    expect(gatewayWith({ [expire]: { status: 500, body: {} } }).cancel(unpaid, 'key')).rejects.toThrow());

  const read = 'GET /v1/payment_intents/pi_1';
  it.each([
    ['requires_capture', ['POST /v1/payment_intents/pi_1/cancel']],
    ['succeeded', ['POST /v1/refunds payment_intent=pi_1']],
    ['canceled', []],
  ])('a payment that is %s asks for %j', async (status, expected) => {
    const done = ok({ id: 'x' });
    const gateway = gatewayWith({
      [read]: ok({ id: 'pi_1', status }),
      'POST /v1/payment_intents/pi_1/cancel': done,
      'POST /v1/refunds': done,
    });
    await gateway.cancel(payment, 'key');
    expect(asked()).toEqual([read, ...expected]);
  });
});

it.each([
  ['succeeded', 'refunded'],
  ['pending', 'refunded'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
])('a refund that is %s counts as %s', async (status, outcome) => {
  const gateway = gatewayWith({ 'POST /v1/refunds': ok({ id: 're_1', status }) });
  expect(await gateway.refund(payment, 5_000, 'key')).toEqual({ status: outcome });
  expect(asked()).toEqual(['POST /v1/refunds payment_intent=pi_1&amount=5000']);
});

describe('a message', () => {
  const about = (object: string) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type: 'x', data: { object: { id: 'cs_1', object } } });
  const send = (body: string, signedAt: Date | null, method = 'POST') => {
    const seconds = Math.floor((signedAt ?? NOW).getTime() / 1000);
    const signature = createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex');
    const headers = new Headers(signedAt ? { 'stripe-signature': `t=${seconds},v1=${signature}` } : {});
    return gatewayWith({}).readWebhook?.({ method, body, headers });
  };
  it.each([
    ['of a session', about('checkout.session'), NOW, 'POST', { kind: 'event', eventId: 'evt_1', session: 'cs_1' }],
    ['of something else', about('charge'), NOW, 'POST', { kind: 'ignored' }],
    ['without a signature', about('checkout.session'), null, 'POST', { kind: 'refused' }],
    ['that is read, not sent', about('checkout.session'), NOW, 'GET', { kind: 'refused' }],
    ['of an hour ago', about('checkout.session'), new Date(NOW.getTime() - 3_600_000), 'POST', { kind: 'refused' }],
  ])('%s', async (_what, body, signedAt, method, expected) =>
    expect(await send(body, signedAt, method)).toEqual(expected),
  );
});
