import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Attachments of waiting mails; why a mail failed last; when it is of no use any more. */
export const mailMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table outbox_attachments (
      mail_id text not null references outbox (id) on delete cascade, position integer not null, filename text not null,
      content_type text not null, bytes integer not null, content text not null,
      primary key (mail_id, position))`.execute(db);
    await sql`alter table outbox add column last_error text`.execute(db);
    await sql`alter table outbox add column send_before text`.execute(db);
  },
};
