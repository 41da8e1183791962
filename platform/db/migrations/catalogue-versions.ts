import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

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
export async function raiseContentWith(
  db: Kysely<unknown>,
  dialect: 'sqlite' | 'postgres',
  table: string,
): Promise<void> {
  const trigger = dialect === 'postgres' ? postgresTrigger : sqliteTrigger;
  for (const event of ['insert', 'update', 'delete']) await trigger(table, event, 'content').execute(db);
}

/** An update of that column raises the number of the content. */
export async function raiseContentWithColumn(
  db: Kysely<unknown>,
  dialect: 'sqlite' | 'postgres',
  table: string,
  column: string,
): Promise<void> {
  const name = sql.ref(`${table}_${column}_raises_content`);
  const event = sql`after update of ${sql.ref(column)} on ${sql.table(table)}`;
  if (dialect === 'sqlite') {
    await sql`create trigger ${name} ${event} begin update catalogue_versions set content = content + 1; end`.execute(
      db,
    );
    return;
  }
  await sql`create constraint trigger ${name} ${event} deferrable initially deferred for each row
    execute function raise_catalogue_version('content')`.execute(db);
}

/**
 * Numbers that triggers raise with every change of the catalogue, by whatever process, so that a reader can keep the
 * whole catalogue in memory and know by reading one row whether it still holds. Stock has its own number, because it
 * changes with every order and is cheap to read again.
 */
export function catalogueVersionsMigration(dialect: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`create table catalogue_versions (
        id integer primary key check (id = 1), content integer not null, stock integer not null)`.execute(db);
      await sql`insert into catalogue_versions (id, content, stock) values (1, 0, 0)`.execute(db);
      if (dialect === 'postgres') await postgresFunction.execute(db);
      const trigger = dialect === 'postgres' ? postgresTrigger : sqliteTrigger;
      for (const table of CATALOGUE_TABLES) {
        const update = table === 'product_variants' ? `update of ${VARIANT_CONTENT}` : 'update';
        for (const event of ['insert', update, 'delete']) await trigger(table, event, 'content').execute(db);
      }
      await trigger('product_variants', 'update of stock', 'stock').execute(db);
    },
  };
}

/**
 * What the storefront's pages show: articles raise the number of the content, and a variant that is sold out or there again
 * raises a number of its own. How many pieces are left no page says, and it changes with every order.
 */
export function shownVersionsMigration(dialect: 'sqlite' | 'postgres'): Migration {
  const trigger = dialect === 'postgres' ? postgresTrigger : sqliteTrigger;
  return {
    async up(db: Kysely<unknown>) {
      for (const table of ['blogs', 'articles']) {
        for (const event of ['insert', 'update', 'delete']) await trigger(table, event, 'content').execute(db);
      }
      await sql`alter table catalogue_versions add column availability integer not null default 0`.execute(db);
      const raise = sql`update catalogue_versions set availability = availability + 1`;
      const name = sql.ref('product_variants_update_raises_availability');
      const isSoldOutOrBack = sql`(old.stock > 0) <> (new.stock > 0)`;
      if (dialect === 'sqlite') {
        await sql`create trigger ${name} after update of stock on product_variants
          when ${isSoldOutOrBack} begin ${raise}; end`.execute(db);
        return;
      }
      await sql`create function raise_availability_version() returns trigger language plpgsql as $$
        begin ${raise}; return null; end $$`.execute(db);
      await sql`create constraint trigger ${name} after update of stock on product_variants
        deferrable initially deferred for each row when (${isSoldOutOrBack})
        execute function raise_availability_version()`.execute(db);
    },
  };
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
