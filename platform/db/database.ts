import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import type { Pool } from 'pg';
import { migrationsFor } from './migrations.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/**
 * Opens the platform's database and brings its tables up to date.
 *
 * @param location `databaseUrl` (`postgres://…`) when set, else a SQLite file in `dataDir`
 * @param migrations other than the shop's own, for tests
 * @throws when the database cannot be reached or a migration fails; the tables are then as they were before
 */
export async function openDatabase(
  location: { databaseUrl?: string | undefined; dataDir: string },
  migrations?: MigrationProvider,
): Promise<Database> {
  const { databaseUrl, dataDir } = location;
  const dialect = databaseUrl
    ? new PostgresDialect({ pool: await createPool(databaseUrl) })
    : sqliteDialect(join(dataDir, 'platform.sqlite'));
  const db = new Kysely<Tables>({ dialect });
  const provider = migrations ?? migrationsFor(databaseUrl ? 'postgres' : 'sqlite');
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/**
 * Without a listener, a connection that the server ends while it is idle (a restart, say) would end this process. The
 * pool has dropped that connection already; the next query opens another or fails with its own error.
 */
async function createPool(connectionString: string): Promise<Pool> {
  const { Pool } = await import('pg');
  return new Pool({ connectionString, max: 10 }).on('error', () => undefined);
}
