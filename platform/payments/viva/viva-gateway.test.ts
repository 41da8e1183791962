/** What the shop makes of each answer of Viva's, also of those that its simulator never gives. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SimulatorAnswer, type SimulatorCall, startSimulatorServer } from '#tests/simulators/simulator-server.ts';
import { paymentSettings, VIVA_KEYS } from '#tests/support/payment-settings.ts';
import type { PlatformContext } from '../../context.ts';
import { isOnline } from '../gateway.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
const CODE = '9007199254740993';

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

const token = { status: 200, body: { access_token: 'token' } };

/** A gateway to which Viva gives these answers, by method and path; of several the first comes first. */
function gatewayWith(
  answers: Record<string, SimulatorAnswer | SimulatorAnswer[]>,
  more: { sourceCode?: string; now?: () => Date } = {},
) {
  calls = [];
  const left = new Map(
    Object.entries({ 'POST /connect/token': token, ...answers }).map(([key, one]) => [key, [one].flat()]),
  );
  answer = ({ method, path }) => {
    const [first, ...rest] = left.get(`${method} ${path}`) ?? [];
    if (rest.length > 0) left.set(`${method} ${path}`, rest);
    return first ?? { status: 404, body: {} };
  };
  const { methods } = paymentSettings(['viva'], {
    ...VIVA_KEYS,
    VIVA_INSTALLMENTS: '100:3',
    VIVA_ENVIRONMENT: server.url,
    ...(more.sourceCode && { VIVA_SOURCE_CODE: more.sourceCode }),
  });
  const gateway = methods[0]?.open({ now: more.now ?? (() => NOW) } as PlatformContext, true);
  if (!gateway || !isOnline(gateway)) throw new Error('Viva is a provider');
  return gateway;
}
const asked = () =>
  calls
    .map(({ method, path, query }) => `${method} ${path}${query.size > 0 ? `?${query}` : ''}`)
    .filter((line) => !line.includes('token'));
const ok = (body: object | string): SimulatorAnswer => ({ status: 200, body });

const LIST = 'GET /api/transactions';
const ORDER = `/api/orders/${CODE}`;
type Row = [id: string, status: string, euros: number, parent?: string | null];
const rows = (...list: Row[]) =>
  ok({
    Transactions: list.map(([TransactionId, StatusId, Amount, ParentId = null]) => ({
      TransactionId,
      StatusId,
      Amount,
      ParentId,
    })),
  });
const paid = (amount: number, { code = CODE, currency = '978' } = {}) =>
  ok(`{"amount":${amount},"orderCode":${code},"statusId":"F","currencyCode":"${currency}"}`);

