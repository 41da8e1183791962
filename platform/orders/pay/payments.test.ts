import { beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { details, forgetPayments, openPayment } from '#tests/support/test-payment.ts';
import { givenShop, RULES } from '#tests/support/test-shop.ts';
import { gatewaysOf, type OnlineGateway, type PaymentSnapshot } from '../../payments/gateway.ts';
import { capturePayments } from '../capture/capture-payments.ts';
import { placeOrder } from '../place/place-order.ts';
import { readOrderOfCheckout } from '../read/read-order.ts';
import { handleWebhook } from './handle-webhook.ts';
import { leavePayment, type PaymentServices, reconcile } from './reconcile.ts';
import { sweepPayments } from './sweep-payments.ts';

const MINUTE = 60_000;

describe.each(databaseKinds)('payments on %s', (kind) => {
  const { db, shop } = givenShop(kind);
  beforeEach(() => forgetPayments(shop));

  const pass = (minutes: number) => shop.clock.pass(minutes * MINUTE);
  const stock = () => shop.stockOf(shop.variants.t480);
  const holds = async () => (await db.selectFrom('stock_holds').select('id').execute()).length;
  const financialStatus = async (token: string) => {
    const order = db.selectFrom('orders').select('financial_status').where('checkout_token', '=', token);
    return (await order.executeTakeFirst())?.financial_status;
  };
  const confirmations = async (token: string) => {
    const number = (await readOrderOfCheckout(db, token))?.number;
    return db.selectFrom('outbox').select('status').where('id', '=', `order-confirmation-${number}`).execute();
  };

  const open = (change?: Parameters<typeof openPayment>[1]) => openPayment(shop, change);

  it('holds the goods, is paid, becomes an order and is captured, each once', async () => {
    const paying = await open();
    expect(await paying.start()).toMatchObject({ kind: 'redirect' });
    expect([await stock(), await holds()]).toEqual([49, 1]);
    expect(await paying.settle()).toBe('open');
    await paying.tell({ state: 'authorized' });
    expect(await paying.settle()).toBe('placed');
    expect(await paying.settle()).toBe('placed');
    expect([await stock(), await holds()]).toEqual([49, 0]);
    expect(paying.count('capture')).toBe(1);
    expect(await financialStatus(paying.token)).toBe('PAID');
    expect(await confirmations(paying.token)).toEqual([{ status: 'queued' }]);
    expect(await paying.attempt()).toMatchObject({ status: 'captured', captured_cents: 26_900, details: null });
  });

  it('is one session and one hold for twenty presses at once, and one order for twenty returns', async () => {
    const paying = await open();
    const started = await Promise.all(Array.from({ length: 20 }, () => paying.start()));
    expect(new Set(started.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect([await stock(), await holds()]).toEqual([49, 1]);
    await paying.tell({ state: 'authorized' });
    const settled = await Promise.all(Array.from({ length: 20 }, paying.settle));
    expect(new Set(settled)).toEqual(new Set(['placed']));
    expect(paying.count('capture')).toBe(1);
    expect(paying.count('cancel')).toBe(0);
    expect([await stock(), await holds()]).toEqual([49, 0]);
  });

  it('sells the last piece to the buyer who pays first, and tells the other before paying', async () => {
    await shop.setStock(shop.variants.t480, 1);
    const [one, other] = [await open(), await open()];
    const outcomes = await Promise.all([one.start(), other.start()]);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['redirect', 'unavailable']);
    expect([await stock(), await holds()]).toEqual([0, 1]);
    const winner = outcomes[0].kind === 'redirect' ? one : other;
    await leavePayment(winner.services, (await winner.attempt()).id);
    expect([await stock(), await holds()]).toEqual([1, 0]);
  });

  it('does not tell the provider the checkout’s token', async () => {
    const paying = await open();
    await paying.start();
    await paying.settle();
    expect(paying.calls.join(' ')).not.toContain(paying.token);
  });

  it.each(['declined', 'failed', 'cancelled', 'expired'] as const)(
    '%s: the goods are back, and the next press is new',
    async (state) => {
      const paying = await open();
      await paying.start();
      await paying.tell({ state });
      expect(await paying.settle()).toBe(state);
      expect([await stock(), await holds()]).toEqual([50, 0]);
      const first = (await paying.attempt()).idempotency_key;
      expect(await paying.start()).toMatchObject({ kind: 'redirect' });
      expect((await paying.attempt()).idempotency_key).not.toBe(first);
      await paying.tell({ state: 'captured' });
      expect(await paying.settle()).toBe('placed');
    },
  );

  it('asks again with the same key when the provider did not answer at the start', async () => {
    let isDown = true;
    const paying = await open({
      start: async ({ idempotencyKey }) => {
        if (isDown) throw new Error('socket hang up');
        return { status: 'started', session: `late-${idempotencyKey}`, url: 'https://pay.example/late' };
      },
    });
    expect(await paying.start()).toEqual({ kind: 'unknown' });
    expect([await stock(), await holds()]).toEqual([50, 0]);
    isDown = false;
    expect(await paying.start()).toEqual({ kind: 'redirect', url: 'https://pay.example/late' });
    expect(paying.calls[1]).toBe(paying.calls[0]);
    expect([await stock(), await holds()]).toEqual([49, 1]);
    await leavePayment(paying.services, (await paying.attempt()).id).catch(() => null);
    pass(60);
    await sweepPayments(paying.services);
    expect([await stock(), await holds()]).toEqual([50, 0]);
  });

  it('holds nothing when the provider does not take the payment', async () => {
    const paying = await open({ start: async () => ({ status: 'refused' }) });
    expect(await paying.start()).toEqual({ kind: 'failed' });
    expect([await stock(), await holds()]).toEqual([50, 0]);
  });

  it('closes what is under way when the buyer changes their mind, unless it is paid', async () => {
    const paying = await open();
    await paying.start();
    const changed = { ...details, email: 'b@example.gr' };
    expect(await paying.start({ details: changed })).toMatchObject({ kind: 'redirect' });
    expect(paying.count('cancel')).toBe(1);
    expect([await stock(), await holds()]).toEqual([49, 1]);
    await paying.tell({ state: 'authorized' });
    expect(await paying.start({ details: { ...details, email: 'c@example.gr' } })).toEqual({ kind: 'placed' });
    const order = db.selectFrom('orders').select('email').where('checkout_token', '=', paying.token);
    expect(await order.execute()).toEqual([{ email: 'b@example.gr' }]);
  });

  it.each([
    ['less', { amountCents: 20_000 }],
    ['more', { amountCents: 30_000 }],
    ['another currency', { currency: 'USD' }],
  ])('gives %s than was agreed back', async (_what, more) => {
    const paying = await open();
    await paying.start();
    await paying.tell({ state: 'authorized', ...more });
    expect(await paying.settle()).toBe('declined');
    expect(paying.count('cancel')).toBe(1);
    expect(await paying.attempt()).toMatchObject({ status: 'voided', order_id: null });
    expect([await stock(), await holds()]).toEqual([50, 0]);
  });

  it('gives the authorisation back when the price changed meanwhile', async () => {
    const paying = await open();
    await paying.start();
    await shop.setPrice(shop.variants.t480, 27_900);
    await paying.tell({ state: 'authorized' });
    expect(await paying.settle()).toBe('changed');
    expect(paying.count('cancel')).toBe(1);
    expect(paying.count('capture')).toBe(0);
    expect([await stock(), await holds()]).toEqual([50, 0]);
  });

  it('gives up once, also when the provider hears of it late', async () => {
    let isDown = true;
    const paying = await open({
      cancel: async () => {
        if (isDown) throw new Error('time-out');
      },
    });
    await paying.start();
    await paying.tell({ state: 'authorized', amountCents: 1 });
    expect(await paying.settle()).toBe('declined');
    expect((await paying.attempt()).status).toBe('voiding');
    isDown = false;
    pass(1);
    await sweepPayments(paying.services);
    expect((await paying.attempt()).status).toBe('voided');
    expect(await paying.settle()).toBe('changed');
    expect(paying.count('cancel')).toBe(2);
    expect(await readOrderOfCheckout(db, paying.token)).toBeNull();
  });

  it('keeps a payment without news, and settles it by itself', async () => {
    const paying = await open();
    await paying.start();
    await paying.tell({ state: 'authorized' });
    expect(await sweepPayments(paying.services)).toBe(0);
    pass(3);
    const looked = await Promise.all([sweepPayments(paying.services), sweepPayments(paying.services)]);
    expect(looked.sort()).toEqual([0, 1]);
    expect(await financialStatus(paying.token)).toBe('PAID');
  });

  it('lets the goods go when the time is over', async () => {
    const paying = await open();
    await paying.start();
    await paying.tell({ isTouched: true });
    pass(29);
    await sweepPayments(paying.services);
    expect(await holds()).toBe(1);
    pass(2);
    await sweepPayments(paying.services);
    expect([await stock(), await holds()]).toEqual([50, 0]);
    expect((await paying.attempt()).status).toBe('cancelled');
  });

  it('lets the goods go when the provider stays silent, and takes an authorisation that comes late', async () => {
    let isDown = true;
    const snapshot = { state: 'authorized', reference: 'late', amountCents: 26_900, currency: 'EUR' } as const;
    const paying = await open({
      fetch: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(snapshot)),
    });
    await paying.start();
    pass(31);
    await sweepPayments(paying.services);
    expect(await holds()).toBe(1);
    pass(20);
    await sweepPayments(paying.services);
    expect([await stock(), await holds()]).toEqual([50, 0]);
    expect((await paying.attempt()).status).toBe('expired');
    isDown = false;
    pass(61);
    await sweepPayments(paying.services);
    expect(await financialStatus(paying.token)).toBe('PAID');
    expect(await stock()).toBe(49);
  });

  it('gives an authorisation back that comes when the goods are gone', async () => {
    const snapshot = { state: 'open', reference: 'late', amountCents: 26_900, currency: 'EUR' } as PaymentSnapshot;
    const paying = await open({ fetch: async () => snapshot, cancel: async () => {} });
    await paying.start();
    pass(31);
    await sweepPayments(paying.services);
    expect((await paying.attempt()).status).toBe('expired');
    await shop.setStock(shop.variants.t480, 0);
    snapshot.state = 'authorized';
    expect(await paying.settle()).toBe('changed');
    expect(paying.count('capture')).toBe(0);
    expect(await stock()).toBe(0);
    expect((await paying.attempt()).details).toBeNull();
  });

  it('forgets who wanted to buy a week after the time was over', async () => {
    const snapshot = { state: 'open', reference: '', amountCents: 0, currency: 'EUR' } as const;
    const paying = await open({ fetch: async () => snapshot, cancel: async () => {} });
    await paying.start();
    pass(31);
    await sweepPayments(paying.services);
    expect((await paying.attempt()).details).not.toBeNull();
    pass(8 * 24 * 60);
    await sweepPayments(paying.services);
    expect(await paying.attempt()).toMatchObject({ status: 'expired', details: null, next_check_at: null });
  });

  it('makes one order of two payments, and gives the other back', async () => {
    const paying = await open();
    await paying.start();
    const first = await paying.attempt();
    // A second session that the first process did not know of.
    const other = await db
      .insertInto('payments')
      .values({
        ...{ checkout_token: paying.token, gateway: 'test', status: 'started', amount_cents: 26_900, reference: '' },
        ...{ idempotency_key: `${first.idempotency_key}-b`, session: 'twin', details: first.details, order_id: null },
        ...{ created_at: first.created_at, updated_at: first.updated_at, expires_at: first.expires_at },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { gateway } = paying;
    const twin: PaymentSnapshot = { state: 'authorized', reference: 'twin', amountCents: 26_900, currency: 'EUR' };
    const fetch = async (session: string) => (session === 'twin' ? twin : gateway.fetch(session));
    const services = { ...paying.services, gateways: gatewaysOf({ ...gateway, fetch }) };
    paying.say(first.session, { state: 'authorized' });
    const settled = await Promise.all([reconcile(services, first.id), reconcile(services, other.id)]);
    expect(settled).toEqual(['placed', 'placed']);
    expect(paying.count('cancel')).toBe(1);
    expect(paying.count('capture')).toBe(1);
  });

  it('makes no order of a payment that was given up', async () => {
    const paying = await open();
    await paying.start();
    await paying.tell({ state: 'authorized', amountCents: 1 });
    await paying.settle();
    const { idempotency_key: idempotencyKey } = await paying.attempt();
    const payment = { gateway: 'test', idempotencyKey, reference: 'given up', amountCents: 26_900 };
    const placed = await placeOrder(shop.context, { checkoutToken: paying.token, details, rules: RULES, payment });
    expect(placed).toEqual({ status: 'refused', reason: 'payment_voided' });
    expect(await stock()).toBe(50);
  });

  it('sells what is in the cart when it is paid, and puts what was held for another back', async () => {
    await shop.setPrice(shop.variants.x280, 26_900);
    await shop.setStock(shop.variants.x280, 5);
    const paying = await open();
    await paying.start();
    const cart = db.selectFrom('checkouts').select('cart_token').where('token', '=', paying.token);
    await db.updateTable('cart_lines').set({ variant_id: shop.variants.x280 }).where('cart_token', '=', cart).execute();
    await paying.tell({ state: 'authorized' });
    expect(await paying.settle()).toBe('placed');
    expect([await stock(), await shop.stockOf(shop.variants.x280), await holds()]).toEqual([50, 4, 0]);
  });

  it('captures later what could not be captured at once', async () => {
    let isDown = true;
    const paying = await open({
      capture: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve({ status: 'captured' })),
    });
    await paying.start();
    await paying.tell({ state: 'authorized' });
    expect(await paying.settle()).toBe('placed');
    expect(await financialStatus(paying.token)).toBe('AUTHORIZED');
    expect(await confirmations(paying.token)).toEqual([]);
    isDown = false;
    // The provider may still be working, so it is not asked again at once.
    const again = () => capturePayments(shop.context, paying.services.gateways, { checkoutToken: paying.token });
    expect(await again()).toBe(0);
    pass(2);
    expect(await again()).toBe(1);
    expect(await financialStatus(paying.token)).toBe('PAID');
    expect(await confirmations(paying.token)).toEqual([{ status: 'queued' }]);
    expect(await again()).toBe(0);
  });

  it('asks a provider that refuses to capture ever more rarely, and each time once', async () => {
    const paying = await open({ capture: async () => ({ status: 'failed' }) });
    await paying.start();
    await paying.tell({ state: 'authorized' });
    await paying.settle();
    const start = shop.clock.now.getTime();
    const asked: number[] = [];
    for (let minutes = 0; minutes <= 20; minutes += 1) {
      shop.clock.now = new Date(start + minutes * MINUTE);
      const before = paying.count('capture');
      const again = () => capturePayments(shop.context, paying.services.gateways, { checkoutToken: paying.token });
      await Promise.all([again(), again()]);
      if (paying.count('capture') > before) asked.push(minutes);
      expect(paying.count('capture') - before).toBeLessThanOrEqual(1);
    }
    expect(asked).toEqual([2, 4, 8, 16]);
    expect(await paying.attempt()).toMatchObject({ status: 'authorized' });
  });

  describe('a message of the provider', () => {
    const told = (services: PaymentServices, body: string, name = 'test') =>
      handleWebhook(services, name, new Request('https://shop.example.gr/webhooks/test', { method: 'POST', body }));
    /** The body is the event's id, a blank and the session. */
    const readWebhook: OnlineGateway['readWebhook'] = async ({ body }) => {
      const [eventId, session] = body.split(' ');
      return eventId && session ? { kind: 'event', eventId, session } : { kind: 'refused' };
    };

    it('leads to the order, before or after the buyer comes back, and counts once', async () => {
      const paying = await open({ readWebhook });
      await paying.start();
      const { session } = await paying.attempt();
      await paying.tell({ state: 'authorized' });
      const [event] = await Promise.all([told(paying.services, `e1 ${session}`), paying.settle()]);
      expect(event?.status).toBe(200);
      const asked = paying.count('fetch');
      expect((await told(paying.services, `e1 ${session}`))?.status).toBe(200);
      expect(paying.count('fetch')).toBe(asked);
      expect(paying.count('capture')).toBe(1);
      expect(await confirmations(paying.token)).toHaveLength(1);
    });

    it('changes nothing when it is forged, foreign, early or late', async () => {
      const paying = await open({ readWebhook });
      await paying.start();
      const before = [await paying.attempt(), await stock(), await holds()];
      expect((await told(paying.services, 'nonsense'))?.status).toBe(400);
      expect((await told(paying.services, 'e2 somebody-else'))?.status).toBe(200);
      expect((await told(paying.services, `e3 ${(await paying.attempt()).session}`))?.status).toBe(200);
      expect([await paying.attempt(), await stock(), await holds()]).toEqual(before);
      await paying.tell({ state: 'authorized' });
      await paying.settle();
      const order = await readOrderOfCheckout(db, paying.token);
      expect((await told(paying.services, `e4 ${(await paying.attempt()).session}`))?.status).toBe(200);
      expect(await readOrderOfCheckout(db, paying.token)).toEqual(order);
      expect(await told(paying.services, 'e5 x', 'other')).toBeNull();
    });

    it('is wanted again when the provider cannot be asked', async () => {
      let isDown = true;
      const snapshot = { state: 'authorized', reference: 'r', amountCents: 26_900, currency: 'EUR' } as const;
      const fetch = () => (isDown ? Promise.reject(new Error('500')) : Promise.resolve(snapshot));
      const paying = await open({ readWebhook, fetch });
      await paying.start();
      const { session } = await paying.attempt();
      expect((await told(paying.services, `e6 ${session}`))?.status).toBe(503);
      isDown = false;
      expect((await told(paying.services, `e6 ${session}`))?.status).toBe(200);
      expect(await financialStatus(paying.token)).toBe('PAID');
    });

    it('that comes before the bank has answered does not block a later one', async () => {
      const paying = await open({ readWebhook });
      await paying.start();
      const { session } = await paying.attempt();
      await paying.tell({ state: 'pending' });
      expect((await told(paying.services, `e7 ${session}`))?.status).toBe(200);
      await paying.tell({ state: 'authorized' });
      expect((await told(paying.services, `e7 ${session}`))?.status).toBe(200);
      expect(await financialStatus(paying.token)).toBe('PAID');
    });

    it('is not read when it is too long', async () => {
      const paying = await open({ readWebhook });
      expect((await told(paying.services, 'x'.repeat(300_000)))?.status).toBe(413);
    });
  });
});
