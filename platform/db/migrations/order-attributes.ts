import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the cart said of itself, kept with the order; whether its discount was a percentage. */
export const orderAttributesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders add column note text not null default ''`.execute(db);
    await sql`alter table orders add column attributes text not null default '[]'`.execute(db);
    await sql`alter table orders add column discount_percent integer`.execute(db);
    await sql`alter table order_lines add column attributes text not null default '[]'`.execute(db);
  },
};
