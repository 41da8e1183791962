/** What the courier's file asks to collect at the door. */
import { expect, it } from 'vitest';
import { givenShop } from '#tests/support/test-shop.ts';
import { readOwnerOrder } from '../read/list-orders.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { writeLabels } from './label-parcels.ts';

const { db, shop } = givenShop('sqlite');

it('the first parcel collects the whole sum, the others nothing', async () => {
  const number = await shop.buy();
  const { id } = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow();
  await db
    .updateTable('orders')
    .set({ financial_status: 'PENDING', payment_method: 'cod' })
    .where('id', '=', id)
    .execute();
  await db.updateTable('payments').set({ gateway: 'cod', status: 'pending' }).where('order_id', '=', id).execute();
  await db.updateTable('order_lines').set({ quantity: 2 }).where('order_id', '=', id).execute();
  const line = await db.selectFrom('order_lines').select('sku').where('order_id', '=', id).executeTakeFirstOrThrow();
  const collected = async () => {
    const order = await readOwnerOrder(db, number);
    const [headings = '', row = ''] =
      (await writeLabels(db, order ? [order] : [], 'geniki', { forExcel: false }))?.split('\n') ?? [];
    return row.split(',')[headings.split(',').indexOf('CodAmount')];
  };
  expect(await collected()).toMatch(/^2\d\d\.00$/);
  const parcel = { carrier: 'ACS', trackingNumber: '7' };
  expect(await fulfilOrder(shop.context, number, parcel, [{ sku: line.sku, quantity: 1 }])).toBe('fulfilled');
  expect(await collected()).toBe('');
});
