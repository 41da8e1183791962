/** The checkout's addresses: what each answers to which method, and the ways back from a payment. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOLDS } from '#domain/customer/stranger-limits.ts';
import { openBuyer, send } from '#tests/support/test-buyer.ts';
import { scriptedGateway } from '#tests/support/test-gateways.ts';
import { givenShop, RULES } from '#tests/support/test-shop.ts';
import type { Database } from '../db/database.ts';
import { DatabaseUnavailable } from '../db/database-unavailable.ts';
import { lastAttempt } from '../orders/pay/attempts.ts';
import { gatewaysOf, type OnlineGateway } from '../payments/gateway.ts';
import { createTestGateway } from '../payments/test/test-gateway.ts';
import { loadAssets } from '../web/assets.ts';
import { createCheckout, type HostedCheckout } from './create-checkout.ts';
import { leaveLastPayment, readPaymentNews, returnFromPayment, returnFromProvider } from './payment-return.ts';
import type { CheckoutServices } from './services.ts';

const { db, shop } = givenShop('sqlite');
let checkout: HostedCheckout;
beforeAll(() => {
  checkout = createCheckout({ context: shop.context });
});
beforeEach(() => {
  shop.logged.length = 0;
});

const ORIGIN = 'https://shop.example.gr';
const SAME = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' };
const FORM = { ...SAME, 'content-type': 'application/x-www-form-urlencoded' };

async function open() {
  const cart = await shop.addCart([[shop.variants.t480, 1]]);
  return { cart, buyer: await openBuyer(checkout, cart.path) };
}

async function answer(path: string, init: RequestInit = {}) {
  const response = await checkout.handle(new Request(`${ORIGIN}${path}`, init));
  if (!response) return null;
  const { headers } = response;
  return [response.status, headers.get('allow') ?? headers.get('location')];
}

describe('methods', () => {
  const TOKEN = 'x'.repeat(24);
  it.each([
    ['/cart/c/nothing?key=1', 'GET', [404, null]],
    ['/cart/c/nothing?key=1', 'HEAD', [404, null]],
    ['/cart/c/nothing?key=1', 'POST', [405, 'GET, HEAD']],
    ['/cart/c/%00', 'GET', [404, null]],
    ['/cart/c/%ff', 'GET', [404, null]],
    [`/checkouts/${TOKEN}`, 'GET', [404, null]],
    [`/checkouts/${TOKEN}`, 'HEAD', [404, null]],
    [`/checkouts/${TOKEN}`, 'POST', [404, null]],
    [`/checkouts/${TOKEN}`, 'PUT', [405, 'GET, HEAD, POST']],
    [`/checkouts/${TOKEN}/thank-you`, 'GET', [404, null]],
    [`/checkouts/${TOKEN}/thank-you`, 'POST', [405, 'GET, HEAD']],
    [`/checkouts/${TOKEN}/print`, 'HEAD', [404, null]],
    [`/checkouts/${TOKEN}/print`, 'POST', [405, 'GET, HEAD']],
    [`/checkouts/${TOKEN}/returns/1`, 'GET', [405, 'POST']],
    [`/checkouts/${TOKEN}/returns/1`, 'POST', [404, null]],
    [`/checkouts/${TOKEN}/none`, 'GET', [404, null]],
    ['/checkouts', 'GET', [404, null]],
    ['/checkouts/', 'GET', [404, null]],
    ['/checkoutsx', 'GET', null],
    ['/other', 'GET', null],
    ['/payments/viva/success?s=1&t=2', 'GET', [404, null]],
    ['/payments/viva/failure?s=1&t=2', 'POST', [405, 'GET, HEAD']],
    [`/payments/return/${TOKEN}`, 'GET', [404, null]],
    [`/payments/return/${TOKEN}`, 'HEAD', [404, null]],
    [`/payments/return/${TOKEN}`, 'POST', [405, 'GET, HEAD']],
    [`/payments/test/${TOKEN}`, 'GET', [404, null]],
    [`/payments/test/${TOKEN}`, 'POST', [404, null]],
    [`/payments/test/${TOKEN}`, 'DELETE', [405, 'GET, HEAD, POST']],
    ['/payments/other/1', 'GET', null],
    ['/webhooks/none', 'POST', null],
    ['/webhooks/test', 'POST', null],
  ])('%s, %s', async (path, method, expected) => {
    expect(await answer(path, { method, headers: SAME })).toEqual(expected);
  });

  it('of a foreign page are refused where they would change something', async () => {
    const { buyer } = await open();
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    for (const path of [buyer.path, `${buyer.path}/returns/1`, `/payments/test/${TOKEN}`])
      expect(await answer(path, { method: 'POST', headers })).toEqual([403, null]);
    expect(await answer(buyer.path, { headers })).toEqual([200, null]);
  });

  it('of posts without a readable body', async () => {
    const { buyer } = await open();
    expect(await answer(buyer.path, { method: 'POST', headers: SAME, body: 'x' })).toEqual([400, null]);
    const large = 'x'.repeat(64 * 1024);
    expect(await answer(buyer.path, { method: 'POST', headers: FORM, body: `${large}x` })).toEqual([400, null]);
    expect((await answer(buyer.path, { method: 'POST', headers: FORM, body: large }))?.[0]).not.toBe(400);
  });

  it('of a file of the checkout', async () => {
    const [, path = ''] = /href="(\/checkouts\/assets\/[^"]+)"/.exec((await (await open()).buyer.look()).text) ?? [];
    expect(await answer(path)).toEqual([200, null]);
    expect(await answer(path, { method: 'POST' })).toEqual([405, 'GET, HEAD']);
  });
});

describe('an order that is placed', () => {
  it('is shown in place of its checkout, and on paper', async () => {
    const { buyer } = await open();
    expect(await answer(`${buyer.path}/thank-you`)).toEqual([302, buyer.path]);
    expect(await answer(`${buyer.path}/print`)).toEqual([302, buyer.path]);
    expect(await answer(`${buyer.path}/returns/1`, { method: 'POST', headers: SAME })).toEqual([404, null]);
    expect((await buyer.pay()).location).toBe(`${buyer.path}/thank-you`);
    expect(await answer(buyer.path)).toEqual([302, `${buyer.path}/thank-you`]);
    expect((await buyer.press('pay')).status).toBe(303);
    const greek = await send(checkout, `${buyer.path}/thank-you`);
    const english = await send(checkout, `${buyer.path}/thank-you?lang=en`);
    expect([greek.text.includes('lang="el"'), english.text.includes('lang="en"')]).toEqual([true, true]);
    const paper = await send(checkout, `${buyer.path}/print?lang=en`);
    expect([paper.status, paper.text.includes(`href="${buyer.path}/thank-you?lang=en"`)]).toEqual([200, true]);
    expect(await answer(`${buyer.path}/returns/1`, { method: 'POST', headers: SAME })).toEqual([404, null]);
  });

  it('says when the checkout itself failed, and the log says where', async () => {
    const failing = (error: unknown) => {
      let isOpen = true;
      const hosted = createCheckout({
        gateways: new Map(),
        context: {
          ...shop.context,
          get db(): Database {
            if (isOpen) return shop.context.db;
            throw error;
          },
        },
      });
      isOpen = false;
      return hosted;
    };
    const broken = failing(Object.assign(new Error('secret'), { code: 'EIO' }));
    const path = `/checkouts/${'x'.repeat(24)}`;
    expect((await broken.handle(new Request(ORIGIN + path)))?.status).toBe(500);
    const [line = '{}'] = shop.logged;
    expect(JSON.parse(line)).toMatchObject({
      error: 'EIO',
      msg: 'the checkout failed',
      at: expect.stringMatching(/^at /),
    });
    expect(line).not.toContain('secret');
    const odd = failing('text');
    shop.logged.length = 0;
    expect((await odd.handle(new Request(ORIGIN + path)))?.status).toBe(500);
    const told = JSON.parse(shop.logged[0] ?? '{}') as Record<string, unknown>;
    expect([told.error, 'at' in told]).toEqual(['unknown', false]);
    const page = await failing(new DatabaseUnavailable(null)).handle(new Request(ORIGIN + path));
    expect([page?.status, page?.headers.get('retry-after')]).toEqual([503, '5']);
  });
});

describe('the test gateway’s page', () => {
  const card = { cardNumber: '1', cardExpiry: '03/29', cardCvc: '123' };
  async function begin() {
    const { buyer } = await open();
    const path = (await buyer.press('pay')).location ?? '';
    const post = (fields: Record<string, string>) =>
      send(checkout, path, { method: 'POST', headers: SAME, body: new URLSearchParams(fields) });
    return { path, post, buyer };
  }

  it('refuses a wrong card and an answer that is none', async () => {
    const { path, post } = await begin();
    const wrong = await post({ ...card, cardNumber: 'x', intent: 'card' });
    expect([wrong.status, wrong.text.includes('aria-invalid="true"')]).toEqual([422, true]);
    expect((await post({ ...card, intent: 'none' })).status).toBe(400);
    expect((await post({ ...card })).status).toBe(400);
    const headers = { ...SAME, 'content-type': 'text/plain' };
    expect((await send(checkout, path, { method: 'POST', headers, body: 'intent=card' })).status).toBe(400);
    expect((await send(checkout, path)).status).toBe(200);
  });

  it.each([
    ['2', 'declined'],
    ['3', 'failed'],
  ])('card %s goes back at once, %s', async (cardNumber, result) => {
    const { post, buyer } = await begin();
    const back = await post({ ...card, cardNumber, intent: 'card' });
    expect([back.status, back.location]).toEqual([303, expect.stringMatching(/^\/payments\/return\//)]);
    const told = await send(checkout, back.location ?? '');
    expect(told.location).toBe(`${buyer.path}?payment=${result}`);
  });

  it.each([
    ['approve', false],
    ['approve-stay', true],
    ['decline', false],
    ['fail', false],
    ['leave', false],
  ])('%s leads on, staying there: %s', async (intent, stays) => {
    const { path, post } = await begin();
    expect((await post({ ...card, intent: 'card' })).location).toBe(path);
    const answered = await post({ intent });
    if (stays) expect(answered.location).toBe(path);
    else expect(answered.location).toMatch(/^\/payments\/return\/[\w-]+(\?left=1)?$/);
    // It is over: pressed again it shows the way back.
    expect((await post({ ...card, intent: 'card' })).location).toBe(path);
  });

  it('is not there where the shop does not have that gateway', async () => {
    const { path } = await begin();
    const other = createCheckout({
      context: shop.context,
      gateways: gatewaysOf({ ...createTestGateway(shop.context), name: 'stripe' } as never),
    });
    expect((await other.handle(new Request(ORIGIN + path)))?.status).toBe(404);
    expect(await answer('/payments/test/short')).toEqual([404, null]);
  });
});

describe('the way back from a payment', () => {
  /** A checkout whose payment is under way at a provider that does what it is told. */
  async function begin() {
    const scripted = scriptedGateway({ name: 'stripe' } as never);
    const gateways = gatewaysOf({ ...scripted.gateway, name: 'stripe' });
    const hosted = createCheckout({ context: shop.context, gateways });
    const buyer = await openBuyer(hosted, (await shop.addCart([[shop.variants.t480, 1]])).path);
    const location = (await buyer.press('pay')).location ?? '';
    expect(location).toMatch(/^https:\/\/pay\.example\//);
    const attempt = async () => {
      const found = await lastAttempt(db, buyer.token);
      if (!found) throw new Error('there is no attempt');
      return found;
    };
    await db
      .updateTable('payments')
      .set({ session: String((await attempt()).id) })
      .where('id', '=', (await attempt()).id)
      .execute();
    const services = {
      context: shop.context,
      gateways: gatewaysOf({
        ...scripted.gateway,
        name: 'stripe',
        fetch: async () => ({ state, reference: 'r', amountCents: 26_900, currency: 'EUR' }),
      } as never),
      rules: RULES,
      assets: loadAssets(),
    } as CheckoutServices;
    let state = 'open';
    const news = async (result?: string) =>
      readPaymentNews(
        services,
        { token: buyer.token } as never,
        result === undefined ? null : new URL(`${ORIGIN}${buyer.path}?payment=${result}`),
      );
    const back = (query = '') => new URL(`${ORIGIN}/payments/stripe/success?${query}`);
    return { services, buyer, attempt, news, back, count: scripted.count, say: (next: string) => (state = next) };
  }

  it('is known by its key alone', async () => {
    const { services, attempt, back, buyer } = await begin();
    for (const key of ['short', 'x'.repeat(32), `${'x'.repeat(20)}.`])
      expect(await returnFromPayment(services, key, back())).toBeNull();
    const key = (await attempt()).return_key ?? '';
    const setKey = (return_key: string, before: string) =>
      db.updateTable('payments').set({ return_key }).where('return_key', '=', before).execute();
    await setKey('short', key);
    expect(await returnFromPayment(services, 'short', back())).toBeNull();
    await setKey(key, 'short');
    expect((await returnFromPayment(services, key, back()))?.headers.get('location')).toBe(
      `${buyer.path}?payment=open`,
    );
    expect((await attempt()).status).toBe('started');
  });

  it.each([
    ['authorized', '/thank-you'],
    ['declined', '?payment=declined'],
    ['pending', '?payment=pending'],
  ])('leads on when it is %s', async (state, to) => {
    const { services, attempt, back, buyer, say } = await begin();
    say(state);
    const returned = await returnFromPayment(services, (await attempt()).return_key ?? '', back());
    expect([returned?.status, returned?.headers.get('location')]).toEqual([303, buyer.path + to]);
  });

  it.each([
    ['', 0],
    ['left=1', 1],
  ])('with «%s» ends %i payments', async (query, ended) => {
    const { services, attempt, back, count } = await begin();
    await returnFromPayment(services, (await attempt()).return_key ?? '', back(query));
    expect(count('cancel')).toBe(ended);
  });

  it('whose address names a session alone needs a transaction of that session', async () => {
    const asked: string[] = [];
    const fixedReturn: OnlineGateway['fixedReturn'] = {
      read: (page, query) => {
        const session = query.get('s');
        return session ? { session, transaction: query.get('t') ?? '', isLeft: page === 'failure' } : null;
      },
      owns: async (session, transaction) => {
        asked.push(transaction);
        return transaction === `t-${session}`;
      },
    };
    const { services, attempt, back, buyer, count } = await begin();
    const { session } = await attempt();
    const fixed = { ...services, gateways: gatewaysOf({ ...services.gateways.get('stripe'), fixedReturn } as never) };
    const location = async (asked: CheckoutServices, url: URL) =>
      (await returnFromProvider(asked, 'stripe', url))?.headers.get('location') ?? null;
    const fine = `s=${session}&t=t-${session}`;
    for (const query of ['', `s=${session}&t=other`, `s=999999&t=t-999999`])
      expect([query, await location(fixed, back(query))]).toEqual([query, null]);
    expect(asked).toEqual(['other']);
    // Only a provider with such addresses has them.
    expect(await location(services, back(fine))).toBeNull();
    expect(await location({ ...services, gateways: new Map() }, back(fine))).toBeNull();
    const manual = { ...services, gateways: new Map([['stripe', { name: 'stripe' }]]) } as unknown as CheckoutServices;
    expect(await location(manual, back(fine))).toBeNull();
    expect(await location(fixed, back(fine))).toBe(`${buyer.path}?payment=open`);
    expect(count('cancel')).toBe(0);
    const failure = new URL(`${ORIGIN}/payments/stripe/failure?${fine}`);
    expect(await location(fixed, failure)).toMatch(/\?payment=/);
    expect(count('cancel')).toBe(1);
  });

  it('tells the checkout what is under way, or what became of it', async () => {
    const { attempt, news, services } = await begin();
    const { id, return_key, created_at, expires_at } = await attempt();
    const underWay = {
      isPending: false,
      url: (await attempt()).url,
      checkPath: `/payments/return/${return_key}`,
      until: new Date(Date.parse(created_at) + HOLDS.untouchedMs),
    };
    expect(await news()).toEqual({ notice: null, underWay });
    const pending = { ...underWay, isPending: true, until: new Date(expires_at ?? '') };
    expect(await news('pending')).toEqual({ notice: null, underWay: pending });
    const set = async (values: object) =>
      db
        .updateTable('payments')
        .set(values)
        .where('id', '=', (await attempt()).id)
        .execute();
    for (const [status, told] of [
      ['declined', 'declined'],
      ['voided', 'changed'],
      ['authorized', null],
    ] as const) {
      await set({ status });
      expect(await news()).toEqual({ notice: null, underWay: null });
      const notice = told && { kind: told, changes: [] };
      expect(await news('open')).toEqual({ notice, underWay: null });
    }
    // The buyer types, so the goods wait for longer; then they are back on sale.
    await set({ status: 'started' });
    const { now } = shop.clock;
    shop.clock.now = underWay.until;
    expect(await news()).toEqual({ notice: null, underWay: { ...underWay, until: pending.until } });
    shop.clock.now = now;
    await db.deleteFrom('stock_holds').where('payment_id', '=', id).execute();
    expect(await news()).toEqual({ notice: null, underWay: { ...underWay, until: null } });
    // Its time is over, or its gateway is gone: nothing is offered.
    await set({ status: 'started', expires_at: shop.clock.now.toISOString() });
    expect(await news('open')).toEqual({ notice: null, underWay: null });
    await set({ expires_at });
    const other = await readPaymentNews(
      { ...services, gateways: new Map() },
      { token: (await attempt()).checkout_token } as never,
      null,
    );
    expect(other.underWay).toBeNull();
    const none = await readPaymentNews(services, { token: 'none' } as never, null);
    expect(none).toEqual({ notice: null, underWay: null });
  });

  it('may be left for another way of paying', async () => {
    const { services, buyer, say } = await begin();
    say('declined');
    const left = async (token: string) => (await leaveLastPayment(services, token)).headers.get('location');
    expect(await left(buyer.token)).toBe(`${buyer.path}?payment=declined`);
    expect(await left('none')).toBe('/checkouts/none?payment=cancelled');
  });
});
