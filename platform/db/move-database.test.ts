import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/databases.ts';
import { buy, openTestShop } from '#tests/support/test-shop.ts';
import { type Database, openDatabase } from './database.ts';
import { databaseFile } from './location.ts';
import { writeMeta } from './meta.ts';
import { moveDatabase } from './move-database.ts';

describe('a shop that moves from SQLite to PostgreSQL', () => {
  const source = useDatabase('sqlite');
  const server = useDatabase('postgres', 'nothing');
  const target = () => ({ dataDir: source().dataDir, databaseUrl: server().databaseUrl ?? '' });

  it('is whole, with its numbers, and several processes go on selling on it', async () => {
    const before = await openDatabase(source());
    const shop = await openTestShop(before);
    const numbers = [await shop.buy('maria@example.gr'), await shop.buy('nikos@example.gr')];
    await writeMeta(before, 'public_url', 'έ\u2060€ 😀');
    // The newest row is gone, and its number is not given again.
    await before
      .insertInto('discounts')
      .values(await aDiscount(before))
      .execute();
    await before.deleteFrom('discounts').where('code', '=', 'GONE').execute();
    await before.destroy();

    const shown: number[] = [];
    const moved = await moveDatabase(target(), (done) => shown.push(done));
    expect(moved.get('orders')).toBe(2);
    expect(shown.at(-1)).toBe(moved.size);
    expect(await rowsOfTarget()).toEqual(rowsOfSource());

    const [one, other] = [await openDatabase(target()), await openDatabase(target())];
    try {
      const contexts = [one, other].map((db) => ({ ...shop.context, db }));
      const next = await Promise.all(
        contexts.map((context) => buy(context, shop.variants.x280, 'eleni@example.gr', 20_390)),
      );
      expect(next.sort()).toEqual([Math.max(...numbers) + 1, Math.max(...numbers) + 2]);
      const added = await one
        .insertInto('discounts')
        .values(await aDiscount(one))
        .returning('id')
        .executeTakeFirstOrThrow();
      const { seq } = sequenceOf('discounts');
      expect(added.id).toBe(seq + 1);
      const version = () => other.selectFrom('catalogue_versions').selectAll().execute();
      const first = await version();
      await one
        .updateTable('product_variants')
        .set({ price_cents: 18_000 })
        .where('id', '=', shop.variants.x280)
        .execute();
      expect(await version()).not.toEqual(first);
    } finally {
      await Promise.all([one.destroy(), other.destroy()]);
    }

    await expect(moveDatabase(target())).rejects.toMatchObject({ name: 'MoveRefused', code: 'not_empty' });
    expect((await rowsOfTarget()).orders).toHaveLength(4);
  });

  function openSource(): DatabaseSync {
    return new DatabaseSync(databaseFile(source()), { readOnly: true });
  }

  function sequenceOf(table: string): { seq: number } {
    const database = openSource();
    const row = database.prepare('select seq from sqlite_sequence where name = ?').get(table);
    database.close();
    return { seq: Number(row?.seq) };
  }

  function rowsOfSource(): Record<string, unknown[]> {
    const database = openSource();
    const tables = database
      .prepare("select name from sqlite_master where type = 'table'")
      .all()
      .map(({ name }) => String(name));
    const rows = tables
      .filter(isOurs)
      .map((table) => [table, sorted(database.prepare(`select * from "${table}"`).all())] as const);
    database.close();
    return Object.fromEntries(rows);
  }

  async function rowsOfTarget(): Promise<Record<string, unknown[]>> {
    const client = new Client({ connectionString: target().databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    );
    const result: Record<string, unknown[]> = {};
    for (const { name } of rows.filter((row) => isOurs(row.name))) {
      result[name] = sorted((await client.query(`select * from "${name}"`)).rows);
    }
    await client.end();
    return result;
  }
});

const isOurs = (name: string) => !/^(?:kysely_|sqlite_|product_changes$)/.test(name);
/** The two sort texts differently, and PostgreSQL's driver gives large whole numbers as texts. */
const sorted = (rows: readonly object[]) =>
  rows
    .map((row) =>
      JSON.stringify(
        Object.entries(row)
          .map(([name, value]) => [name, value === null ? null : String(value)])
          .sort(),
      ),
    )
    .sort();

async function aDiscount(db: Database) {
  const { id: _, ...row } = await db.selectFrom('discounts').selectAll().executeTakeFirstOrThrow();
  return { ...row, code: 'GONE' };
}

describe('moving is refused, and nothing is changed,', () => {
  const source = useDatabase('sqlite');
  const server = useDatabase('postgres', 'nothing');
  const target = () => ({ dataDir: source().dataDir, databaseUrl: server().databaseUrl ?? '' });
  let open: Database[] = [];
  beforeEach(() => {
    open = [];
  });
  afterEach(() => Promise.all(open.map((db) => db.destroy())));

  it('where there is no database to move', async () => {
    await expect(moveDatabase(target())).rejects.toMatchObject({ code: 'no_source' });
  });

  it('while a store has it open', async () => {
    open.push(await openDatabase(source()));
    await expect(moveDatabase(target())).rejects.toMatchObject({ code: 'in_use' });
  });

  it('when something arrives otherwise than it was, and can be tried again', async () => {
    const before = await openDatabase(source());
    await (await openTestShop(before)).buy();
    await before.destroy();
    open.push(await openDatabase(target()));
    const client = new Client({ connectionString: target().databaseUrl });
    await client.connect();
    await client.query('create rule spoil as on insert to order_lines do instead nothing');
    await expect(moveDatabase(target())).rejects.toMatchObject({ code: 'differs', table: 'order_lines' });
    expect((await client.query('select 1 from orders')).rowCount).toBe(0);
    await client.query('drop rule spoil on order_lines');
    await client.end();
    expect((await moveDatabase(target())).get('order_lines')).toBe(1);
  });
});
