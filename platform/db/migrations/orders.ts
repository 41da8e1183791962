import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from './catalogue.ts';

/**
 * The mailbox of an address as the database reckons it (`mailboxOf` of domain/customer/email.ts). The index is by this very expression, so the
 * query must use it, too.
 */
export function mailboxExpression(dialect: Dialect): RawBuilder<string> {
  return dialect === 'postgres'
    ? sql`(replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@' || split_part(email, '@', 2))`
    : sql`(replace(substr(email, 1, instr(replace(email, '+', '@'), '@') - 1), '.', '') || substr(email, instr(email, '@')))`;
}

export const orders = (dialect: Dialect, id: RawBuilder<unknown>) => [
  ...orderNumbers(dialect, id),
  // `vat_percent` of a line is null under the margin scheme; `sold_at` is the day on which the order became a sale.
  sql`create table orders (
        id ${id}, number integer not null unique, checkout_token text not null unique, cart_token text not null,
        email text not null, phone text not null, language text not null, currency text not null,
        subtotal_cents integer not null, discount_code text, discount_cents integer not null, shipping_method text not null,
        shipping_cents integer not null, total_cents integer not null, vat_cents integer not null, vat_percent integer not null,
        financial_status text not null, fulfillment_status text not null, shipping_address text not null,
        document text not null, invoice text, accepts_marketing integer not null, processed_at text not null,
        customer_id integer references customers (id) on delete set null, note text not null default '',
        attributes text not null default '[]', discount_percent integer, payment_fee_cents integer not null default 0,
        payment_method text not null default '', payment_due_at text, canceled_at text, cancel_reason text,
        vat_classes text, sold_at text)`,
  sql`create index orders_email on orders (email)`,
  sql`create index orders_customer on orders (customer_id)`,
  sql`create index orders_mailbox on orders (${mailboxExpression(dialect)})`,
  sql`create table order_lines (
        id ${id}, order_id integer not null references orders (id), position integer not null, product_id integer not null,
        variant_id integer not null, sku text not null, title text not null, variant_title text not null, image_file text,
        quantity integer not null, unit_price_cents integer not null, total_cents integer not null,
        discount_cents integer not null, attributes text not null default '[]', vat_percent integer,
        unique (order_id, position))`,
  sql`create table discount_redemptions (
        discount_id integer not null references discounts (id), order_id integer not null references orders (id),
        email text not null, primary key (discount_id, order_id))`,
  sql`create index discount_redemptions_email on discount_redemptions (email)`,
  ...parcelsAndRefunds(id),
];

/**
 * Orders are numbered by a table whose key numbers itself, from 1001. A counter's row would be locked until its transaction is on
 * the disk, so orders could only be written one after the other. An order that is rolled back leaves a gap.
 */
const orderNumbers = (dialect: Dialect, id: RawBuilder<unknown>) => [
  sql`create table order_numbers (number ${id})`,
  sql`insert into order_numbers (number) values (1000)`,
  // SQLite counts on from the highest number that ever was in the table; PostgreSQL has to be told.
  ...(dialect === 'postgres' ? [sql`select setval(pg_get_serial_sequence('order_numbers', 'number'), 1000)`] : []),
];

/** Several parcels and refunds an order, each of some of its lines; goods that come back. */
const parcelsAndRefunds = (id: RawBuilder<unknown>) => [
  sql`create table refunds (
        id ${id}, order_id integer not null references orders (id), status text not null, amount_cents integer not null,
        restocked integer not null, return_id integer, created_at text not null)`,
  sql`create index refunds_order on refunds (order_id)`,
  sql`create table fulfillments (
        id ${id}, order_id integer not null references orders (id), tracking_company text not null,
        tracking_number text not null, tracking_url text, created_at text not null)`,
  sql`create index fulfillments_order on fulfillments (order_id)`,
  // A return knows the statement by which it began, what it says, and the parcel in which the goods come back.
  sql`create table returns (
        id ${id}, order_id integer not null references orders (id), status text not null, reason text not null,
        created_at text not null, received_at text, sent_at text, carrier text not null default '',
        tracking_number text not null default '', statement_id text, items text not null default '',
        restocked integer not null default 0)`,
  sql`create index returns_order on returns (order_id)`,
  sql`create unique index returns_statement on returns (statement_id)`,
  ...[
    ['fulfillment_lines', 'fulfillment_id', 'fulfillments'] as const,
    ['refund_lines', 'refund_id', 'refunds'] as const,
    ['return_lines', 'return_id', 'returns'] as const,
  ].map(
    ([table, owner, owners]) => sql`create table ${sql.table(table)} (
        ${sql.ref(owner)} integer not null references ${sql.table(owners)} (id) on delete cascade,
        order_line_id integer not null references order_lines (id) on delete cascade,
        quantity integer not null check (quantity > 0), primary key (${sql.ref(owner)}, order_line_id))`,
  ),
];

/**
 * Payments as sessions at a provider, the stock that is held for them, the events that providers sent, and the payments of
 * the test gateway, which plays a provider. `capture_cents` is what staff asked for, so that asking again asks for the same.
 */
export const payments = (id: RawBuilder<unknown>) => [
  sql`create table payments (
        id ${id}, checkout_token text not null, idempotency_key text not null unique, gateway text not null,
        status text not null, amount_cents integer not null, reference text not null,
        order_id integer references orders (id), created_at text not null, updated_at text not null, next_capture_at text,
        session text not null default '', url text, return_key text, details text, expires_at text, next_check_at text,
        captured_cents integer not null default 0, refunded_cents integer not null default 0, capture_cents integer)`,
  sql`create index payments_checkout on payments (checkout_token)`,
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
