import type { Kysely } from 'kysely';
import { DatabaseNotOpened } from './database-not-opened.ts';
import { FIRST_RELEASE } from './migrations.ts';

/** The first and the last of the many migrations before 1.0.0. After the last the tables are those of `FIRST_RELEASE`. */
const DEVELOPMENT = { first: '0001_initial', last: '0033_order_notes' };

/** `outdated` lacks migrations of before 1.0.0, which no release has; `newer` has some that only a later release has. */
export type Tables = 'current' | 'development' | 'outdated' | 'newer';

/** @param names of the migrations that a database went through */
export function tablesAfter(names: readonly string[], known: ReadonlySet<string>): Tables {
  if (names.includes(DEVELOPMENT.first)) return names.includes(DEVELOPMENT.last) ? 'development' : 'outdated';
  return names.every((name) => known.has(name)) ? 'current' : 'newer';
}

/**
 * Notes that a database of the last development version has the tables of 1.0.0, before the migrations run.
 *
 * @throws DatabaseNotOpened for a database that no migration of this release leads on from; nothing was changed
 */
export async function acceptTables(db: Kysely<never>, known: ReadonlySet<string>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return;
  const log = db.withTables<{ kysely_migration: { name: string; timestamp: string } }>();
  const rows = await log.selectFrom('kysely_migration').select('name').execute();
  const names = rows.map(({ name }) => name);
  const found = tablesAfter(names, known);
  if (found === 'outdated' || found === 'newer') throw new DatabaseNotOpened('OTHER_RELEASE', SENTENCES[found], null);
  if (found === 'current') return;
  await log.transaction().execute(async (trx) => {
    await trx
      .insertInto('kysely_migration')
      .values({ name: FIRST_RELEASE, timestamp: new Date().toISOString() })
      // Two processes may start at once.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .deleteFrom('kysely_migration')
      .where(
        'name',
        'in',
        names.filter((name) => !known.has(name)),
      )
      .execute();
  });
}

const SENTENCES = {
  outdated: `The database was made by a development version before 1.0.0. Start it once with the last of them (the last commit with the migration ${DEVELOPMENT.last}), then with this release; nothing was changed.`,
  newer:
    'The database was made by a newer release of the store. Install that release, or restore a backup of this one; nothing was changed.',
};
