import { mkdirSync } from 'node:fs';
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

/**
 * Kysely's SQLite dialect over Node's own `node:sqlite`.
 *
 * Three differences from Kysely's default: a transaction takes the write lock at its start (`begin immediate`), because
 * upgrading a read lock later fails at once when another process, the owner's command line say, writes in between;
 * migrations run inside such a transaction, so one that fails or is killed leaves nothing behind and two processes that open
 * an empty file at once come one after the other; and prepared statements are kept, because preparing costs more than
 * running most of ours.
 *
 * @param file path of the database file, or `:memory:`
 */
export function sqliteDialect(file: string): Dialect {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = openDatabase(file);
  const dialect = new SqliteDialect({ database } satisfies SqliteDialectConfig);
  return {
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => withImmediateTransactions(dialect.createDriver()),
  };
}

const SQLITE_BUSY = 5;

/** SQLite undoes changes of its tables like any other. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function openDatabase(
  file: string,
): NonNullable<Exclude<SqliteDialectConfig['database'], (...args: never) => unknown>> {
  const sqlite = new DatabaseSync(file, { timeout: 5_000 });
  turnOnWal(sqlite);
  sqlite.exec('pragma synchronous = full; pragma foreign_keys = on;');
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => sqlite.close(),
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

/** Two that turn it on in one new file at the same moment do not wait for each other as they do elsewhere. */
function turnOnWal(sqlite: DatabaseSync): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      sqlite.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      const isBusy = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
      if (!isBusy || attempt === 50) throw error;
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
