/** The whole of a SQLite database into an empty PostgreSQL one: every table, every id, every counter. */
import { DatabaseSync } from 'node:sqlite';
import type { Client } from 'pg';
import { openDatabase } from './database.ts';
import { databaseExists } from './database-exists.ts';
import { type DatabaseLocation, databaseFile } from './location.ts';
import { connectClient } from './postgres-pool.ts';
import { isBusy, lockWhole } from './store-lock.ts';

/** Why nothing was moved. */
export class MoveRefused extends Error {
  override name = 'MoveRefused';
  readonly code: 'no_source' | 'in_use' | 'not_empty' | 'differs';
  /** The table that is not empty or differs. */
  readonly table: string;

  constructor(code: MoveRefused['code'], table = '') {
    super(`move: ${code} ${table}`.trimEnd());
    this.code = code;
    this.table = table;
  }
}

/** By table, how many rows were moved. */
export type MovedRows = ReadonlyMap<string, number>;

interface Column {
  name: string;
  /** PostgreSQL's name of it. */
  type: string;
  isIdentity: boolean;
}

interface Table {
  name: string;
  columns: Column[];
}

/** What a database has as soon as a store was started on it; the source's takes its place. */
const FROM_THE_START = new Set([
  'meta',
  'menus',
  'menu_items',
  'translations',
  'counters',
  'order_numbers',
  'catalogue_versions',
  'shown_versions',
  'rate_limits',
]);
/** Which products changed since something was kept; each database marks that in its own way, and what was kept is equal. */
const NOT_MOVED = 'product_changes';
/** PostgreSQL takes 65,535 values in a statement. */
const MOST_VALUES = 30_000;
const MOST_ROWS = 500;

/**
 * Copies in one transaction, then compares counts and sums of every column: either all of it is there, or nothing.
 *
 * @param target with the `databaseUrl` it goes to; its `dataDir` holds the SQLite database, which stays as it is
 * @param onTable before each table
 * @throws MoveRefused, DatabaseNotOpened, or what PostgreSQL says; nothing was moved then
 */
export async function moveDatabase(
  target: DatabaseLocation & { databaseUrl: string },
  onTable: (done: number, all: number) => void = () => undefined,
): Promise<MovedRows> {
  const source = { dataDir: target.dataDir };
  if (!(await databaseExists(source))) throw new MoveRefused('no_source');
  const release = await takeWhole(source);
  try {
    await (await openDatabase(target)).destroy();
    const database = new DatabaseSync(databaseFile(source), { readOnly: true });
    const client = await connectClient(target.databaseUrl);
    try {
      await client.query('begin');
      const moved = await moveTables(database, client, onTable);
      await client.query('commit');
      return moved;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      await client.end();
      database.close();
    }
  } finally {
    release();
  }
}

/** Brings the source up to date first: both have the same tables then. */
async function takeWhole(source: DatabaseLocation): Promise<() => void> {
  try {
    await (await openDatabase(source)).destroy();
  } catch (error) {
    throw isBusy(error) ? new MoveRefused('in_use') : error;
  }
  const release = lockWhole(databaseFile(source));
  if (!release) throw new MoveRefused('in_use');
  return release;
}

async function moveTables(
  source: DatabaseSync,
  target: Client,
  onTable: (done: number, all: number) => void,
): Promise<MovedRows> {
  const tables = (await readTables(target)).filter(({ name }) => name !== NOT_MOVED);
  const names = tables.map(({ name }) => quote(name));
  await target.query(`lock table ${names.join(', ')} in access exclusive mode`);
  for (const { name } of tables) await refuseWhenFilled(target, name);
  // Without the triggers that count changes: what they counted is copied as well.
  for (const name of names) await target.query(`alter table ${name} disable trigger user`);
  await target.query(`truncate ${names.join(', ')}`);
  const moved = new Map<string, number>();
  for (const [index, table] of tables.entries()) {
    onTable(index, tables.length);
    moved.set(table.name, await copyTable(source, target, table));
    await continueNumbers(source, target, table);
    await compare(source, target, table);
  }
  for (const name of names) await target.query(`alter table ${name} enable trigger user`);
  onTable(tables.length, tables.length);
  return moved;
}

