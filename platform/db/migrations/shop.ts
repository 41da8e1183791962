import { type RawBuilder, sql } from 'kysely';

/** What the program itself writes down, the limits on strangers, and mails that wait. */
export const shop = [
  sql`create table meta (key text primary key, value text not null)`,
  // `full_at` is when a bucket of tokens is full again (platform/limits).
  sql`create table rate_limits (key text primary key, full_at text not null)`,
  sql`create index rate_limits_full_at on rate_limits (full_at)`,
  sql`create table outbox (
        id text primary key, kind text not null, recipient text not null, subject text not null, text_body text not null,
        html_body text not null, reply_to text, headers text not null, status text not null, attempts integer not null,
        next_attempt_at text not null, created_at text not null, sent_at text, last_error text, send_before text)`,
  sql`create index outbox_due on outbox (status, next_attempt_at)`,
  sql`create table outbox_attachments (
        mail_id text not null references outbox (id) on delete cascade, position integer not null, filename text not null,
        content_type text not null, bytes integer not null, content text not null,
        primary key (mail_id, position))`,
];

export const carts = (id: RawBuilder<unknown>) => [
  sql`create table discounts (
        id ${id}, code text not null unique, title text not null, percent integer, amount_cents integer,
        minimum_subtotal_cents integer not null default 0, first_order_only integer not null default 0, usage_limit integer,
        used_count integer not null default 0, starts_at text, ends_at text,
        check ((percent is null) <> (amount_cents is null)))`,
  sql`create table carts (
        token text primary key, key text not null, language text not null, country text not null, buyer_email text,
        buyer_phone text, note text not null, attributes text not null, created_at text not null, updated_at text not null,
        completed_at text, customer_id integer references customers (id) on delete set null,
        delivery_addresses text not null default '[]', billing_address text, metafields text not null default '[]',
        preferences text)`,
  sql`create table cart_lines (
        id text primary key, cart_token text not null references carts (token) on delete cascade, position integer not null,
        variant_id integer not null references product_variants (id) on delete cascade,
        quantity integer not null check (quantity > 0), attributes text not null)`,
  sql`create index cart_lines_cart on cart_lines (cart_token, position)`,
  sql`create table cart_discount_codes (
        cart_token text not null references carts (token) on delete cascade, position integer not null, code text not null,
        primary key (cart_token, position))`,
  // `confirmation` proves that the buyer reads the mail of the address that was typed: the hash of a key and the address.
  sql`create table checkouts (
        token text primary key, cart_token text not null unique references carts (token), language text not null,
        form text not null, created_at text not null, updated_at text not null, confirmation text, agent text)`,
];
