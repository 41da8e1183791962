/** What is written of an order that is called off. */
import { beforeEach, expect, it } from 'vitest';
import { willingGateway } from '#tests/support/test-gateways.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { gatewaysOf } from '../../payments/gateway.ts';
import { fulfilOrder } from '../ship/fulfil-order.ts';
import { cancelOrder } from './cancel-order.ts';
import { refundOrder } from './refund-order.ts';

const { db, shop } = givenShop('sqlite');
const NOW = '2026-11-20T08:00:00.000Z';
let number = 0;

/** An order to be paid at the door. */
beforeEach(async () => {
  await shop.setStock(shop.variants.t480, 50);
  number = await shop.buy();
  await set({ financial_status: 'PENDING', payment_due_at: '2026-11-27T08:00:00.000Z' });
  await pay({ gateway: 'cod', status: 'pending' });
});
const idOf = () => db.selectFrom('orders').select('id').where('number', '=', number);
const set = (values: object) => db.updateTable('orders').set(values).where('number', '=', number).execute();
const pay = (values: object) => db.updateTable('payments').set(values).where('order_id', '=', idOf()).execute();
const cancel = (more: object = {}) => cancelOrder(shop.context, number, { restock: true, reason: 'other', ...more });
async function state() {
  const order = db.selectFrom('orders').where('number', '=', number);
  const refunds = db.selectFrom('refunds').select(['amount_cents', 'restocked', 'status', 'created_at']);
  const letters = db.selectFrom('outbox').select('id').where('id', 'like', `order-cancelled-${number}%`);
  const returns = db.selectFrom('returns').select('status').where('order_id', '=', idOf()).orderBy('id');
  const payment = db.selectFrom('payments').select('status').where('order_id', '=', idOf());
  return {
    order: await order
      .select(['financial_status', 'payment_due_at', 'canceled_at', 'cancel_reason'])
      .executeTakeFirstOrThrow(),
    payment: (await payment.executeTakeFirstOrThrow()).status,
    refunds: await refunds.where('order_id', '=', idOf()).execute(),
    returns: (await returns.execute()).map(({ status }) => status),
    letters: (await letters.execute()).length,
    stock: await shop.stockOf(shop.variants.t480),
  };
}
const VOIDED = { financial_status: 'VOIDED', payment_due_at: null, canceled_at: NOW };
const GIVEN_UP = { amount_cents: 0, restocked: 1, status: 'done', created_at: NOW };
const CANCELLED = { payment: 'voided', refunds: [GIVEN_UP], returns: [], letters: 1, stock: 50 };

it.each([
  [{}, 'other', 50],
  [{ reason: 'unpaid' }, 'declined', 50],
  [{ restock: false }, 'other', 49],
])('with %j because of «%s»', async (more, cancel_reason, stock) => {
  expect(await cancel(more)).toBe('cancelled');
  const refunds = [{ ...GIVEN_UP, restocked: stock - 49 }];
  expect(await state()).toEqual({ ...CANCELLED, refunds, order: { ...VOIDED, cancel_reason }, stock });
  expect(await cancel(more)).toBe('already_cancelled');
  expect(await state()).toMatchObject({ letters: 1, stock });
});

it.each([
  ['paid', { financial_status: 'PAID' }, { status: 'captured' }],
  ['paid', { financial_status: 'PARTIALLY_PAID' }, { captured_cents: 1 }],
  ['paid', { financial_status: 'AUTHORIZED' }, { status: 'authorized' }],
])('is not done to one that is %s: %j', async (outcome, order, payment) => {
  await set(order);
  await pay(payment);
  const before = await state();
  expect(await cancel()).toBe(outcome);
  expect(await state()).toEqual(before);
  expect(await cancelOrder(shop.context, 9_999, { restock: true, reason: 'other' })).toBe('unknown_order');
});

it.each([true, false])('takes a sale back whole whose parcel came back, with its goods: %s', async (restock) => {
  const { id } = await idOf().executeTakeFirstOrThrow();
  expect(await fulfilOrder(shop.context, number, { carrier: 'ACS', trackingNumber: '1' })).toBe('fulfilled');
  const back = {
    order_id: id,
    reason: 'withdrawal',
    created_at: NOW,
    received_at: null,
    statement_id: null,
    items: '',
  };
  for (const status of ['open', 'declined'] as const)
    await db
      .insertInto('returns')
      .values({ ...back, status } as never)
      .execute();
  expect(await cancel({ restock })).toBe('sent');
  expect(await cancel({ restock, isBack: true })).toBe('cancelled');
  expect(await state()).toEqual({
    ...CANCELLED,
    order: { ...VOIDED, cancel_reason: 'other' },
    refunds: [{ amount_cents: 26_900, restocked: restock ? 1 : 0, status: 'done', created_at: NOW }],
    // The one that is written for the parcel that came back.
    returns: ['closed', 'declined', 'closed'],
    stock: restock ? 50 : 49,
  });
});

it('closes an order whose money went back, and puts the pieces into stock that its refund did not name', async () => {
  await pay({ gateway: 'test', status: 'captured', captured_cents: 26_900 });
  await set({ financial_status: 'PAID' });
  expect(await cancel()).toBe('paid');
  const gateways = gatewaysOf(willingGateway);
  expect(await refundOrder(shop.context, gateways, number, { restock: false, amountCents: 26_900 })).toBe('refunded');
  expect((await state()).stock).toBe(49);
  expect(await cancel()).toBe('cancelled');
  expect(await state()).toMatchObject({
    order: { financial_status: 'REFUNDED', canceled_at: NOW },
    payment: 'refunded',
    refunds: [{ amount_cents: 26_900 }, GIVEN_UP],
    stock: 50,
  });
  const letter = db.selectFrom('outbox').select('text_body').where('id', '=', `order-cancelled-${number}`);
  expect((await letter.executeTakeFirstOrThrow()).text_body).toContain('έχουν επιστραφεί');
  expect(await cancel()).toBe('already_cancelled');
});

it('is not done to a refunded order whose goods the buyer has, until they came back', async () => {
  await pay({ gateway: 'test', status: 'captured', captured_cents: 26_900 });
  await set({ financial_status: 'PAID' });
  expect(await fulfilOrder(shop.context, number, { carrier: 'ACS', trackingNumber: '1' })).toBe('fulfilled');
  expect(await cancel()).toBe('sent');
  await refundOrder(shop.context, gatewaysOf(willingGateway), number, { restock: true });
  expect(await cancel()).toBe('sent');
  expect((await state()).stock).toBe(49);
  expect(await cancel({ isBack: true })).toBe('cancelled');
  expect(await state()).toMatchObject({ stock: 50, returns: ['closed'] });
});
