import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from './catalogue.ts';

/** The tables of the content. A change in one of them makes a catalogue in memory stale. */
const CONTENT_TABLES = [
  'products',
  'product_images',
  'product_options',
  'product_option_values',
  'product_variants',
  'variant_option_values',
  'collections',
  'collection_products',
  'translations',
  'blogs',
  'articles',
  'product_metafields',
  'variant_metafields',
] as const;

/** What an update of a variant may touch besides its stock, which changes with every order. */
const VARIANT_CONTENT = 'product_id, position, sku, barcode, price_cents, weight_grams';

/**
 * Numbers that triggers raise with every change of the catalogue, by whatever process, so that a reader can hold the
 * whole catalogue in memory and know by reading one row whether it is still valid. Stock has its own number, because it
 * changes with every order and is cheap to read again. A variant that is sold out or there again raises `availability`: no
 * page says how many pieces are left.
 */
export const catalogueVersions = (dialect: Dialect) => [
  sql`create table catalogue_versions (
        id integer primary key check (id = 1), content integer not null, stock integer not null,
        availability integer not null default 0)`,
  sql`insert into catalogue_versions (id, content, stock) values (1, 0, 0)`,
  ...(dialect === 'postgres' ? [postgresFunction] : []),
  ...CONTENT_TABLES.flatMap((table) =>
    ['insert', table === 'product_variants' ? `update of ${VARIANT_CONTENT}` : 'update', 'delete'].map((event) =>
      raiseContent(dialect, { name: `${table}_${event.split(' ')[0]}_raises_content`, table, event }),
    ),
  ),
  raiseContent(dialect, {
    name: 'product_variants_compare_at_cents_raises_content',
    table: 'product_variants',
    event: 'update of compare_at_cents',
  }),
  ...(dialect === 'postgres' ? availabilityOnPostgres : onSqlite),
];

interface Trigger {
  name: string;
  table: string;
  event: string;
}

/**
 * PostgreSQL defers it to the commit: the one row is then locked last and for an instant, so two orders cannot block each
 * other by holding it while they wait for a variant.
 */
export function raiseContent(dialect: Dialect, { name, table, event }: Trigger): RawBuilder<unknown> {
  const on = sql`after ${sql.raw(event)} on ${sql.table(table)}`;
  return dialect === 'postgres'
    ? sql`create constraint trigger ${sql.ref(name)} ${on}
        deferrable initially deferred for each row execute function raise_catalogue_version('content')`
    : sql`create trigger ${sql.ref(name)} ${on} begin update catalogue_versions set content = content + 1; end`;
}

/** The setting makes one transaction raise the number once. */
const postgresFunction = sql`create function raise_catalogue_version() returns trigger language plpgsql as $$
  begin
    if coalesce(current_setting('catalogue.' || tg_argv[0], true), '') <> pg_current_xact_id()::text then
      perform set_config('catalogue.' || tg_argv[0], pg_current_xact_id()::text, true);
      if tg_argv[0] = 'stock' then update catalogue_versions set stock = stock + 1;
      else update catalogue_versions set content = content + 1; end if;
    end if;
    return null;
  end $$`;

const RAISE_AVAILABILITY = sql`update catalogue_versions set availability = availability + 1`;
const IS_SOLD_OUT_OR_BACK = sql`(old.stock > 0) <> (new.stock > 0)`;

const onSqlite = [
  sql`create trigger product_variants_update_raises_stock after update of stock on product_variants
    begin update catalogue_versions set stock = stock + 1; end`,
  sql`create trigger product_variants_update_raises_availability after update of stock on product_variants
    when ${IS_SOLD_OUT_OR_BACK} begin ${RAISE_AVAILABILITY}; end`,
];

/** The number of the stock is a sequence there (product-changes.ts): raising one row would make each order wait for the one before it. */
const availabilityOnPostgres = [
  sql`create function raise_availability_version() returns trigger language plpgsql as $$
    begin ${RAISE_AVAILABILITY}; return null; end $$`,
  sql`create constraint trigger product_variants_update_raises_availability after update of stock on product_variants
    deferrable initially deferred for each row when (${IS_SOLD_OUT_OR_BACK})
    execute function raise_availability_version()`,
];
