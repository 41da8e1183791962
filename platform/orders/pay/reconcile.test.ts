/** What a provider may say of a payment, or not say, and what becomes of the checkout. */
import { beforeEach, describe, expect, it } from 'vitest';
import { details, forgetPayments, openPayment } from '#tests/support/test-payment.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import type { Gateways } from '../../payments/gateway.ts';
import { placeManualOrder } from '../place/place-manual-order.ts';
import { endAttempt } from './attempts.ts';
import { createPaymentWorker } from './payment-worker.ts';
import { leavePayment, reconcile, toSettled } from './reconcile.ts';
import { sweepPayments } from './sweep-payments.ts';

const MINUTE = 60_000;

const { db, shop } = givenShop('sqlite');
beforeEach(async () => {
  await forgetPayments(shop);
  shop.logged.length = 0;
});

const stock = () => shop.stockOf(shop.variants.t480);
const logged = () => shop.logged.map((line) => JSON.parse(line) as Record<string, unknown>);

type Opened = Parameters<typeof openPayment>;
const open = (change?: Opened[1], lines?: Opened[2]) => openPayment(shop, change, lines);

const silent = async (): Promise<never> => {
  throw new TypeError('no network');
};

describe('an attempt', () => {
  it('that is unknown has failed', async () => {
    const { services } = await open();
    expect([await reconcile(services, 9_999), await leavePayment(services, 9_999)]).toEqual(['failed', 'failed']);
    expect(await endAttempt(shop.context, { id: 9_999, checkout_token: 'x' }, 'failed')).toBeUndefined();
  });

  it.each([
    ['not configured', new Map()],
    ['no online one', new Map([['test', { name: 'cod' }]])],
  ])('of a gateway that is %s is unknown, and the log says so', async (_what, gateways) => {
    const paying = await open();
    await paying.start();
    expect(await paying.settle(gateways as unknown as Gateways)).toBe('unknown');
    expect(logged()).toMatchObject([{ gateway: 'test', msg: 'a payment of a gateway that is not configured' }]);
    expect(paying.count('fetch')).toBe(0);
  });

  it('without a session is open until its time is over, and nothing is asked of it', async () => {
    const paying = await open({ start: silent });
    expect(await paying.start()).toEqual({ kind: 'unknown' });
    expect(logged()).toMatchObject([
      { level: 50, gateway: 'test', error: 'TypeError', msg: 'no answer from the gateway' },
    ]);
    expect(await stock()).toBe(50);
    shop.clock.pass(30 * MINUTE - 1);
    expect(await paying.settle()).toBe('open');
    shop.clock.pass(1);
    expect(await paying.settle()).toBe('expired');
    expect(await stock()).toBe(50);
    expect(paying.count('fetch')).toBe(0);
    expect(logged().at(-1)).toMatchObject({ status: 'expired', msg: 'payment ended' });
  });

  it('without a session is cancelled by a buyer who leaves', async () => {
    const paying = await open({ start: silent });
    await paying.start();
    expect(await paying.leave()).toBe('cancelled');
    expect([await stock(), paying.count('cancel')]).toEqual([50, 0]);
  });

  it('stays as it is while its provider says nothing', async () => {
    const paying = await open({ fetch: silent });
    await paying.start();
    expect([await paying.settle(), await paying.leave(), await stock()]).toEqual(['unknown', 'unknown', 49]);
    expect((await paying.attempt()).status).toBe('started');
  });

  it('that cannot be closed at its provider stays as it is', async () => {
    const paying = await open({ cancel: silent });
    await paying.start();
    expect(await paying.leave()).toBe('unknown');
    expect([await stock(), (await paying.attempt()).status]).toEqual([49, 'started']);
  });

  it.each(['open', 'pending'] as const)(
    'that is over here stays over where its provider still says %s',
    async (state) => {
      const paying = await open();
      await paying.start();
      await paying.tell({ state });
      expect(await paying.settle()).toBe(state);
      await endAttempt(shop.context, await paying.attempt(), 'expired');
      expect(await paying.settle()).toBe('expired');
    },
  );

  it.each([
    ['another amount', { amountCents: 26_901 }, 'declined'],
    ['another currency', { currency: 'USD' }, 'declined'],
  ])('that was authorised over %s is given up', async (_what, more, settled) => {
    const paying = await open();
    await paying.start();
    await paying.tell({ state: 'authorized', ...more });
    expect(await paying.settle()).toBe(settled);
    expect(await paying.attempt()).toMatchObject({ status: 'voided', details: null, next_check_at: null });
    expect([await stock(), paying.count('cancel')]).toEqual([50, 1]);
    // Told once; from now on it is no order that has changed.
    expect([await paying.settle(), paying.count('cancel'), paying.count('fetch')]).toEqual(['changed', 1, 1]);
  });

  it('that was authorised when its details were already forgotten is given up', async () => {
    const paying = await open();
    await paying.start();
    await paying.set({ details: null });
    await paying.tell({ state: 'authorized' });
    expect(await paying.settle()).toBe('changed');
    expect(paying.count('cancel')).toBe(1);
  });

  it('is given up where the goods cost something else now', async () => {
    const paying = await open();
    await paying.start();
    await shop.setPrice(shop.variants.t480, 27_000);
    await paying.tell({ state: 'captured' });
    expect(await paying.settle()).toBe('changed');
    expect(logged().map(({ msg }) => msg)).toContain('order refused, authorisation given up');
  });

  it('that could not be given up is given up later', async () => {
    let isThere = false;
    const paying = await open({ cancel: async () => (isThere ? undefined : silent()) });
    await paying.start();
    await paying.tell({ state: 'authorized', amountCents: 1 });
    expect(await paying.settle()).toBe('declined');
    expect((await paying.attempt()).status).toBe('voiding');
    expect(await endAttempt(shop.context, await paying.attempt(), 'failed')).toMatchObject({ status: 'voiding' });
    isThere = true;
    expect(await paying.settle()).toBe('changed');
    expect((await paying.attempt()).status).toBe('voided');
    expect(paying.count('cancel')).toBe(2);
  });

  it('is an order though the money was not taken yet', async () => {
    const paying = await open({ capture: silent });
    await paying.start();
    await paying.tell({ state: 'authorized' });
    expect([await paying.settle(), await paying.settle()]).toEqual(['placed', 'placed']);
    expect((await paying.attempt()).order_id).not.toBeNull();
    expect(await endAttempt(shop.context, await paying.attempt(), 'failed')).toMatchObject({ status: 'capturing' });
    expect(await paying.start()).toEqual({ kind: 'placed' });
    expect(await paying.leave()).toBe('placed');
  });

  /** A payment whose time was over, and another after it that is authorised. */
  async function openTwo() {
    const paying = await open();
    await paying.start();
    const first = await paying.attempt();
    await endAttempt(shop.context, first, 'expired');
    await paying.start();
    await paying.tell({ state: 'authorized' });
    return { paying, first };
  }

  it('that is authorised beside another that became the order is given up', async () => {
    const { paying, first } = await openTwo();
    expect(await paying.settle()).toBe('placed');
    paying.say(first.session, { state: 'authorized' });
    expect(await reconcile(paying.services, first.id)).toBe('placed');
    expect(paying.calls.at(-1)).toBe(`cancel ${first.session}`);
  });

  it('that comes to nothing when another has become the order is an order all the same', async () => {
    const { paying, first } = await openTwo();
    await paying.settle();
    paying.say(first.session, { state: 'declined' });
    expect(await reconcile(paying.services, first.id)).toBe('placed');
  });

  it.each([
    ['started', 'open'],
    ['declined', 'declined'],
    ['failed', 'failed'],
    ['cancelled', 'cancelled'],
    ['expired', 'expired'],
    ['voiding', 'changed'],
    ['voided', 'changed'],
    ['authorized', 'placed'],
    ['captured', 'placed'],
  ] as const)('that is %s is told as %s', (status, settled) => expect(toSettled({ status })).toBe(settled));
});

