/** Which goods a return is about, what is written of it and what the buyer is told. */
import { beforeEach, expect, it } from 'vitest';
import { willingGateway } from '#tests/support/test-gateways.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { gatewaysOf } from '../../payments/gateway.ts';
import { capturePayments } from '../capture/capture-payments.ts';
import { fulfilOrder } from '../ship/fulfil-order.ts';
import { receiveReturn } from './receive-return.ts';
import { declineReturn, insertReturn, noteReturnSent, openReturn, writeReturnLines } from './returns.ts';

const { db, shop } = givenShop('sqlite');
const gateways = gatewaysOf(willingGateway);
const NOW = '2026-11-20T08:00:00.000Z';
let order = { id: 0, number: 0 };

/** An order of two articles, one piece of each, sent and paid. */
beforeEach(async () => {
  const number = await shop.buy();
  const row = db.selectFrom('orders').select(['id', 'number']).where('number', '=', number);
  order = await row.executeTakeFirstOrThrow();
  const lines = db.selectFrom('order_lines').selectAll().where('order_id', '=', order.id);
  const { id: _, ...line } = await lines.executeTakeFirstOrThrow();
  await db.updateTable('order_lines').set({ sku: 'A', total_cents: 20_000 }).where('order_id', '=', order.id).execute();
  const other = { ...line, position: 2, sku: 'B', total_cents: 6_900 };
  await db.insertInto('order_lines').values(other).execute();
  await capturePayments(shop.context, gateways);
  await fulfilOrder(shop.context, number, { carrier: 'ACS', trackingNumber: '1' });
  await db.deleteFrom('outbox').execute();
});
const rowOf = (id: number) => db.selectFrom('returns').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const skusOf = async (id: number) => {
  const lines = db
    .selectFrom('return_lines')
    .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
    .select('sku')
    .where('return_id', '=', id)
    .orderBy('position');
  return (await lines.execute()).map(({ sku }) => sku);
};
const letters = async () => (await db.selectFrom('outbox').select('id').orderBy('id').execute()).map(({ id }) => id);
const open = async (skus?: string[]) => {
  const pieces = skus?.map((sku) => ({ sku, quantity: 1 }));
  const opened = await openReturn(shop.context, order.number, { reason: 'fault', pieces });
  return opened.status === 'opened' ? opened.id : 0;
};
const BLANK = {
  sent_at: null,
  carrier: '',
  tracking_number: '',
  received_at: null,
  statement_id: null,
  items: '',
  restocked: 0,
};

it('is written whole, and each of its steps is told once', async () => {
  const id = await open();
  const common = { id, order_id: order.id, reason: 'fault', created_at: NOW, ...BLANK };
  expect(await rowOf(id)).toEqual({ ...common, status: 'open' });
  expect(await skusOf(id)).toEqual(['A', 'B']);
  expect(await noteReturnSent(shop.context, 9_999, {})).toBe('unknown_return');
  expect(await noteReturnSent(shop.context, id, { carrier: 'ACS', trackingNumber: '74' })).toBe('sent');
  expect(await noteReturnSent(shop.context, id, { carrier: 'ACS', trackingNumber: '75' })).toBe('not_awaited');
  const sent = { ...common, sent_at: NOW, carrier: 'ACS', tracking_number: '74' };
  expect(await rowOf(id)).toEqual({ ...sent, status: 'sent' });
  const arrival = { restock: true, refund: false };
  for (const _ of [1, 2]) expect(await receiveReturn(shop.context, gateways, id, arrival)).toBe('received');
  expect(await rowOf(id)).toEqual({ ...sent, status: 'received', received_at: NOW });
  expect(await receiveReturn(shop.context, gateways, id, { ...arrival, refund: true })).toBe('refunded');
  expect(await rowOf(id)).toEqual({ ...sent, status: 'closed', received_at: NOW, restocked: 1 });
  expect(await receiveReturn(shop.context, gateways, id, arrival)).toBe('already_closed');
  expect(await receiveReturn(shop.context, gateways, 9_999, arrival)).toBe('unknown_return');
  const steps = ['opened', 'received', 'sent'].map((step) => `order-return-${step}-${order.number}-${id}`);
  expect((await letters()).filter((letter) => letter.startsWith('order-return'))).toEqual(steps);
});

it.each([
  [[], ['A', 'B']],
  [['B'], ['B']],
])('that a statement asked for is about what it named: %j', async (named, taken) => {
  const id = await db.transaction().execute(async (trx) => {
    const statement = { id: `s-${named.length}`, items: 'B' };
    const inserted = await insertReturn(trx, {
      orderId: order.id,
      reason: 'withdrawal',
      at: shop.clock.now,
      statement,
    });
    const lines = await trx.selectFrom('order_lines').selectAll().where('order_id', '=', order.id).execute();
    const selected = lines.filter(({ sku }) => named.includes(sku)).map((line) => ({ line, quantity: 1 }));
    await writeReturnLines(trx, inserted, selected);
    return inserted;
  });
  const asked = await rowOf(id);
  expect(asked).toMatchObject({
    status: 'requested',
    reason: 'withdrawal',
    statement_id: `s-${named.length}`,
    items: 'B',
  });
  expect(await open(['C'])).toBe(0);
  expect([await rowOf(id), await skusOf(id)]).toEqual([asked, named]);
  expect(await open()).toBe(id);
  expect([await rowOf(id), await skusOf(id)]).toEqual([{ ...asked, status: 'open' }, taken]);
});

it('may be declined until its goods are here, which then may come by another one', async () => {
  const id = await open(['A']);
  expect(await open(['A'])).toBe(0);
  expect(await declineReturn(shop.context, 9_999, '')).toBe('unknown_return');
  expect(await declineReturn(shop.context, id, 'Too late.')).toBe('declined');
  expect(await declineReturn(shop.context, id, 'Too late.')).toBe('already_closed');
  expect([(await rowOf(id)).status, await skusOf(id)]).toEqual(['declined', []]);
  const another = await open(['A']);
  expect(another).toBeGreaterThan(id);
  expect(await receiveReturn(shop.context, gateways, another, { restock: false, refund: false })).toBe('received');
  expect(await declineReturn(shop.context, another, '')).toBe('already_closed');
});
