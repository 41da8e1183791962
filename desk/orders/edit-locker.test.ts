/** The order's page in the desk of a shop that has its courier's list of lockers. */
import { expect, it, vi } from 'vitest';
import { readOwnerOrder } from '#platform/orders/read/list-orders.ts';
import { gatewaysOf } from '#platform/payments/gateway.ts';
import { openTestDesk } from '#tests/support/desk-visitor.ts';
import { willingGateway } from '#tests/support/test-gateways.ts';
import { givenShop } from '#tests/support/test-shop.ts';

vi.mock('#platform/cart/shop-delivery.ts', async (importOriginal) => {
  const { shopDelivery } = await importOriginal<typeof import('#platform/cart/shop-delivery.ts')>();
  return { shopDelivery: { ...shopDelivery, lockers: [{ id: '77', place: 'Εγνατία 1', postcode: '54630' }] } };
});

const { db, shop, location } = givenShop('sqlite');

it('chooses another locker by its code, and leaves one that the list no longer has', async () => {
  const owner = await openTestDesk(shop.context, location(), gatewaysOf(willingGateway)).signIn(
    'o@example.gr',
    'owner',
  );
  const number = await shop.buy();
  const path = `/desk/orders/${number}`;
  const edit = (locker: string) => owner.post(path, { action: 'order_edit', email: 'a@example.gr', note: '', locker });
  const lockerOf = async () => (await readOwnerOrder(db, number))?.address.locker;
  expect(await (await owner.get(path)).text()).not.toContain('name="locker"');
  const { address } = (await readOwnerOrder(db, number)) ?? expect.fail('no order');
  const shipping_address = JSON.stringify({ ...address, locker: { id: 'gone', place: 'Ερμού 5' } });
  await db.updateTable('orders').set({ shipping_method: 'locker', shipping_address }).execute();
  expect(await (await owner.get(path)).text()).toMatch(/name="locker"[^>]*value="gone"/);
  expect((await edit('gone')).status).toBe(303);
  expect(await (await edit('78')).text()).toContain('no locker with this code');
  expect(await lockerOf()).toEqual({ id: 'gone', place: 'Ερμού 5' });
  expect((await edit('77')).headers.get('location')).toContain('done=edited');
  expect(await lockerOf()).toEqual({ id: '77', place: 'Εγνατία 1' });
});