describe('the begin of a payment', () => {
  it('is refused by the provider, and the goods are back', async () => {
    const paying = await open({ start: async () => ({ status: 'refused' }) as never });
    expect(await paying.start()).toEqual({ kind: 'failed' });
    expect([await stock(), (await paying.attempt()).status]).toEqual([50, 'failed']);
    expect(logged()[0]).toMatchObject({ msg: 'the gateway does not take the payment', gateway: 'test' });
  });

  it.each([
    ['is the same while it lasts', 30 * MINUTE - 1, {}, 1],
    ['is another when its time is over', 30 * MINUTE, {}, 2],
    ['is another with another amount', 0, { totalCents: 26_901 }, 2],
    ['is another with other details', 0, { details: { ...details, email: 'b@example.gr' } }, 2],
  ])('pressed again %s', async (_what, ms, more, sessions) => {
    const paying = await open();
    await paying.start();
    shop.clock.pass(ms);
    expect(await paying.start(more)).toMatchObject({ kind: 'redirect' });
    expect([paying.count('start'), await stock()]).toEqual([sessions, 49]);
  });

  it('waits for what the provider of the one before has not decided', async () => {
    const paying = await open();
    await paying.start();
    await paying.tell({ state: 'pending' });
    expect(await paying.start({ totalCents: 1 })).toEqual({ kind: 'unknown' });
    const other = await open({ fetch: silent });
    await other.start();
    expect(await other.start({ totalCents: 1 })).toEqual({ kind: 'unknown' });
    expect([paying.count('start'), other.count('start')]).toEqual([1, 1]);
  });
});