/** The target's tables, each after those that it refers to. */
async function readTables(target: Client): Promise<Table[]> {
  const { rows } = await target.query<{ table: string; column: string; type: string; identity: string }>(
    `select c.table_name as "table", c.column_name as "column", c.data_type as type, c.is_identity as identity
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.table_name not like 'kysely_%'
       and c.is_generated = 'NEVER'
     order by c.table_name, c.ordinal_position`,
  );
  const references = await target.query<{ table: string; parent: string }>(
    `select conrelid::regclass::text as "table", confrelid::regclass::text as parent
     from pg_constraint where contype = 'f' and conrelid <> confrelid and connamespace = current_schema()::regnamespace`,
  );
  const tables = new Map<string, Table>();
  for (const { table, column, type, identity } of rows) {
    const known = tables.get(table) ?? { name: table, columns: [] };
    known.columns.push({ name: column, type, isIdentity: identity === 'YES' });
    tables.set(table, known);
  }
  const ordered = new Map<string, Table>();
  const add = (table: Table) => {
    if (ordered.has(table.name)) return;
    for (const { table: child, parent } of references.rows) {
      const before = child === table.name ? tables.get(parent) : undefined;
      if (before) add(before);
    }
    ordered.set(table.name, table);
  };
  for (const table of tables.values()) add(table);
  return [...ordered.values()];
}

async function refuseWhenFilled(target: Client, name: string): Promise<void> {
  if (FROM_THE_START.has(name)) return;
  const { rowCount } = await target.query(`select 1 from ${quote(name)} limit 1`);
  if (rowCount !== 0) throw new MoveRefused('not_empty', name);
}

async function copyTable(source: DatabaseSync, target: Client, { name, columns }: Table): Promise<number> {
  const names = columns.map((column) => quote(column.name)).join(', ');
  const rows = source.prepare(`select ${names} from ${quote(name)}`).iterate();
  const most = Math.min(MOST_ROWS, Math.floor(MOST_VALUES / columns.length));
  let batch: unknown[][] = [];
  let count = 0;
  const write = async () => {
    if (batch.length === 0) return;
    const places = batch.map(
      (row, index) => `(${row.map((_, place) => `$${index * row.length + place + 1}`).join(', ')})`,
    );
    await target.query(`insert into ${quote(name)} (${names}) values ${places.join(', ')}`, batch.flat());
    count += batch.length;
    batch = [];
  };
  for (const row of rows) {
    batch.push(columns.map((column) => row[column.name]));
    if (batch.length === most) await write();
  }
  await write();
  return count;
}

/** The next row gets the number that SQLite would have given it, also after the newest were deleted. */
async function continueNumbers(source: DatabaseSync, target: Client, { name, columns }: Table): Promise<void> {
  const identity = columns.find(({ isIdentity }) => isIdentity);
  if (!identity) return;
  const given = source.prepare('select seq from sqlite_sequence where name = ?').get(name)?.seq;
  if (given === undefined || Number(given) === 0) return;
  await target.query('select setval(pg_get_serial_sequence($1, $2), $3)', [quote(name), identity.name, Number(given)]);
}

const NUMBERS = new Set(['integer', 'bigint', 'smallint', 'numeric', 'double precision', 'real']);

/** Rows, the sum of every column of numbers, and how long all texts of a column are together; there are no columns of another kind. */
async function compare(source: DatabaseSync, target: Client, { name, columns }: Table): Promise<void> {
  const measures = (textLength: (column: string) => string) =>
    columns
      .map(({ name: column, type }) => {
        const quoted = quote(column);
        return `coalesce(sum(${NUMBERS.has(type) ? quoted : textLength(quoted)}), 0)`;
      })
      .concat('count(*)')
      .map((measure, index) => `${measure} as m${index}`)
      .join(', ');
  const here = source.prepare(`select ${measures((column) => `length(${column})`)} from ${quote(name)}`).get() ?? {};
  const { rows } = await target.query<Record<string, unknown>>(
    `select ${measures((column) => `char_length(${column}::text)`)} from ${quote(name)}`,
  );
  const there = rows[0] ?? {};
  for (const [measure, value] of Object.entries(here)) {
    if (Number(there[measure]) !== Number(value)) throw new MoveRefused('differs', name);
  }
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
