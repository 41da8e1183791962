import { beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { readOpenWork } from './open-work.ts';

describe.each(databaseKinds)('what waits for staff on %s', (kind) => {
  const { db, shop } = givenShop(kind);
  const few = async () => (await readOpenWork(db)).fewLeft.map(({ title }) => title);

  beforeAll(async () => {
    await db.updateTable('product_variants').set({ stock: 3 }).execute();
    const { t480, x280 } = shop.variants;
    const { product_id } = await db
      .selectFrom('product_variants')
      .select('product_id')
      .where('id', '=', t480)
      .executeTakeFirstOrThrow();
    await db.updateTable('product_variants').set({ product_id, position: 2 }).where('id', '=', x280).execute();
  });

  it('has the products of which few pieces are left in all, whatever each choice has', async () => {
    await shop.setStock(shop.variants.t480, 2);
    expect(await few()).toEqual([]);
    await shop.setStock(shop.variants.x280, 0);
    expect(await few()).toEqual([expect.stringContaining('T480')]);
    await shop.setStock(shop.variants.t480, 0);
    expect(await few()).toEqual([]);
  });
});
