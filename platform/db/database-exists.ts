import { existsSync } from 'node:fs';
import { codeOf } from '#domain/customer/error-code.ts';
import { postgresNotOpened } from './database-not-opened.ts';
import { type DatabaseLocation, databaseFile } from './location.ts';

/** PostgreSQL: there is no database of this name. */
const UNKNOWN_DATABASE = '3D000';

/**
 * Whether a store has been here: for SQLite whether there is a file, for PostgreSQL whether the database has the store's
 * tables.
 *
 * @throws DatabaseNotOpened when PostgreSQL cannot be asked
 */
export async function databaseExists(location: DatabaseLocation): Promise<boolean> {
  const { databaseUrl } = location;
  if (!databaseUrl) return existsSync(databaseFile(location));
  const { connectClient } = await import('./postgres-pool.ts');
  try {
    const client = await connectClient(databaseUrl);
    try {
      const { rows } = await client.query<{ found: boolean }>(
        "select to_regclass('kysely_migration') is not null as found",
      );
      return rows[0]?.found === true;
    } finally {
      await client.end();
    }
  } catch (error) {
    if (codeOf(error) === UNKNOWN_DATABASE) return false;
    throw postgresNotOpened(error, databaseUrl);
  }
}
