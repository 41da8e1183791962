import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { databaseKinds, useDatabase } from '#tests/support/databases.ts';
import { openDatabase } from '../db/database.ts';
import { seedShop } from './seed-shop.ts';

const now = () => new Date('2026-09-15T10:00:00.000Z');
const log = pino({ enabled: false });

describe.each(databaseKinds)('the start of a store on %s', (kind) => {
  const empty = useDatabase(kind);
  const demo = useDatabase(kind);

  it('leaves a database empty that was begun with SEED=none, until a start is asked for the demo shop', async () => {
    const db = await openDatabase(empty());
    await seedShop({ db, now, log }, 'none');
    await seedShop({ db, now, log }, 'demo');
    const counts = [
      await db.selectFrom('products').select('id').execute(),
      await db.selectFrom('discounts').select('id').execute(),
    ];
    expect(counts).toEqual([[], []]);
    await seedShop({ db, now, log }, 'demo', true);
    expect((await db.selectFrom('products').select('id').execute()).length).toBeGreaterThan(100);
    await db.destroy();
  });

  it('fills an empty one once', async () => {
    const db = await openDatabase(demo());
    await seedShop({ db, now, log }, 'demo');
    const { length } = await db.selectFrom('products').select('id').execute();
    await seedShop({ db, now, log }, 'demo');
    expect(length).toBeGreaterThan(100);
    expect(await db.selectFrom('products').select('id').execute()).toHaveLength(length);
    expect((await db.selectFrom('articles').select('id').execute()).length).toBeGreaterThan(0);
    await db.destroy();
  });
});