describe('a payment that is begun', () => {
  const path = 'POST /checkout/v2/orders';
  const request = {
    amountCents: 26_900,
    language: 'en',
    email: 'maria@example.gr',
    description: 'x'.repeat(300),
    returnUrl: 'https://shop.example.gr/back',
    cancelUrl: 'https://shop.example.gr/cancel',
    expiresAt: new Date(NOW.getTime() + 30 * 60_000),
    idempotencyKey: 'key',
  } as const;
  const created = ok(`{"orderCode":${CODE}}`);

  it('is asked for in euro cents, in the buyer’s language, with the instalments that it allows', async () => {
    const gateway = gatewayWith({ [path]: created }, { sourceCode: '1234' });
    expect(await gateway.start(request)).toEqual({
      status: 'started',
      session: CODE,
      url: `${server.url}/web/checkout?ref=${CODE}`,
    });
    const sent = calls.find((call) => call.path === '/checkout/v2/orders');
    expect(sent?.headers.authorization).toBe('Bearer token');
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      amount: 26_900,
      customerTrns: 'x'.repeat(200),
      merchantTrns: 'key',
      customer: { email: 'maria@example.gr', countryCode: 'GR', requestLang: 'en-GB' },
      paymentTimeout: 1_800,
      preauth: false,
      disableCash: true,
      maxInstallments: 3,
      sourceCode: '1234',
    });
  });

  it('may be paid for a minute at least', async () => {
    await gatewayWith({ [path]: created }).start({ ...request, expiresAt: NOW });
    const sent = JSON.parse(calls.at(-1)?.body ?? '') as Record<string, unknown>;
    expect(sent.paymentTimeout).toBe(60);
    expect(sent).not.toHaveProperty('sourceCode');
  });

  it.each([
    ['is not taken', { status: 400, body: `{"orderCode":${CODE}}` }],
    ['has no number', ok('{}')],
  ])('is refused when it %s', async (_when, given) =>
    expect(await gatewayWith({ [path]: given }).start(request)).toEqual({ status: 'refused' }),
  );

  it.each([500, 429])('is not known when Viva answers %i', (status) =>
    expect(gatewayWith({ [path]: { status, body: '{}' } }).start(request)).rejects.toThrow(String(status)),
  );

  it.each([
    ['an error', { status: 400, body: { access_token: 'token' } }],
    ['an answer without one', ok({})],
  ])('is not known when the token is %s', (_what, given) =>
    expect(gatewayWith({ 'POST /connect/token': given, [path]: created }).start(request)).rejects.toThrow('token'),
  );

  it('takes the same token for fifty minutes, and a new one when Viva refuses it', async () => {
    let now = NOW;
    const tokens = () => calls.filter((call) => call.path === '/connect/token').length;
    const gateway = gatewayWith(
      { [path]: [created, created, created, { status: 401, body: {} }, created] },
      { now: () => now },
    );
    await gateway.start(request);
    now = new Date(NOW.getTime() + 50 * 60_000 - 1);
    await gateway.start(request);
    expect(tokens()).toBe(1);
    now = new Date(NOW.getTime() + 50 * 60_000);
    await gateway.start(request);
    expect(tokens()).toBe(2);
    expect(await gateway.start(request)).toMatchObject({ status: 'started' });
    expect(tokens()).toBe(3);
  });
});

describe('an order', () => {
  const none = { reference: '', amountCents: 0, currency: 'EUR' };
  it.each([
    [0, 'open'],
    [1, 'expired'],
    [2, 'cancelled'],
    [3, 'pending'],
  ])('of state %i without a payment is %s', async (StateId, state) => {
    const gateway = gatewayWith({ [LIST]: rows(), [`GET ${ORDER}`]: ok({ StateId }) });
    expect(await gateway.fetch(CODE)).toEqual({ ...none, state });
    expect(asked()).toEqual([`${LIST}?ordercode=${CODE}`, `GET ${ORDER}`]);
  });

  it.each([
    [0, { state: 'open', isTouched: true }],
    [2, { state: 'declined' }],
  ])('of state %i after a declined card is %j', async (StateId, told) => {
    const gateway = gatewayWith({ [LIST]: rows(['a', 'E', 269]), [`GET ${ORDER}`]: ok({ StateId }) });
    expect(await gateway.fetch(CODE)).toEqual({ ...none, ...told });
  });

  it.each<[string, Row[], string, number]>([
    ['paid', [['a', 'F', 269]], 'captured', 26_900],
    [
      'paid after a declined card',
      [
        ['x', 'E', 269],
        ['a', 'F', 269],
      ],
      'captured',
      26_900,
    ],
    [
      'given back in part',
      [
        ['a', 'R', 269],
        ['b', 'F', -69, 'a'],
      ],
      'captured',
      20_000,
    ],
    [
      'being given back',
      [
        ['a', 'R', 269],
        ['b', 'A', 69, 'a'],
      ],
      'captured',
      20_000,
    ],
    [
      'paid, and its refund failed',
      [
        ['a', 'R', 269],
        ['b', 'E', 69, 'a'],
      ],
      'captured',
      26_900,
    ],
    [
      'paid, and another payment given back',
      [
        ['a', 'F', 269],
        ['b', 'F', 69, 'z'],
      ],
      'captured',
      26_900,
    ],
    [
      'given back, the refund listed first',
      [
        ['b', 'F', 269, 'a'],
        ['a', 'R', 269],
      ],
      'cancelled',
      0,
    ],
    ['cancelled on its day', [['a', 'X', 269]], 'cancelled', 0],
  ])('that is %s', async (_what, list, state, amountCents) => {
    const gateway = gatewayWith({ [LIST]: rows(...list), 'GET /checkout/v2/transactions/a': paid(269) });
    expect(await gateway.fetch(CODE)).toEqual({ state, reference: 'a', amountCents, currency: 'EUR' });
  });

  it('names another currency as Viva does', async () => {
    const gateway = gatewayWith({
      [LIST]: rows(['a', 'F', 269]),
      'GET /checkout/v2/transactions/a': paid(269, { currency: '840' }),
    });
    expect(await gateway.fetch(CODE)).toMatchObject({ currency: '840' });
  });

  it('takes no payment of another order', async () => {
    const gateway = gatewayWith({
      [LIST]: rows(['a', 'F', 269]),
      'GET /checkout/v2/transactions/a': paid(269, { code: '9007199254740992' }),
      [`GET ${ORDER}`]: ok({ StateId: 0 }),
    });
    expect(await gateway.fetch(CODE)).toEqual({ ...none, state: 'open' });
  });

  it.each([
    ['not JSON', ok('<html>')],
    ['of another shape', ok({ Transactions: null })],
  ])('is not known from an answer that is %s', (_what, given) =>
    expect(gatewayWith({ [LIST]: given }).fetch(CODE)).rejects.toThrow('cannot be read'),
  );

  it.each([
    ['a', true],
    ['b', false],
  ])('knows transaction %s as its own: %s', async (id, expected) =>
    expect(await gatewayWith({ [LIST]: rows(['x', 'E', 1], ['a', 'F', 1]) }).fixedReturn?.owns(CODE, id)).toBe(
      expected,
    ),
  );
});

