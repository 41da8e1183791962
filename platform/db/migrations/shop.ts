import { type RawBuilder, sql } from 'kysely';

/** The shop's blogs and what is written in them. */
export const articles = (id: RawBuilder<unknown>) => [
  sql`create table blogs (
      id ${id}, handle text not null unique, title text not null, created_at text not null, updated_at text not null)`,
  sql`create table articles (
      id ${id}, blog_id integer not null references blogs (id) on delete cascade, handle text not null, title text not null,
      excerpt_html text not null, content_html text not null, author text not null, tags text not null, image_file text,
      image_alt text not null, created_at text not null, published_at text not null, updated_at text not null,
      unique (blog_id, handle))`,
];

/** Attachments of waiting mails; why a mail failed last; when it is of no use any more. */
export const mail = [
  sql`create table outbox_attachments (
      mail_id text not null references outbox (id) on delete cascade, position integer not null, filename text not null,
      content_type text not null, bytes integer not null, content text not null,
      primary key (mail_id, position))`,
  sql`alter table outbox add column last_error text`,
  sql`alter table outbox add column send_before text`,
];

/** Buckets of tokens; `full_at` is when one is full again (platform/limits). */
export const rateLimits = [
  sql`create table rate_limits (key text primary key, full_at text not null)`,
  sql`create index rate_limits_full_at on rate_limits (full_at)`,
];

const ACCENTED = [
  ['Ά', 'Α'],
  ['Έ', 'Ε'],
  ['Ή', 'Η'],
  ['Ί', 'Ι'],
  ['Ϊ', 'Ι'],
  ['Ό', 'Ο'],
  ['Ύ', 'Υ'],
  ['Ϋ', 'Υ'],
  ['Ώ', 'Ω'],
] as const;

/** Codes are compared without accents, so those that are stored have none; one whose plain form is taken stays as it is. */
export const plainCodes = ACCENTED.map(([accented, plain]) => {
  const code = sql`replace(discounts.code, ${sql.lit(accented)}, ${sql.lit(plain)})`;
  return sql`update discounts set code = ${code} where not exists (select 1 from discounts as other where other.code = ${code})`;
});

/** Proves that the buyer of a checkout reads the mail of the address that was typed: the hash of a key and the address. */
export const checkoutConfirmations = [sql`alter table checkouts add column confirmation text`];

/** Where a cart goes, who pays for it, and what clients keep with it. */
export const cartDetails = [
  sql`alter table carts add column delivery_addresses text not null default '[]'`,
  sql`alter table carts add column billing_address text`,
  sql`alter table carts add column metafields text not null default '[]'`,
  sql`alter table carts add column preferences text`,
];
