import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Buckets of tokens; `full_at` is when one is full again (platform/limits). */
export const rateLimitsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table rate_limits (key text primary key, full_at text not null)`.execute(db);
    await sql`create index rate_limits_full_at on rate_limits (full_at)`.execute(db);
  },
};
