import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databaseKinds, useDatabase } from '#tests/support/databases.ts';
import { openDatabase } from './database.ts';
import { databaseFile } from './location.ts';
import { FIRST_RELEASE, migrationsFor } from './migrations.ts';
import { createPostgresPool } from './postgres-pool.ts';
import { sqliteDialect } from './sqlite.ts';

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
  /** The names of its migrations, read and written without opening it as the store does. */
  async function migrationNames(names?: readonly string[]): Promise<string[]> {
    const { databaseUrl } = location();
    const pool = databaseUrl && createPostgresPool(databaseUrl);
    const db = new Kysely<never>({
      dialect: pool ? new PostgresDialect({ pool }) : sqliteDialect(databaseFile(location())),
    });
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    if (names) await sql`delete from kysely_migration`.execute(db);
    for (const name of names ?? [])
      await sql`insert into kysely_migration values (${name}, '2026-11-28T08:00:00.000Z')`.execute(db);
    await db.destroy();
    return rows.map(({ name }) => name);
  }
  const openOnce = async () => (await openDatabase(location())).destroy();

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

  it('of the last development version is that of 1.0.0, with its rows', async () => {
    const { [FIRST_RELEASE]: release, ...later } = await migrationsFor(kind).getMigrations();
    const first = await openDatabase(location(), {
      getMigrations: async () => (release ? { [FIRST_RELEASE]: release } : {}),
    });
    await first.insertInto('meta').values({ key: 'public_url', value: 'https://shop.example.gr' }).execute();
    const texts = { title: 'Α', description_html: '', updated_at: '2026-11-28T08:00:00.000Z' };
    const handles = ['light', 'own'];
    await first
      .insertInto('collections')
      .values(handles.map((handle) => ({ handle, ...texts })))
      .execute();
    await first.destroy();
    await migrationNames(['0001_initial', '0017_partial_orders', '0033_order_notes']);
    await Promise.all([openElsewhere(location()), openElsewhere(location())]);
    expect(await migrationNames()).toEqual([FIRST_RELEASE, ...Object.keys(later)]);
    const db = await openDatabase(location());
    expect(await db.selectFrom('meta').selectAll().execute()).toMatchObject([{ key: 'public_url' }]);
    const rules = await db.selectFrom('collections').select(['handle', 'rule']).orderBy('handle').execute();
    expect(rules.map(({ rule }) => rule)).toEqual(['product_type:Laptop tag:light', null]);
    await db.deleteFrom('meta').execute();
    await db.destroy();
  });

  it.each([
    ['an earlier development version', ['0001_initial', '0032_staff'], /development version before 1\.0\.0/],
    ['a newer release', [FIRST_RELEASE, '9999_later'], /newer release/],
  ])('of %s is refused and left as it is', async (_which, names, sentence) => {
    await openOnce();
    const before = await migrationNames(names);
    await expect(openOnce()).rejects.toMatchObject({ code: 'OTHER_RELEASE', message: expect.stringMatching(sentence) });
    expect(await migrationNames(before)).toEqual(names);
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
