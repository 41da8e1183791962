import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How much of an authorisation staff asked for, so that asking again asks for the same. */
export const captureAmountMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table payments add column capture_cents integer`.execute(db);
  },
};
