import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A return knows the statement by which it began, what it says, and the parcel in which the goods come back. */
export const returnStepsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table returns add column sent_at text`.execute(db);
    await sql`alter table returns add column carrier text not null default ''`.execute(db);
    await sql`alter table returns add column tracking_number text not null default ''`.execute(db);
    await sql`alter table returns add column statement_id text`.execute(db);
    await sql`alter table returns add column items text not null default ''`.execute(db);
    await sql`create unique index returns_statement on returns (statement_id)`.execute(db);
  },
};
