import { type Dialect, Kysely, PostgresAdapter, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import { acceptTables } from './accept-tables.ts';
import { postgresNotOpened, sqliteNotOpened } from './database-not-opened.ts';
import { type DatabaseLocation, databaseFile } from './location.ts';
import { migrationsFor } from './migrations.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

/** Also a transaction: where it does not matter whether there is one. */
export type Database = Kysely<Tables>;

export type Trx = Transaction<Tables>;

/**
 * Opens the platform's database and brings its tables up to date.
 *
 * @param migrations other than the shop's own, for tests
 * @throws DatabaseNotOpened when it cannot be used; what else a migration throws, and the tables are then as they were
 */
export async function openDatabase(location: DatabaseLocation, migrations?: MigrationProvider): Promise<Database> {
  const { databaseUrl } = location;
  if (databaseUrl) return migrate(new PostgresDialect({ pool: await openPool(databaseUrl) }), 'postgres', migrations);
  const file = databaseFile(location);
  try {
    return await migrate(sqliteDialect(file), 'sqlite', migrations);
  } catch (error) {
    throw sqliteNotOpened(error, file) ?? error;
  }
}

async function migrate(dialect: Dialect, kind: 'postgres' | 'sqlite', migrations?: MigrationProvider) {
  const db = new Kysely<Tables>({ dialect });
  const provider = migrations ?? migrationsFor(kind);
  try {
    await acceptTables(db.withTables<never>(), new Set(Object.keys(await provider.getMigrations())));
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    if (error) throw error;
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** For the few statements that the two databases spell differently. */
export function isPostgres(db: Database): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** The driver is read only where it is used. */
async function openPool(databaseUrl: string): Promise<PostgresPool> {
  const { connectClient, createPostgresPool } = await import('./postgres-pool.ts');
  try {
    await (await connectClient(databaseUrl)).end();
  } catch (error) {
    throw postgresNotOpened(error, databaseUrl);
  }
  return createPostgresPool(databaseUrl);
}
