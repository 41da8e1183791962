/** Money that staff see come: what is written of it, and what is told. */
import { beforeEach, expect, it } from 'vitest';
import { givenShop } from '#tests/support/test-shop.ts';
import { cancelOrder } from '../refund/cancel-order.ts';
import { notePayment } from './note-payment.ts';

const { db, shop } = givenShop('sqlite');
const DUE = '2026-11-27T10:00:00.000Z';
let number = 0;

/** An order of 269 euros whose money comes by transfer, unless something else is said. */
async function given(order: object = {}, payment: object = {}) {
  await db
    .updateTable('orders')
    .set({ financial_status: 'PENDING', payment_method: 'transfer', payment_due_at: DUE, ...order })
    .where('number', '=', number)
    .execute();
  await db
    .updateTable('payments')
    .set({ gateway: 'transfer', status: 'pending', ...payment })
    .where('id', '=', (await rows()).payment.id)
    .execute();
}
async function rows() {
  const order = await db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
  const payments = db.selectFrom('payments').selectAll().where('order_id', '=', order.id);
  return { order, payment: await payments.executeTakeFirstOrThrow() };
}
async function state() {
  const { order, payment } = await rows();
  const letters = db.selectFrom('outbox').select('id').where('id', 'like', `%-${number}`).orderBy('id');
  return {
    money: [payment.status, payment.captured_cents, payment.reference],
    order: [order.financial_status, order.payment_due_at, order.canceled_at, order.sold_at],
    letters: (await letters.execute()).map(({ id }) => id.slice(0, -`-${number}`.length)),
    stock: await shop.stockOf(shop.variants.t480),
  };
}
const note = (more?: Parameters<typeof notePayment>[2]) => notePayment(shop.context, number, more);
const NOW = '2026-11-20T08:00:00.000Z';

beforeEach(async () => {
  await shop.setStock(shop.variants.t480, 50);
  number = await shop.buy();
});

it('comes in parts; the last makes the order paid and confirms it', async () => {
  await given();
  expect(await note({ amountCents: 10_000, reference: 'A1' })).toEqual({ status: 'partly_paid', restCents: 16_900 });
  const part = { money: ['pending', 10_000, 'A1'], order: ['PARTIALLY_PAID', DUE, null, null], stock: 49 };
  expect(await state()).toEqual({ ...part, letters: ['order-paid-10000'] });
  expect(await note({ amountCents: 16_901 })).toEqual({ status: 'too_much', restCents: 16_900 });
  expect(await note({ amountCents: 0 })).toEqual({ status: 'too_much', restCents: 16_900 });
  expect(await note({ amountCents: 1 })).toEqual({ status: 'partly_paid', restCents: 16_899 });
  expect(await note()).toEqual({ status: 'paid', restCents: 0 });
  expect(await state()).toEqual({
    money: ['captured', 26_900, 'A1'],
    order: ['PAID', null, null, NOW],
    letters: ['order-confirmation', 'order-paid-10000', 'order-paid-10001'],
    stock: 49,
  });
  expect(await note()).toEqual({ status: 'already_paid', restCents: 0 });
});

it('that the courier brings is told as paid, since the order was confirmed before', async () => {
  await given({ payment_method: 'cod', payment_due_at: null }, { gateway: 'cod' });
  expect(await note()).toEqual({ status: 'paid', restCents: 0 });
  expect((await state()).letters).toEqual(['order-paid-26900']);
});

it('is noted of no order that is not there, paid by card or called off', async () => {
  expect(await notePayment(shop.context, 9_999)).toEqual({ status: 'unknown_order', restCents: 0 });
  await given({}, { gateway: 'test', status: 'captured' });
  expect(await note()).toEqual({ status: 'not_manual', restCents: 0 });
  await given({ canceled_at: NOW }, { status: 'voided' });
  const before = await state();
  expect(await note()).toEqual({ status: 'cancelled', restCents: 0 });
  expect(await state()).toEqual(before);
});

it('reopens a cancelled order, if its goods are there', async () => {
  await given({}, {});
  expect(await cancelOrder(shop.context, number, { restock: true, reason: 'other' })).toBe('cancelled');
  await db.deleteFrom('outbox').execute();
  const before = await state();
  await shop.setStock(shop.variants.t480, 0);
  expect(await note({ isReopened: true })).toEqual({ status: 'no_stock', restCents: 0 });
  expect(await state()).toEqual({ ...before, stock: 0 });
  await shop.setStock(shop.variants.t480, 1);
  expect(await note({ isReopened: true, amountCents: 26_900 })).toEqual({ status: 'paid', restCents: 0 });
  expect(await state()).toMatchObject({ order: ['PAID', null, null, NOW], stock: 0 });
  expect((await rows()).order.cancel_reason).toBeNull();
});

it.each([
  ['paid by card', {}, { gateway: 'test', status: 'voided' }],
  ['sold before', { sold_at: NOW }, { status: 'voided' }],
])('leaves an order called off that was %s', async (_which, order, payment) => {
  await given({ financial_status: 'VOIDED', canceled_at: NOW, ...order }, payment);
  const before = await state();
  expect(await note({ isReopened: true })).toEqual({ status: 'cancelled', restCents: 0 });
  expect(await state()).toEqual(before);
});
