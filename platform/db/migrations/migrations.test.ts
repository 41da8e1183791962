/** What all migrations lead to, on both kinds of database: what makes reading quick, and what keeps rows from standing there twice. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { databaseKinds, useDatabase } from '#tests/support/databases.ts';
import { type Database, openDatabase } from '../database.ts';

const UNIQUE = ['payments_return_key (return_key)', 'returns_statement (statement_id)'];
const INDEXES = [
  'cart_lines_cart (cart_token, position)',
  'collection_products_product (product_id)',
  'customer_access_tokens_customer (customer_id)',
  'customer_access_tokens_grant (grant_id)',
  'customer_addresses_customer (customer_id)',
  'discount_redemptions_email (email)',
  'fulfillments_order (order_id)',
  'oauth_codes_customer (customer_id)',
  'oauth_codes_expiry (expires_at)',
  'oauth_grants_customer (customer_id)',
  'oauth_refresh_tokens_grant (grant_id)',
  'orders_customer (customer_id)',
  'orders_email (email)',
  'outbox_due (status, next_attempt_at)',
  'password_resets_customer (customer_id)',
  'password_resets_expiry (expires_at)',
  'payments_checkout (checkout_token)',
  'payments_next_check (next_check_at)',
  'payments_session (gateway, session)',
  'rate_limits_full_at (full_at)',
  'refunds_order (order_id)',
  'returns_order (order_id)',
  'stock_holds_payment (payment_id)',
];

const locations = databaseKinds.map((kind) => useDatabase(kind));

interface Column {
  table: string;
  name: string;
  nullable: boolean;
  fallback: string | null;
}

async function readSqlite(db: Database) {
  const indexes = await sql<{
    text: string;
  }>`select sql as text from sqlite_master where type = 'index' and sql is not null`.execute(db);
  const columns = await sql<{ table: string; name: string; notnull: number; fallback: string | null }>`
    select m.name as "table", c.name, c."notnull", c.dflt_value as fallback from sqlite_master m, pragma_table_info(m.name) c
    where m.type = 'table' and m.name not like 'sqlite%' and m.name not like 'kysely%' and c.pk = 0`.execute(db);
  return {
    indexes: indexes.rows.map(({ text }) => text),
    columns: columns.rows.map(
      ({ table, name, notnull, fallback }): Column => ({ table, name, nullable: notnull === 0, fallback }),
    ),
  };
}

async function readPostgres(db: Database) {
  const indexes = await sql<{ text: string }>`
    select indexdef as text from pg_indexes where schemaname = current_schema() and tablename not like 'kysely%'
      and indexname not like '%_pkey' and indexname not like '%_key' or indexname = 'payments_return_key'`.execute(db);
  const columns = await sql<{ table: string; name: string; nullable: string; fallback: string | null }>`
    select c.table_name as "table", c.column_name as name, c.is_nullable as nullable, c.column_default as fallback
    from information_schema.columns c where c.table_schema = current_schema() and c.table_name not like 'kysely%'`.execute(
    db,
  );
  return {
    indexes: indexes.rows.map(({ text }) => text),
    columns: columns.rows.map(
      ({ table, name, nullable, fallback }): Column => ({ table, name, nullable: nullable === 'YES', fallback }),
    ),
  };
}

/** `unique name (columns)`, however the database writes it. */
function shortened(text: string): string {
  const [, unique, name, columns] =
    /^create (unique )?index "?(\w+)"? on [\w."]+ (?:using \w+ )?\(([^)]*)\)/i.exec(text) ?? [];
  return `${unique ? 'unique ' : ''}${name} (${columns?.replaceAll('"', '')})`;
}

it.each(databaseKinds)('has these indexes on %s', async (kind) => {
  const db = await openDatabase(locations[databaseKinds.indexOf(kind)]?.() ?? { dataDir: '', databaseUrl: undefined });
  const { indexes } = await (kind === 'sqlite' ? readSqlite(db) : readPostgres(db));
  const own = kind === 'postgres' ? ['product_changes_product (product_id, xid)', 'product_changes_xid (xid)'] : [];
  const expected = [...INDEXES, ...own, ...UNIQUE.map((index) => `unique ${index}`)];
  expect(indexes.map(shortened).sort()).toEqual(expected.sort());
  await db.destroy();
});

it('has the same columns with the same defaults on both', async () => {
  const [sqlite, postgres] = await Promise.all(locations.map((location) => openDatabase(location())));
  if (!sqlite || !postgres) throw new Error('there are two kinds');
  const there = new Map(
    (await readPostgres(postgres)).columns.map((column) => [`${column.table}.${column.name}`, column]),
  );
  const { columns } = await readSqlite(sqlite);
  expect(columns.length).toBeGreaterThan(150);
  /** `''::text` and `'{}'::text` as SQLite has them. */
  const plain = (fallback: string | null) => fallback?.replace(/::[\w ]+$/, '') ?? null;
  const differences = columns.flatMap(({ table, name, nullable, fallback }) => {
    const other = there.get(`${table}.${name}`);
    const isSame = other?.nullable === nullable && plain(other.fallback) === plain(fallback);
    return isSame ? [] : [{ table, name, nullable, fallback, other: other ?? null }];
  });
  expect(differences).toEqual([]);
  await Promise.all([sqlite.destroy(), postgres.destroy()]);
});
