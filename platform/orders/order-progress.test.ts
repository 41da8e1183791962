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
    order: { financial_status: string; canceled_at?: string | null; fulfillment_status?: string },
    payment: { status: string; reference?: string; refunded_cents?: number },
  ) => {
    const { id } = await db
      .updateTable('orders')
      .set({ canceled_at: null, fulfillment_status: 'UNFULFILLED', ...order })
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
    ['REFUNDED', 26_900, 0],
    ['PAID', 0, 0],
  ])('%s with %i cents that went back tells of %i', async (financial_status, refunded_cents, told) =>
    expect((await read({ financial_status }, { status: 'captured', refunded_cents })).refundedCents).toBe(told),
  );

  it('tells of each parcel where it can be followed, and whether more will come', async () => {
    const paid = [{ financial_status: 'PAID' }, { status: 'captured' }] as const;
    expect(await read(...paid)).toMatchObject({ parcels: [], isPartlySent: false });
    const { id } = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow();
    for (const [tracking_company, tracking_url] of [
      ['ACS', null],
      ['A van', 'https://van.example/1'],
    ] as const)
      await db
        .insertInto('fulfillments')
        .values({ order_id: id, tracking_company, tracking_number: '1', tracking_url, created_at: CANCELLED })
        .execute();
    const { parcels, isPartlySent } = await read(
      { financial_status: 'PAID', fulfillment_status: 'PARTIALLY_FULFILLED' },
      { status: 'captured' },
    );
    expect([parcels.length, isPartlySent]).toEqual([2, true]);
    expect(parcels.map(({ url }) => url)).toEqual([expect.stringContaining('acscourier.net'), 'https://van.example/1']);
  });
});
