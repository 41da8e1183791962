import { beforeAll, describe, expect, it } from 'vitest';
import { givenShop } from '#tests/support/test-shop.ts';
import { readOrderProgress } from './order-progress.ts';

describe('what a buyer is told of an order', () => {
  const { db, shop } = givenShop('sqlite');
  let number = 0;
  beforeAll(async () => {
    number = await shop.buy();
  });

  const read = async (
    order: { financial_status: string; canceled_at?: string | null },
    payment: { status: string; reference?: string; refunded_cents?: number },
  ) => {
    const { id } = await db
      .updateTable('orders')
      .set({ canceled_at: null, ...order })
      .where('number', '=', number)
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('payments')
      .set({ reference: 'pi_1', refunded_cents: 0, ...payment } as object)
      .where('order_id', '=', id)
      .execute();
    return readOrderProgress(db, number);
  };
  const CANCELLED = '2026-11-20T08:00:00.000Z';

  it.each([
    ['AUTHORIZED', 'authorized', 'held'],
    ['AUTHORIZED', 'capturing', 'held'],
    ['PAID', 'captured', 'paid'],
    ['PARTIALLY_PAID', 'captured', 'paid'],
    ['PARTIALLY_REFUNDED', 'captured', 'paid'],
    ['PENDING', 'pending', 'awaited'],
    ['PAID', 'refunding', 'refunding'],
    ['REFUNDED', 'refunded', 'refunded'],
    ['REFUNDED', 'voided', 'released'],
    ['VOIDED', 'captured', 'released'],
  ])('%s with a payment that is %s: the money is %s', async (financial_status, status, money) =>
    expect((await read({ financial_status }, { status })).money).toBe(money),
  );

  it.each([
    [CANCELLED, 'VOIDED', '', 'cancelled'],
    [CANCELLED, 'VOIDED', 'pi_1', 'released'],
    [null, 'VOIDED', '', 'released'],
    [CANCELLED, 'REFUNDED', '', 'released'],
  ])(
    'called off at %s, %s, with the reference %j: the money is %s',
    async (canceled_at, financial_status, reference, money) =>
      expect((await read({ financial_status, canceled_at }, { status: 'voided', reference })).money).toBe(money),
  );

  it.each([
    ['PARTIALLY_REFUNDED', 5_000, 5_000],
    ['REFUNDED', 26_900, 26_900],
    ['PAID', 0, 0],
  ])('%s with %i cents that went back tells of %i', async (financial_status, refunded_cents, told) =>
    expect((await read({ financial_status }, { status: 'captured', refunded_cents })).refundedCents).toBe(told),
  );

  it('tells of each parcel where it can be followed, and whether more will come', async () => {
    const paid = [{ financial_status: 'PAID' }, { status: 'captured' }] as const;
    expect(await read(...paid)).toMatchObject({ parcels: [], isPartlySent: false });
    const { id } = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow();
    await db.updateTable('order_lines').set({ quantity: 3 }).where('order_id', '=', id).execute();
    const line = await db.selectFrom('order_lines').select('id').where('order_id', '=', id).executeTakeFirstOrThrow();
    for (const [tracking_company, tracking_url] of [
      ['ACS', null],
      ['A van', 'https://van.example/1'],
    ] as const) {
      const parcel = await db
        .insertInto('fulfillments')
        .values({ order_id: id, tracking_company, tracking_number: '1', tracking_url, created_at: CANCELLED })
        .returning('id')
        .executeTakeFirstOrThrow();
      const one = { fulfillment_id: parcel.id, order_line_id: line.id, quantity: 1 };
      await db.insertInto('fulfillment_lines').values(one).execute();
    }
    const { parcels, isPartlySent, pieces } = await read(...paid);
    expect([parcels.length, isPartlySent]).toEqual([2, true]);
    expect(pieces).toEqual([{ ordered: 3, sent: 2, refunded: 0, left: 1, withdrawable: 3 }]);
    expect(parcels.map(({ url }) => url)).toEqual([expect.stringContaining('acscourier.net'), 'https://van.example/1']);
  });
});