const payment = { session: CODE, reference: 'a', amountCents: 26_900, refundedCents: 0 };
const REVERSE = 'DELETE /api/transactions/a';
const isPaid = { [LIST]: rows(['a', 'F', 269]), 'GET /checkout/v2/transactions/a': paid(269) };
const done = ok({ ErrorCode: 0 });

it.each([
  ['captured', isPaid],
  ['failed', { [LIST]: rows(), [`GET ${ORDER}`]: ok({ StateId: 0 }) }],
])('a capture only looks whether the money is there: %s', async (status, answers) =>
  expect(await gatewayWith(answers).capture(payment, 26_900, 'key')).toEqual({ status }),
);

describe('giving up', () => {
  it('closes an unpaid order at the provider', async () => {
    await gatewayWith({}).cancel({ ...payment, reference: '' }, 'key');
    expect(asked()).toEqual([`DELETE ${ORDER}`]);
  });
  it('a payment sends back what is left of it', async () => {
    const answers = { [LIST]: rows(['a', 'R', 269], ['b', 'F', 69, 'a']), [REVERSE]: done };
    await gatewayWith({ ...isPaid, ...answers }, { sourceCode: '1234' }).cancel(payment, 'key');
    expect(asked().at(-1)).toBe(`${REVERSE}?amount=20000&sourceCode=1234`);
  });
  it('a payment that went back already asks for nothing more', async () => {
    await gatewayWith({ ...isPaid, [LIST]: rows(['a', 'X', 269]) }).cancel(payment, 'key');
    expect(asked()).not.toContainEqual(expect.stringContaining('DELETE'));
  });
  it('is not done when Viva refuses', () =>
    expect(gatewayWith({ ...isPaid, [REVERSE]: ok({ ErrorCode: 403 }) }).cancel(payment, 'key')).rejects.toThrow(
      'could not be given back',
    ));
});

describe('a refund', () => {
  it.each<[string, Row[], number, SimulatorAnswer, string, boolean]>([
    ['is sent back', [['a', 'F', 269]], 0, done, 'refunded', true],
    ['is refused by Viva', [['a', 'F', 269]], 0, ok({ ErrorCode: 403 }), 'failed', true],
    ['is refused with an error', [['a', 'F', 269]], 0, { status: 404, body: { ErrorCode: 0 } }, 'failed', true],
    [
      'went back at an earlier asking',
      [
        ['a', 'R', 269],
        ['b', 'F', 50, 'a'],
      ],
      0,
      done,
      'refunded',
      false,
    ],
    [
      'is one more of the same amount',
      [
        ['a', 'R', 269],
        ['b', 'F', 50, 'a'],
      ],
      5_000,
      done,
      'refunded',
      true,
    ],
    [
      'is more than went back so far',
      [
        ['a', 'R', 269],
        ['b', 'F', 49.99, 'a'],
      ],
      0,
      done,
      'refunded',
      true,
    ],
  ])('that %s', async (_what, list, refundedCents, given, status, isAsked) => {
    const gateway = gatewayWith({ [LIST]: rows(...list), [REVERSE]: given });
    expect(await gateway.refund({ ...payment, refundedCents }, 5_000, 'key')).toEqual({ status });
    expect(asked().includes(`${REVERSE}?amount=5000`)).toBe(isAsked);
  });
});

