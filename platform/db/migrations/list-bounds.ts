import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How long a product's longest list is, is asked after each change of the catalogue (list-bounds.ts): without reading all rows. */
export const listBoundsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['product_images', 'product_variants', 'product_options']) {
      await sql`create index ${sql.id(`${table}_position`)} on ${sql.table(table)} (position)`.execute(db);
    }
  },
};
