import { beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { readSales } from './sales.ts';

describe.each(databaseKinds)('sales on %s', (kind) => {
  const { db, shop } = givenShop(kind);
  const titles = ['Lenovo ThinkPad T480 (A)', 'lenovo Thinkpad X280 (A)', 'LENOVO ThinkPad T14 (B)', 'ThinkPad X1 (A)'];
  beforeAll(async () => {
    for (const title of titles) {
      const number = await shop.buy();
      const { id } = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow();
      await db.updateTable('order_lines').set({ title }).where('order_id', '=', id).execute();
    }
    await db.updateTable('orders').set({ sold_at: shop.clock.now.toISOString() }).execute();
  });

  it('are told by family, however its titles are written', async () => {
    const { families } = await readSales(db, shop.clock.now, 30);
    expect(families.map(({ name, pieces }) => [name, pieces])).toEqual([
      ['Lenovo ThinkPad', 3],
      ['ThinkPad X1', 1],
    ]);
  });
});
