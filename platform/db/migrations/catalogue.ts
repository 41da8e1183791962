import { type RawBuilder, sql } from 'kysely';

/** The databases that spell some statements differently. */
export type Dialect = 'sqlite' | 'postgres';

/** Every table that the catalogue is made of. A change in one of them makes the catalogue kept in memory stale. */
const CATALOGUE_TABLES = [
  'products',
  'product_images',
  'product_options',
  'product_option_values',
  'product_variants',
  'variant_option_values',
  'collections',
  'collection_products',
  'translations',
] as const;

/** What an update of a variant may touch besides its stock, which changes with every order. */
const VARIANT_CONTENT = 'product_id, position, sku, barcode, price_cents, weight_grams';

type Version = 'content' | 'stock';

/** Every change of the table raises the number of the content. */
function raiseContentWith(dialect: Dialect, table: string, update = 'update'): RawBuilder<unknown>[] {
  return ['insert', update, 'delete'].map((event) => triggerFor(dialect)(table, event, 'content'));
}

/**
 * Numbers that triggers raise with every change of the catalogue, by whatever process, so that a reader can keep the
 * whole catalogue in memory and know by reading one row whether it still holds. Stock has its own number, because it
 * changes with every order and is cheap to read again.
 */
export const catalogueVersions = (dialect: Dialect) => [
  sql`create table catalogue_versions (
        id integer primary key check (id = 1), content integer not null, stock integer not null)`,
  sql`insert into catalogue_versions (id, content, stock) values (1, 0, 0)`,
  ...(dialect === 'postgres' ? [postgresFunction] : []),
  ...CATALOGUE_TABLES.flatMap((table) =>
    raiseContentWith(dialect, table, table === 'product_variants' ? `update of ${VARIANT_CONTENT}` : 'update'),
  ),
  triggerFor(dialect)('product_variants', 'update of stock', 'stock'),
];

/**
 * What the storefront's pages show: articles raise the number of the content, and a variant that is sold out or there again
 * raises a number of its own. How many pieces are left no page says, and it changes with every order.
 */
export function shownVersions(dialect: Dialect): RawBuilder<unknown>[] {
  const raise = sql`update catalogue_versions set availability = availability + 1`;
  const name = sql.ref('product_variants_update_raises_availability');
  const isSoldOutOrBack = sql`(old.stock > 0) <> (new.stock > 0)`;
  return [
    ...['blogs', 'articles'].flatMap((table) => raiseContentWith(dialect, table)),
    sql`alter table catalogue_versions add column availability integer not null default 0`,
    ...(dialect === 'sqlite'
      ? [
          sql`create trigger ${name} after update of stock on product_variants
          when ${isSoldOutOrBack} begin ${raise}; end`,
        ]
      : [
          sql`create function raise_availability_version() returns trigger language plpgsql as $$
        begin ${raise}; return null; end $$`,
          sql`create constraint trigger ${name} after update of stock on product_variants
        deferrable initially deferred for each row when (${isSoldOutOrBack})
        execute function raise_availability_version()`,
        ]),
  ];
}

/** Custom fields of products and variants, as the hosted platform keeps them: a namespace, a key, a type and a text. */
export const metafields = (dialect: Dialect, id: RawBuilder<unknown>) =>
  [
    ['product_metafields', 'product_id', 'products'] as const,
    ['variant_metafields', 'variant_id', 'product_variants'] as const,
  ].flatMap(([table, owner, owners]) => [
    sql`create table ${sql.table(table)} (
          id ${id}, ${sql.ref(owner)} integer not null references ${sql.table(owners)} (id) on delete cascade,
          namespace text not null, key text not null, type text not null, value text not null,
          created_at text not null, updated_at text not null, unique (${sql.ref(owner)}, namespace, key))`,
    ...raiseContentWith(dialect, table),
  ]);

/**
 * What a product file says besides texts, prices and stock: drafts, search texts, the price before a reduction. And every
 * price that a variant had, because a reduction must name the lowest of the 30 days before it (law 4177/2013, article 15).
 */
export const productOffers = (dialect: Dialect) => [
  sql`alter table products add column status text not null default 'active'`,
  sql`alter table products add column seo_title text not null default ''`,
  sql`alter table products add column seo_description text not null default ''`,
  sql`alter table product_variants add column compare_at_cents integer`,
  dialect === 'sqlite'
    ? sql`create trigger "product_variants_compare_at_cents_raises_content" after update of "compare_at_cents" on "product_variants"
        begin update catalogue_versions set content = content + 1; end`
    : sql`create constraint trigger "product_variants_compare_at_cents_raises_content"
        after update of "compare_at_cents" on "product_variants" deferrable initially deferred for each row
        execute function raise_catalogue_version('content')`,
  sql`create table variant_prices (
        variant_id integer not null references product_variants (id) on delete cascade,
        since text not null, price_cents integer not null, primary key (variant_id, since))`,
  sql`insert into variant_prices (variant_id, since, price_cents)
        select product_variants.id, products.updated_at, product_variants.price_cents
        from product_variants join products on products.id = product_variants.product_id`,
];

/** How long a product's longest list is, is asked after each change of the catalogue (list-bounds.ts): without reading all rows. */
export const listBounds = ['product_images', 'product_variants', 'product_options'].map(
  (table) => sql`create index ${sql.id(`${table}_position`)} on ${sql.table(table)} (position)`,
);

function triggerFor(dialect: Dialect) {
  return dialect === 'postgres' ? postgresTrigger : sqliteTrigger;
}

function sqliteTrigger(table: string, event: string, version: Version): RawBuilder<unknown> {
  return sql`create trigger ${sql.ref(triggerName(table, event, version))} after ${sql.raw(event)} on ${sql.table(table)}
    begin update catalogue_versions set ${sql.ref(version)} = ${sql.ref(version)} + 1; end`;
}

/**
 * Deferred to the commit: the one row is then locked last and for an instant, so two orders cannot block each other by
 * holding it while they wait for a variant. The setting makes one transaction raise each number once.
 */
function postgresTrigger(table: string, event: string, version: Version): RawBuilder<unknown> {
  return sql`create constraint trigger ${sql.ref(triggerName(table, event, version))} after ${sql.raw(event)} on ${sql.table(table)}
    deferrable initially deferred for each row execute function raise_catalogue_version(${sql.lit(version)})`;
}

const postgresFunction = sql`create function raise_catalogue_version() returns trigger language plpgsql as $$
  begin
    if coalesce(current_setting('catalogue.' || tg_argv[0], true), '') <> pg_current_xact_id()::text then
      perform set_config('catalogue.' || tg_argv[0], pg_current_xact_id()::text, true);
      if tg_argv[0] = 'stock' then update catalogue_versions set stock = stock + 1;
      else update catalogue_versions set content = content + 1; end if;
    end if;
    return null;
  end $$`;

function triggerName(table: string, event: string, version: Version): string {
  return `${table}_${event.split(' ')[0]}_raises_${version}`;
}
