import { describe, expect, it, vi } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import type { Database } from './database.ts';
import { preparedQuery } from './prepared-query.ts';

interface Asked {
  status: 'active';
  least: number;
  handle: string;
}

const build = vi.fn((db: Database, { status, least, handle }: Asked) =>
  db
    .selectFrom('products')
    .select('handle')
    .where('status', '=', status)
    .where('id', '>=', least)
    // The text of the statement has this value twice, and one of its own.
    .where((row) => row.or([row('handle', '=', handle), row('title', '=', handle), row('handle', '=', 'no-such')])),
);
/** The same for both databases, whose texts differ. */
const query = preparedQuery(['status', 'least', 'handle'], build);

describe.each(databaseKinds)('a prepared query on %s', (kind) => {
  const { db } = givenShop(kind);

  it('is built once and asks with the values of each call, also in a transaction', async () => {
    build.mockClear();
    const products = await db.selectFrom('products').select(['id', 'handle']).orderBy('id').limit(2).execute();
    expect(products).toHaveLength(2);
    for (const { id, handle } of products) {
      const asked: Asked = { status: 'active', least: id, handle };
      expect(await query(db, asked)).toEqual([{ handle }]);
      expect(await db.transaction().execute((trx) => query(trx, asked))).toEqual([{ handle }]);
      expect(await query(db, { ...asked, least: id + 1 })).toEqual([]);
    }
    expect(build).toHaveBeenCalledOnce();
  });
});
