import { DatabaseSync } from 'node:sqlite';
import { tablesAfter } from './accept-tables.ts';
import { migrationsFor } from './migrations.ts';

/** What a database holds, for the person who saved or restores it. */
export interface BackupContent {
  orders: number;
  newestOrder: { number: number; processedAt: Date } | null;
}

/** A file that is not what a backup must be; `code` says how. */
export class BackupError extends Error {
  override name = 'BackupError';
  readonly code: 'not_a_database' | 'damaged' | 'not_a_shop' | 'newer' | 'outdated' | 'exists' | 'in_use' | 'disk_full';

  constructor(code: BackupError['code']) {
    super(`backup: ${code}`);
    this.code = code;
  }
}

/**
 * Makes sure that a SQLite file is a whole database of this store, of this version or an older one, and merges the `-wal` beside it
 * into it.
 *
 * @throws BackupError when it is not
 */
export async function inspectBackup(file: string): Promise<BackupContent> {
  const known = new Set(Object.keys(await migrationsFor('sqlite').getMigrations()));
  const database = new DatabaseSync(file);
  try {
    database.exec('pragma journal_mode = delete');
    const [check] = database.prepare('pragma integrity_check').all();
    if (check?.integrity_check !== 'ok') throw new BackupError('damaged');
    const tables = new Set(database.prepare("select name from sqlite_master where type = 'table'").all().map(nameOf));
    if (!['kysely_migration', 'meta', 'orders'].every((table) => tables.has(table)))
      throw new BackupError('not_a_shop');
    const migrations = database.prepare('select name from kysely_migration').all().map(nameOf);
    const tablesFound = tablesAfter(migrations, known);
    if (tablesFound === 'outdated' || tablesFound === 'newer') throw new BackupError(tablesFound);
    return readContent(database);
  } catch (error) {
    throw toBackupError(error);
  } finally {
    database.close();
  }
}

function readContent(database: DatabaseSync): BackupContent {
  const orders = Number(database.prepare('select count(*) as count from orders').get()?.count);
  const newest = database.prepare('select number, processed_at from orders order by number desc limit 1').get();
  return {
    orders,
    newestOrder: newest ? { number: Number(newest.number), processedAt: new Date(String(newest.processed_at)) } : null,
  };
}

const nameOf = ({ name }: Record<string, unknown>) => String(name);

/** By SQLite's primary codes, https://www.sqlite.org/rescode.html. */
const CODES: Readonly<Record<number, BackupError['code']>> = { 11: 'damaged', 13: 'disk_full', 26: 'not_a_database' };

export function toBackupError(error: unknown): unknown {
  const errcode = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  const code = CODES[errcode];
  return code ? new BackupError(code) : error;
}