describe('an order whose money comes later', () => {
  const place = (paying: Awaited<ReturnType<typeof open>>, totalCents = 26_900) =>
    placeManualOrder(paying.services, { checkoutToken: paying.token, method: 'transfer', totalCents, details });

  it('is placed, and no more than once', async () => {
    const paying = await open();
    expect(await place(paying)).toBe('placed');
    expect(logged().map(({ msg }) => msg)).toEqual(['order placed']);
    expect(await place(paying)).toBe('placed');
    expect(logged()).toHaveLength(1);
  });

  it('is not placed at another price', async () => {
    expect(await place(await open(), 26_901)).toBe('changed');
  });

  it.each([
    ['pending', 'unknown'],
    ['authorized', 'placed'],
    ['declined', 'placed'],
  ] as const)('when the payment under way is %s is %s', async (state, outcome) => {
    const paying = await open();
    await paying.start();
    await paying.tell({ state });
    expect(await place(paying)).toBe(outcome);
    const gateways = await db
      .selectFrom('payments')
      .select('gateway')
      .where('checkout_token', '=', paying.token)
      .where('order_id', 'is not', null)
      .execute();
    expect(gateways).toEqual(state === 'pending' ? [] : [{ gateway: state === 'authorized' ? 'test' : 'transfer' }]);
  });

  it('waits for a provider that does not answer', async () => {
    const paying = await open({ fetch: silent });
    await paying.start();
    expect(await place(paying)).toBe('unknown');
  });
});

describe('the sweeper', () => {
  it('closes a session whose time is over', async () => {
    const paying = await open();
    await paying.start();
    shop.clock.pass(30 * MINUTE);
    await sweepPayments(paying.services);
    expect([(await paying.attempt()).status, await stock()]).toEqual(['cancelled', 50]);
  });
});

describe('the worker', () => {
  it('captures and sweeps until it is stopped', async () => {
    const paying = await open();
    await paying.start();
    await paying.tell({ state: 'authorized' });
    const worker = createPaymentWorker(paying.services);
    worker.start();
    await worker.stop();
    expect(paying.count('fetch')).toBe(0);
    shop.clock.pass(2 * MINUTE);
    worker.start();
    await expect.poll(async () => (await paying.attempt()).status).toBe('captured');
    await worker.stop();
    expect(paying.calls).toContain(`capture ${(await paying.attempt()).reference} 26900`);
  });

  it('says in the log that the payments could not be read', async () => {
    const paying = await open();
    const broken = {
      ...paying.services,
      context: {
        ...shop.context,
        now: () => {
          throw new RangeError('no clock');
        },
      },
    };
    const worker = createPaymentWorker(broken);
    worker.start();
    await worker.stop();
    expect(logged()).toMatchObject([{ level: 50, error: 'RangeError', msg: 'payments could not be read' }]);
  });
});
