import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databaseKinds, useDatabase } from '#tests/support/databases.ts';
import { openDatabase } from './database.ts';
import { migrationsFor } from './migrations.ts';

const database = new URL('./database.ts', import.meta.url).href;

/** Opens the database in a process of its own and prints how many migrations it knows. */
async function openElsewhere(location: object): Promise<string> {
  const script = `
    import { openDatabase } from ${JSON.stringify(database)};
    const db = await openDatabase(${JSON.stringify(location)});
    const rows = await db.selectFrom('kysely_migration').selectAll().execute();
    await db.selectFrom('oauth_keys').selectAll().execute();
    await db.destroy();
    console.log(rows.length);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  return stdout.trim();
}

describe.each(databaseKinds)('an empty database on %s', (kind) => {
  const location = useDatabase(kind, 'nothing');

  it('is as it was after a migration that failed', async () => {
    const own = await migrationsFor(kind).getMigrations();
    const broken = {
      getMigrations: async () => ({
        ...own,
        '9999_broken': {
          async up(db: Parameters<NonNullable<(typeof own)[string]>['up']>[0]) {
            await sql`create table half (id integer)`.execute(db);
            throw new Error('out of disk');
          },
        },
      }),
    };
    await expect(openDatabase(location(), broken)).rejects.toThrow('out of disk');
    const nothing = { getMigrations: async () => ({}) };
    const db = await openDatabase(location(), nothing);
    const tables = await db.introspection.getTables();
    await db.destroy();
    expect(tables.map(({ name }) => name).filter((name) => !name.startsWith('kysely_'))).toEqual([]);
  });

  it('goes on with the numbers of the orders that were there', async () => {
    const migrations = Object.entries(await migrationsFor(kind).getMigrations());
    const before = Object.fromEntries(migrations.filter(([name]) => name < '0008_order_numbers'));
    const old = await openDatabase(location(), { getMigrations: async () => before });
    await sql`update counters set value = 1041`.execute(old);
    await old.destroy();
    const db = await openDatabase(location());
    const next = () => db.insertInto('order_numbers').defaultValues().returning('number').executeTakeFirst();
    expect([await next(), await next()]).toEqual([{ number: 1042 }, { number: 1043 }]);
    await db.destroy();
  });

  it('is read by an older process when a newer one has added a column', async () => {
    const [older, newer] = [await openDatabase(location()), await openDatabase(location())];
    const read = () => older.selectFrom('meta').selectAll().where('key', '=', 'seeded_at').execute();
    await older.insertInto('meta').values({ key: 'seeded_at', value: 'today' }).execute();
    expect(await read()).toEqual([{ key: 'seeded_at', value: 'today' }]);
    await sql`alter table meta add column note text`.execute(newer);
    expect(await read()).toEqual([{ key: 'seeded_at', value: 'today', note: null }]);
    await older.destroy();
    await newer.destroy();
  });

  it('is opened by several processes at once', async () => {
    const count = Object.keys(await migrationsFor(kind).getMigrations()).length;
    const opened = await Promise.all([1, 2, 3].map(() => openElsewhere(location())));
    expect(opened).toEqual([1, 2, 3].map(() => String(count)));
  });
});
