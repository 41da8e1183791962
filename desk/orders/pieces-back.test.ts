/** Pieces of an order that come back, or are given up before they are paid, at the desk. */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { capturePayments } from '#platform/orders/capture/capture-payments.ts';
import { readOwnerOrder } from '#platform/orders/read/list-orders.ts';
import { gatewaysOf } from '#platform/payments/gateway.ts';
import { createManualGateway } from '#platform/payments/manual-methods.ts';
import { type DeskVisitor, openTestDesk } from '#tests/support/desk-visitor.ts';
import { willingGateway } from '#tests/support/test-gateways.ts';
import { buy, givenShop } from '#tests/support/test-shop.ts';

const { db, shop, location } = givenShop('sqlite');
const gateways = gatewaysOf(willingGateway, createManualGateway('cod'));
let owner: DeskVisitor;
let number = 0;
let path = '';
let pieces = '';

beforeAll(async () => {
  owner = await openTestDesk(shop.context, location(), gateways).signIn('owner@example.gr', 'owner');
});
beforeEach(async () => {
  await shop.setStock(shop.variants.t480, 50);
  number = await buy(shop.context, shop.variants.t480, 'eleni@example.gr', 80_700, 3);
  await capturePayments(shop.context, gateways);
  path = `/desk/orders/${number}`;
  pieces = `pieces ${(await readOwnerOrder(db, number))?.lines[0]?.sku}`;
});

const page = async () => (await owner.get(path)).text();
const act = async (fields: Record<string, string>) => (await owner.post(path, fields)).headers.get('location');
const pack = (serials: string, quantity = '3') =>
  act({ action: 'pack', [pieces]: quantity, carrier: 'ACS', number: '1', serials });

it('asks for the serial numbers of an order that left with some, and refuses those of another', async () => {
  expect(await page()).not.toContain('Serial numbers of what came back');
  await pack(`A-${number} B-${number} C-${number}`);
  expect(await page()).toContain('Serial numbers of what came back');
  const back = { action: 'refund', [pieces]: '1', came_back: 'on', restock: 'on' };
  expect(await act({ ...back, serials: 'Z9' })).toBeNull();
  expect(await act({ ...back, serials: `b-${number}` })).toBe(`${path}?done=refunded`);
  const rows = await db
    .selectFrom('fulfillment_pieces')
    .innerJoin('pieces', 'pieces.id', 'piece_id')
    .select('serial')
    .where('return_id', 'is not', null)
    .execute();
  expect(rows).toEqual([{ serial: `B-${number}` }]);
});

it('takes pieces off what is asked at the door, once a part has left', async () => {
  const order = db.selectFrom('orders').select('id').where('number', '=', number);
  const unpaid = { financial_status: 'PENDING', payment_method: 'cod', sold_at: null };
  await db.updateTable('orders').set(unpaid).where('number', '=', number).execute();
  const pending = { gateway: 'cod', status: 'pending', captured_cents: 0 } as const;
  await db.updateTable('payments').set(pending).where('order_id', '=', order).execute();
  expect(await page()).not.toContain('value="refund"');
  await pack('', '1');
  expect(await page()).toContain('value="refund"');
  expect(await act({ action: 'refund', [pieces]: '2', restock: 'on' })).toBe(`${path}?done=waived`);
  expect(await page()).toMatch(/0\.00\s€ of 269\.00/);
  // More was taken off than is left: its money can still go back once it has come.
  await act({ action: 'mark_paid' });
  expect(await page()).toContain('value="refund"');
});

it('leads from the top of an order to what is to be packed, as long as there is something', async () => {
  expect(await page()).toMatch(/<h1>.*<a [^>]*href="#pack".*<section id="pack"/s);
  // A form without an address of its own would be sent to `#pack` from then on, and its answer read below what it says.
  expect(
    (await page()).match(/<form[^>]* method="post"[^>]*>/g)?.filter((form) => !form.includes('action="/')),
  ).toEqual([]);
  await pack('');
  expect(await page()).not.toContain('"#pack"');
});
