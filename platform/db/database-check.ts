import { statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { checkIntegrity } from './check-integrity.ts';
import type { Database } from './database.ts';

/** How often the whole of a SQLite file is read, ms. */
const INTEGRITY_EVERY_MS = 5 * 60_000;

/**
 * @param file the SQLite file that is open; null on PostgreSQL
 * @returns a check that rejects when a row cannot be written, when a page of the file is damaged, or when the file is not where it was
 *   opened: SQLite goes on writing to a deleted one, and everything is lost at the next start
 */
export function createDatabaseCheck(db: Database, now: () => Date, file: string | null): () => Promise<void> {
  const opened = file === null ? null : statSync(file).ino;
  let integrity = { isWhole: Promise.resolve(), at: Number.NEGATIVE_INFINITY };
  return async () => {
    const value = now().toISOString();
    await db
      .insertInto('meta')
      .values({ key: 'checked_at', value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
    if (file === null) return;
    if ((await stat(file)).ino !== opened) throw new Error(`${file} is another file than the one that is open`);
    if (performance.now() - integrity.at >= INTEGRITY_EVERY_MS)
      integrity = { isWhole: checkIntegrity(file), at: performance.now() };
    await integrity.isWhole;
  };
}
