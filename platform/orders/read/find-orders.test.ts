import { beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { findOrders } from './find-orders.ts';

describe.each(databaseKinds)('orders on %s', (kind) => {
  const { db, shop } = givenShop(kind);
  const found = async (text: string) => (await findOrders(db, text, 20)).map(({ number }) => number);
  beforeAll(async () => {
    for (const email of ['maria@example.gr', 'nikos@example.gr']) await shop.buy(email);
    const invoice = JSON.stringify({ name: 'Νήμα ΑΕ', taxNumber: '094259216' });
    await db.updateTable('orders').set({ invoice, note: 'Στον θυρωρό' }).where('number', '=', 1002).execute();
    const { id } = await db.selectFrom('orders').select('id').where('number', '=', 1001).executeTakeFirstOrThrow();
    const parcel = {
      tracking_company: 'ACS',
      tracking_number: '7401234567',
      tracking_url: null,
      created_at: '2026-11-20',
    };
    await db
      .insertInto('fulfillments')
      .values({ order_id: id, ...parcel })
      .execute();
  });

  it.each([
    ['#1001', [1001]],
    ['MARIA@example.gr', [1001]],
    ['παπαδοπουλου αριστοτέλους', [1002, 1001]],
    ['694 000 0000', [1002, 1001]],
    ['+30 6940000000', [1002, 1001]],
    ['0030 694-000-0000', [1002, 1001]],
    ['(694) 000.0000', [1002, 1001]],
    ['094259216', [1002]],
    ['ΘΥΡΩΡΟ', [1002]],
    ['7401234567', [1001]],
    ['t480', [1002, 1001]],
    ['\u200Bνήμα', [1002]],
    ['μαρία nikos', [1002]],
    ['somebody else', []],
    ['  ', []],
  ])('are found by %j', async (text, numbers) => expect(await found(text)).toEqual(numbers));

  it('are as many as asked for, and go on behind those', async () => {
    expect(await findOrders(db, 'example', 1)).toMatchObject([{ number: 1002 }]);
    expect(await findOrders(db, 'example', 1, 1002)).toMatchObject([{ number: 1001 }]);
  });
});
