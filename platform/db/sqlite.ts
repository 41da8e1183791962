import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  type SqliteStatement,
} from 'kysely';
import { emptyDatabase } from './database-not-opened.ts';
import { createPrivateDirectory, createPrivateFile } from './private-files.ts';
import { isBusy, lockShared, lockWhole } from './store-lock.ts';

/**
 * Kysely's SQLite dialect over Node's own `node:sqlite`.
 *
 * Three differences from Kysely's default: a transaction takes the write lock at its start (`begin immediate`), because
 * upgrading a read lock later fails at once when another process, the owner's command line say, writes in between;
 * migrations run inside such a transaction, so one that fails or is killed leaves nothing behind and two processes that open
 * an empty file at once come one after the other; and prepared statements are kept, because preparing costs more than
 * running most of ours.
 *
 * @param file path of the database file; made for its owner only when it is not there
 */
export function sqliteDialect(file: string): Dialect {
  const database = openDatabase(file);
  const dialect = new SqliteDialect({ database } satisfies SqliteDialectConfig);
  return {
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => withImmediateTransactions(dialect.createDriver()),
  };
}

/** SQLite undoes changes of its tables like any other. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function openDatabase(
  file: string,
): NonNullable<Exclude<SqliteDialectConfig['database'], (...args: never) => unknown>> {
  createPrivateDirectory(dirname(file));
  refuseEmpty(file);
  const release = lockShared(file);
  const sqlite = openFile(file, release);
  const prepared = new Map<string, SqliteStatement>();
  return {
    close() {
      sqlite.close();
      release();
    },
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = sqlite.prepare(sql);
      const wrapped: SqliteStatement = {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      };
      // Lists of ids make many texts; the bound keeps memory flat.
      if (prepared.size >= 500) prepared.clear();
      prepared.set(sql, wrapped);
      return wrapped;
    },
  };
}

/**
 * A file without a byte was a database whose content is lost: as a new one it would be filled with a shop without a word. One that another
 * process is just making is empty as well, and locked.
 *
 * @throws DatabaseNotOpened
 */
function refuseEmpty(file: string): void {
  const isEmpty = () => sizeOf(file) === 0 && !sizeOf(`${file}-wal`);
  if (!isEmpty()) return;
  const release = lockWhole(file);
  if (!release) return;
  try {
    if (isEmpty()) throw emptyDatabase(file);
  } finally {
    release();
  }
}

function sizeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.size;
}

function openFile(file: string, release: () => void): DatabaseSync {
  let sqlite: DatabaseSync | undefined;
  try {
    createPrivateFile(file);
    sqlite = new DatabaseSync(file, { timeout: 5_000 });
    turnOnWal(sqlite);
    // What is deleted is overwritten: an erased person must not be found in the file's free pages.
    sqlite.exec('pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on;');
    return sqlite;
  } catch (error) {
    sqlite?.close();
    release();
    throw error;
  }
}

/** Two that turn it on in one new file at the same moment do not wait for each other as they do elsewhere. */
function turnOnWal(sqlite: DatabaseSync): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      sqlite.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (!isBusy(error) || attempt === 50) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

function withImmediateTransactions(driver: Driver): Driver {
  return Object.assign(driver, {
    beginTransaction: async (connection: DatabaseConnection) => {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    },
  });
}
