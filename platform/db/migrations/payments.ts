import { type RawBuilder, sql } from 'kysely';

export const captureRetries = [sql`alter table payments add column next_capture_at text`];

/**
 * Payments as sessions at a provider, the stock that is held for them, the events that providers sent, and the payments of
 * the test gateway, which plays a provider.
 */
export const paymentSessions = (id: RawBuilder<unknown>) => [
  sql`alter table payments add column session text not null default ''`,
  sql`alter table payments add column url text`,
  sql`alter table payments add column return_key text`,
  sql`alter table payments add column details text`,
  sql`alter table payments add column expires_at text`,
  sql`alter table payments add column next_check_at text`,
  sql`alter table payments add column captured_cents integer not null default 0`,
  sql`alter table payments add column refunded_cents integer not null default 0`,
  sql`update payments set captured_cents = amount_cents where status in ('captured', 'refunding', 'refunded')`,
  sql`update payments set refunded_cents = amount_cents where status = 'refunded'`,
  sql`create unique index payments_return_key on payments (return_key)`,
  sql`create index payments_session on payments (gateway, session)`,
  sql`create index payments_next_check on payments (next_check_at)`,
  sql`create table stock_holds (
        id ${id}, payment_id integer not null references payments (id) on delete cascade, variant_id integer not null,
        quantity integer not null check (quantity > 0))`,
  sql`create index stock_holds_payment on stock_holds (payment_id)`,
  sql`create table payment_events (
        gateway text not null, event_id text not null, received_at text not null, primary key (gateway, event_id))`,
  sql`create table test_payments (
        session text primary key, idempotency_key text not null unique, amount_cents integer not null, language text not null,
        return_url text not null, status text not null, captured_cents integer not null, refunded_cents integer not null,
        expires_at text not null, created_at text not null)`,
  sql`create table test_refunds (
        idempotency_key text primary key, session text not null, amount_cents integer not null)`,
];

/** How much of an authorisation staff asked for, so that asking again asks for the same. */
export const captureAmount = [sql`alter table payments add column capture_cents integer`];