describe('a message', () => {
  const news = (EventTypeId: number, more = '', data = `"OrderCode":${CODE}`) =>
    `{"EventTypeId":${EventTypeId}${more},"EventData":{${data}}}`;
  const event = (eventId: string) => ({ kind: 'event', eventId, session: CODE });
  it.each([
    [news(1796, ',"MessageId":"m1"'), event('m1')],
    [news(1797), event(`1797-${CODE}`)],
    [news(1798, '', `"TransactionId":"t","OrderCode":${CODE}`), event('1798-t')],
    [news(4865, '', `"TransactionId":null,"OrderCode":"${CODE}"`), event(`4865-${CODE}`)],
    [news(1), { kind: 'ignored' }],
    [news(1796, '', '"TransactionId":"t"'), { kind: 'ignored' }],
    ['nonsense', { kind: 'refused' }],
    ['{"EventTypeId":"1796"}', { kind: 'refused' }],
  ])('%s', async (body, expected) =>
    expect(await gatewayWith({}).readWebhook?.({ method: 'POST', body, headers: new Headers() })).toEqual(expected),
  );

  it.each([
    [ok('{"Key":"k"}'), { kind: 'handshake', body: '{"Key":"k"}' }],
    [{ status: 401, body: '{}' }, { kind: 'refused' }],
  ])('that asks whose address it is, where Viva answers %j', async (given, expected) => {
    const gateway = gatewayWith({ 'GET /api/messages/config/token': given });
    expect(await gateway.readWebhook?.({ method: 'GET', body: '', headers: new Headers() })).toEqual(expected);
    expect(calls[0]?.headers.authorization).toBe(`Basic ${btoa('merchant:key')}`);
  });

  it('that asks whose address it is, of which Viva is asked once an hour, and once a minute while it fails', async () => {
    let now = NOW;
    const gateway = gatewayWith(
      { 'GET /api/messages/config/token': [{ status: 401, body: '{}' }, ok('{"Key":"k"}')] },
      { now: () => now },
    );
    const ask = async (times: number) => {
      const asking = Array.from({ length: times }, () =>
        gateway.readWebhook?.({ method: 'GET', body: '', headers: new Headers() }),
      );
      return [(await Promise.all(asking)).at(-1)?.kind, calls.length];
    };
    expect(await ask(5)).toEqual(['refused', 1]);
    now = new Date(NOW.getTime() + 59_999);
    expect(await ask(5)).toEqual(['refused', 1]);
    now = new Date(NOW.getTime() + 60_000);
    expect(await ask(5)).toEqual(['handshake', 2]);
    now = new Date(NOW.getTime() + 60 * 60_000);
    expect(await ask(5)).toEqual(['handshake', 2]);
    now = new Date(NOW.getTime() + 61 * 60_000);
    expect(await ask(5)).toEqual(['handshake', 3]);
  });
});

it.each([
  ['success', 's=1&t=a', { session: '1', transaction: 'a', isLeft: false }],
  ['failure', 's=1&t=a', { session: '1', transaction: 'a', isLeft: true }],
  ['success', 's=1', null],
  ['success', 't=a', null],
  ['success', 's=x&t=a', null],
  ['success', `s=${'1'.repeat(31)}&t=a`, null],
  ['other', 's=1&t=a', null],
])('the way back %s?%s is that of %j', (page, query, expected) =>
  expect(gatewayWith({}).fixedReturn?.read(page, new URLSearchParams(query))).toEqual(expected),
);

it('takes the money at once, also where staff capture', () =>
  expect(gatewayWith({})).not.toHaveProperty('isCapturedByStaff'));
