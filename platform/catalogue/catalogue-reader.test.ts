import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, useDatabase } from '#tests/support/databases.ts';
import { fixtureCatalogue } from '#tests/support/fixture-catalogue.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { openCatalogue } from './catalogue-reader.ts';
import { readCatalogue } from './read-catalogue.ts';

describe.each(databaseKinds)('products behind an id on %s', (kind) => {
  const location = useDatabase(kind);
  let db: Database;
  /** Without the catalogue in memory that `db` has. */
  let other: Database;

  beforeAll(async () => {
    db = await openDatabase(location());
    other = await openDatabase(location());
    await seedDemo({ db, now: () => new Date(0), log: pino({ enabled: false }) }, fixtureCatalogue);
  });

  afterAll(async () => {
    await db.destroy();
    await other.destroy();
  });

  it('are those of the catalogue, in the order of their ids', async () => {
    const { products } = await readCatalogue(db);
    const inOrder = products.toSorted((a, b) => a.id - b.id);
    const reader = await openCatalogue(other);
    // What was sold decides an order of all products, and is read with them alone.
    const expected = inOrder.map((product) => ({ ...product, sold: 0 }));
    expect(await reader.productsAfter(0, 100)).toEqual(expected);
    expect(await reader.productsAfter(inOrder[4]?.id ?? 0, 6)).toEqual(expected.slice(5, 11));
    expect(await reader.productsAfter(inOrder.at(-1)?.id ?? 0, 6)).toEqual([]);
  });

  // A database that is reached by a connection lets others in with each of its answers.
  it.runIf(kind === 'sqlite')('lets others in after every few of them', async () => {
    let turns = 0;
    let isRead = false;
    const count = () => {
      turns += 1;
      if (!isRead) setImmediate(count);
    };
    const reader = await openCatalogue(other);
    setImmediate(count);
    expect(await reader.productsAfter(0, 100)).toHaveLength(17);
    isRead = true;
    expect(turns).toBeGreaterThan(4);
  });
});
