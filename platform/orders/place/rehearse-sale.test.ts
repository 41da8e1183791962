import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { rehearseSale } from './rehearse-sale.ts';

const WRITTEN = ['carts', 'cart_lines', 'checkouts', 'payments', 'stock_holds'] as const;

describe.each(databaseKinds)('a rehearsed sale on %s', (kind) => {
  const { db, shop } = givenShop(kind);
  const counts = async () => {
    const all: Record<string, number> = {};
    for (const table of WRITTEN) all[table] = (await db.selectFrom(table).selectAll().execute()).length;
    const stock = await db.selectFrom('product_variants').select('stock').orderBy('id').execute();
    return { ...all, stock: stock.map((row) => row.stock) };
  };

  it('leaves nothing behind', async () => {
    const before = await counts();
    await rehearseSale(shop.context);
    expect(await counts()).toEqual(before);
  });

  it('takes no number from an order', async () => {
    const first = await shop.buy();
    await rehearseSale(shop.context);
    expect(await shop.buy()).toBe(first + 1);
  });

  it.each(['product_variants', 'cart_lines', 'checkouts', 'payments', 'orders'])(
    'fails where %s cannot be used',
    async (table) => {
      await sql`alter table ${sql.ref(table)} rename to gone`.execute(db);
      await expect(rehearseSale(shop.context)).rejects.toThrow();
      await sql`alter table gone rename to ${sql.ref(table)}`.execute(db);
    },
  );

  it('is possible in a shop that has nothing left', async () => {
    await db.updateTable('product_variants').set({ stock: 0 }).execute();
    await rehearseSale(shop.context);
  });
});
