import { beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { details, forgetPayments, openPayment } from '#tests/support/test-payment.ts';
import { givenShop, RULES } from '#tests/support/test-shop.ts';
import { gatewaysOf, type PaymentSnapshot } from '../../payments/gateway.ts';
import { placeOrder } from '../place/place-order.ts';
import { readOrderOfCheckout } from '../read/read-order.ts';
import { leavePayment, reconcile } from './reconcile.ts';
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
});
