/** Refunds of every state in which a payment can be, and what a gateway may answer. */
import { expect, it } from 'vitest';
import { willingGateway } from '#tests/support/test-gateways.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { gatewaysOf, type PaymentGateway } from '../../payments/gateway.ts';
import { capturePayments } from '../capture/capture-payments.ts';
import { refundOrder } from './refund-order.ts';
import type { RefundOptions } from './refund-rows.ts';

const { db, shop } = givenShop('sqlite');

const WHOLE = { restock: false };
const refund = (number: number, options: RefundOptions = WHOLE, gateway: PaymentGateway = willingGateway) =>
  refundOrder(shop.context, gatewaysOf(gateway), number, options);

async function buyCaptured(): Promise<number> {
  const number = await shop.buy();
  await capturePayments(shop.context, gatewaysOf(willingGateway));
  return number;
}

/** The order's payment row. */
async function paymentOf(number: number) {
  return db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id', 'payments.status', 'refunded_cents', 'financial_status', 'fulfillment_status'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
}

async function set(number: number, values: object) {
  await db
    .updateTable('payments')
    .set(values)
    .where('id', '=', (await paymentOf(number)).id)
    .execute();
}

const refundsOf = async (number: number) =>
  db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select(['refunds.status', 'amount_cents', 'restocked'])
    .where('number', '=', number)
    .orderBy('refunds.id')
    .execute();

it('is none of an order that is not there, or of a gateway that is not configured', async () => {
  expect(await refund(9_999)).toBe('unknown_order');
  const number = await buyCaptured();
  expect(await refundOrder(shop.context, new Map(), number, WHOLE)).toBe('other_gateway');
  expect(await refundsOf(number)).toEqual([]);
});

it.each([
  [{ amountCents: 26_900 }, 'refunded', 'REFUNDED', 26_900],
  [{ amountCents: 26_899 }, 'refunded', 'PARTIALLY_REFUNDED', 26_899],
  [{ amountCents: 1 }, 'refunded', 'PARTIALLY_REFUNDED', 1],
  [{ amountCents: 0 }, 'too_much', 'PAID', 0],
  [{ amountCents: -1 }, 'too_much', 'PAID', 0],
  [{ amountCents: 26_901 }, 'too_much', 'PAID', 0],
  [{ pieces: [{ sku: 'none', quantity: 1 }] }, 'too_much', 'PAID', 0],
  [{}, 'refunded', 'REFUNDED', 26_900],
])('of captured money by %j is %s', async (options, outcome, financial_status, refunded_cents) => {
  const number = await buyCaptured();
  expect(await refund(number, { ...WHOLE, ...options })).toBe(outcome);
  expect(await paymentOf(number)).toMatchObject({ financial_status, refunded_cents });
  const expected = outcome === 'refunded' ? [{ status: 'done', amount_cents: refunded_cents, restocked: 0 }] : [];
  expect(await refundsOf(number)).toEqual(expected);
});

it('gives the rest back, and then nothing', async () => {
  const number = await buyCaptured();
  expect(await refund(number, { ...WHOLE, amountCents: 10_000 })).toBe('refunded');
  expect(await refund(number, { ...WHOLE, amountCents: 16_901 })).toBe('too_much');
  expect(await refund(number)).toBe('refunded');
  expect(await paymentOf(number)).toMatchObject({ status: 'refunded', refunded_cents: 26_900 });
  expect(await refund(number)).toBe('already_refunded');
  expect(await refund(number, { ...WHOLE, amountCents: 1 })).toBe('already_refunded');
  expect((await refundsOf(number)).map(({ amount_cents }) => amount_cents)).toEqual([10_000, 16_900]);
});

it('of money that was only authorised is whole or none', async () => {
  const number = await shop.buy();
  expect(await refund(number, { ...WHOLE, amountCents: 1 })).toBe('not_captured');
  expect(await refund(number, { ...WHOLE, pieces: [] })).toBe('not_captured');
  expect(await refund(number, { restock: true })).toBe('refunded');
  expect(await paymentOf(number)).toMatchObject({ status: 'voided', financial_status: 'VOIDED' });
  expect(await refund(number)).toBe('already_refunded');
  expect(await refundsOf(number)).toEqual([{ status: 'done', amount_cents: 26_900, restocked: 1 }]);
});

it('that was claimed and then died is let go of by the next', async () => {
  const number = await shop.buy();
  await set(number, { status: 'voided' });
  expect(await refund(number)).toBe('refunded');
  expect(await refund(number)).toBe('already_refunded');
});

it.each([
  [{ status: 'pending', captured_cents: 0 }, 'not_captured'],
  [{ status: 'pending', captured_cents: 5_000 }, 'refunded'],
])('of money that comes later: %j', async (values, outcome) => {
  const number = await buyCaptured();
  await set(number, values);
  expect(await refund(number)).toBe(outcome);
  const expected = outcome === 'refunded' ? [{ status: 'done', amount_cents: 5_000, restocked: 0 }] : [];
  expect(await refundsOf(number)).toEqual(expected);
});

const refusing: PaymentGateway = { ...willingGateway, refund: async () => ({ status: 'failed' }) };

it.each([
  ['PAID', { status: 'captured' }, 'captured'],
  ['AUTHORIZED', { status: 'capturing' }, 'capturing'],
])('that is refused leaves an order that is %s as it was', async (financial_status, values, status) => {
  const number = await buyCaptured();
  await db.updateTable('orders').set({ financial_status }).where('number', '=', number).execute();
  await set(number, values);
  expect(await refund(number, WHOLE, refusing)).toBe('refused');
  expect(await paymentOf(number)).toMatchObject({ status, financial_status });
  expect(await refundsOf(number)).toEqual([]);
});

it.each([
  [5_000, 'pending'],
  [26_900, 'captured'],
])('of cash of which %i cents came, refused, is %s', async (captured_cents, status) => {
  const number = await buyCaptured();
  await set(number, { gateway: 'cod', status: 'pending', captured_cents });
  expect(await refund(number, WHOLE, { ...refusing, name: 'cod' })).toBe('refused');
  expect((await paymentOf(number)).status).toBe(status);
});

it('without an answer is repeated as it was, whatever is asked for then', async () => {
  const number = await buyCaptured();
  const keys: string[] = [];
  const silent: PaymentGateway = {
    ...willingGateway,
    refund: async (_payment, amount, key) => {
      keys.push(`${amount} ${key}`);
      throw new TypeError('no network');
    },
  };
  shop.logged.length = 0;
  expect(await refund(number, { ...WHOLE, amountCents: 100 }, silent)).toBe('unknown');
  expect(await refund(number, { ...WHOLE, amountCents: 200 }, silent)).toBe('unknown');
  expect(shop.logged.map((line) => JSON.parse(line))).toMatchObject([
    { error: 'TypeError', msg: 'no answer from the gateway' },
    { error: 'TypeError' },
  ]);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  expect(keys[0]).toMatch(/^100 \S+-refund-\d+$/);
  expect(await refundsOf(number)).toEqual([{ status: 'asked', amount_cents: 100, restocked: 0 }]);
  expect(await refund(number)).toBe('refunded');
  expect(await paymentOf(number)).toMatchObject({ status: 'captured', refunded_cents: 100 });
});
