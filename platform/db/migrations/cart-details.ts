import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where a cart goes, who pays for it, and what clients keep with it. */
export const cartDetailsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table carts add column delivery_addresses text not null default '[]'`.execute(db);
    await sql`alter table carts add column billing_address text`.execute(db);
    await sql`alter table carts add column metafields text not null default '[]'`.execute(db);
    await sql`alter table carts add column preferences text`.execute(db);
  },
};
