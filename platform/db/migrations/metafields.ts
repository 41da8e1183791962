import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { raiseContentWith } from './catalogue-versions.ts';

/** Custom fields of products and variants, as the hosted platform keeps them: a namespace, a key, a type and a text. */
export function metafieldsMigration(dialect: 'sqlite' | 'postgres', id: RawBuilder<unknown>): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const [table, owner, owners] of [
        ['product_metafields', 'product_id', 'products'],
        ['variant_metafields', 'variant_id', 'product_variants'],
      ] as const) {
        await sql`create table ${sql.table(table)} (
          id ${id}, ${sql.ref(owner)} integer not null references ${sql.table(owners)} (id) on delete cascade,
          namespace text not null, key text not null, type text not null, value text not null,
          created_at text not null, updated_at text not null, unique (${sql.ref(owner)}, namespace, key))`.execute(db);
        await raiseContentWith(db, dialect, table);
      }
    },
  };
}
