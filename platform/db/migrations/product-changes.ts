import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from './catalogue.ts';

/** The product that a changed row belongs to, by table. `row` is the row after the change, or the one that is gone. */
const PRODUCT_OF: Readonly<Record<string, (row: string) => string>> = {
  products: (row) => `${row}.id`,
  product_images: (row) => `${row}.product_id`,
  product_options: (row) => `${row}.product_id`,
  product_option_values: (row) => `(select product_id from product_options where id = ${row}.option_id)`,
  product_metafields: (row) => `${row}.product_id`,
  variant_option_values: (row) => `(select product_id from product_variants where id = ${row}.variant_id)`,
  variant_metafields: (row) => `(select product_id from product_variants where id = ${row}.variant_id)`,
  translations: (row) => `(case ${row}.resource
    when 'product' then ${row}.resource_id
    when 'product_image' then (select product_id from product_images where id = ${row}.resource_id)
    when 'product_option' then (select product_id from product_options where id = ${row}.resource_id)
    when 'product_option_value' then (select o.product_id from product_options o
      join product_option_values v on v.option_id = o.id where v.id = ${row}.resource_id) end)`,
};

/** Of a variant everything but its stock, and whether there is any left: how many are left no page says. */
const VARIANT_COLUMNS = 'product_id, position, sku, barcode, price_cents, weight_grams, compare_at_cents';
const IS_SOLD_OUT_OR_BACK = '(old.stock > 0) <> (new.stock > 0)';

interface Trigger {
  table: string;
  event: string;
  when?: string;
  productId: string;
}

const TRIGGERS: readonly Trigger[] = [
  ...Object.entries(PRODUCT_OF).flatMap(([table, of]) => [
    { table, event: 'insert', productId: of('new') },
    { table, event: 'update', productId: of('new') },
    { table, event: 'delete', productId: of('old') },
  ]),
  { table: 'product_variants', event: 'insert', productId: 'new.product_id' },
  { table: 'product_variants', event: `update of ${VARIANT_COLUMNS}`, productId: 'new.product_id' },
  { table: 'product_variants', event: 'update of stock', when: IS_SOLD_OUT_OR_BACK, productId: 'new.product_id' },
  { table: 'product_variants', event: 'delete', productId: 'old.product_id' },
];

/**
 * Products that changed in what pages show, written by triggers, so that a reader with something made of the catalogue reads only the
 * changed products (platform/catalogue/product-changes.ts).
 *
 * SQLite holds the last change of each product; it has one writer, so numbers grow in the order of the commits. PostgreSQL only
 * appends, because an upsert would lock products in an order of its own, and marks each change with its transaction.
 *
 * On PostgreSQL the number of the stock is a sequence: raising the one row would make every order wait until the one before it is on
 * the disk.
 */
export const productChanges = (dialect: Dialect) => (dialect === 'sqlite' ? onSqlite() : onPostgres());

function onSqlite(): RawBuilder<unknown>[] {
  return [
    sql`create table product_changes (id integer primary key autoincrement, product_id integer not null unique)`,
    ...TRIGGERS.map(({ table, event, when, productId }, number) =>
      // Not "insert or replace": a trigger takes over how the statement that fired it resolves conflicts.
      sql.raw(`create trigger product_changes_${number} after ${event} on ${table} ${when ? `when ${when}` : ''} begin
        delete from product_changes where product_id = ${productId};
        insert into product_changes (product_id) select ${productId} where ${productId} is not null;
      end`),
    ),
  ];
}

function onPostgres(): RawBuilder<unknown>[] {
  const triggers = TRIGGERS.flatMap(({ table, event, when, productId }, number) => [
    sql.raw(`create function product_changes_${number}() returns trigger language plpgsql as $$
      begin
        insert into product_changes (product_id)
          select changed.id from (select ${productId} as id) changed
          where changed.id is not null and not exists (
            select from product_changes known where known.product_id = changed.id and known.xid = pg_current_xact_id());
        return null;
      end $$`),
    sql.raw(`create trigger product_changes_${number} after ${event} on ${table} for each row
      ${when ? `when (${when})` : ''} execute function product_changes_${number}()`),
  ]);
  return [
    sql`create table product_changes (
      id bigint generated always as identity primary key, product_id integer not null,
      xid xid8 not null default pg_current_xact_id())`,
    sql`create index product_changes_xid on product_changes (xid)`,
    sql`create index product_changes_product on product_changes (product_id, xid)`,
    ...triggers,
    // Called once, or the first change would return the present number.
    sql`create sequence stock_changes`,
    sql`select nextval('stock_changes')`,
    sql`create function note_stock_change() returns trigger language plpgsql as $$
      begin perform nextval('stock_changes'); return null; end $$`,
    sql`create trigger product_variants_notes_stock after update of stock on product_variants
      for each statement execute function note_stock_change()`,
    // Volatile: each statement sees what was committed before it. A change that was counted is then either visible to the next reader,
    // or its transaction is still under way, holds its lock, and the text names it.
    sql`create function stock_version() returns text language plpgsql volatile as $$
      declare changes bigint; seen pg_snapshot; begin
        select last_value into changes from stock_changes;
        seen := pg_current_snapshot();
        if pg_snapshot_xmin(seen) < pg_snapshot_xmax(seen) and exists (
          select from pg_locks where locktype = 'relation' and mode = 'RowExclusiveLock'
            and relation = 'product_variants'::regclass
            and database = (select oid from pg_database where datname = current_database())
        ) then return changes || ' ' || seen; end if;
        return changes;
      end $$`,
  ];
}
