import { statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Database } from './database.ts';

/**
 * @param file the SQLite file that is open; null on PostgreSQL
 * @returns a check that rejects when a row cannot be written, or the file is not where it was opened: SQLite goes on
 *   writing to a deleted one, and everything is lost at the next start
 */
export function createDatabaseCheck(db: Database, now: () => Date, file: string | null): () => Promise<void> {
  const opened = file === null ? null : statSync(file).ino;
  return async () => {
    const value = now().toISOString();
    await db
      .insertInto('meta')
      .values({ key: 'checked_at', value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
    if (file !== null && (await stat(file)).ino !== opened)
      throw new Error(`${file} is another file than the one that is open`);
  };
}
