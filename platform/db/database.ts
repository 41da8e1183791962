import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import { type DatabaseLocation, databaseFile } from './location.ts';
import { migrationsFor } from './migrations.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/**
 * Opens the platform's database and brings its tables up to date.
 *
 * @param migrations other than the shop's own, for tests
 * @throws when the database cannot be reached or a migration fails; the tables are then as they were before
 */
export async function openDatabase(location: DatabaseLocation, migrations?: MigrationProvider): Promise<Database> {
  const { databaseUrl } = location;
  const dialect = databaseUrl
    ? new PostgresDialect({ pool: await openPool(databaseUrl) })
    : sqliteDialect(databaseFile(location));
  const db = new Kysely<Tables>({ dialect });
  const provider = migrations ?? migrationsFor(databaseUrl ? 'postgres' : 'sqlite');
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** The driver is read only where it is used. */
async function openPool(databaseUrl: string): Promise<PostgresPool> {
  const { createPostgresPool } = await import('./postgres-pool.ts');
  return createPostgresPool(databaseUrl);
}
