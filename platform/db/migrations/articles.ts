import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The shop's blogs and what is written in them. */
export const articlesMigration = (id: RawBuilder<unknown>): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`create table blogs (
      id ${id}, handle text not null unique, title text not null, created_at text not null, updated_at text not null)`.execute(
      db,
    );
    await sql`create table articles (
      id ${id}, blog_id integer not null references blogs (id) on delete cascade, handle text not null, title text not null,
      excerpt_html text not null, content_html text not null, author text not null, tags text not null, image_file text,
      image_alt text not null, created_at text not null, published_at text not null, updated_at text not null,
      unique (blog_id, handle))`.execute(db);
  },
});
