import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from './catalogue.ts';

/** One fulfilment and one full refund an order; the unique order id holds against two who do it at once. */
export const fulfillmentsAndRefunds = (id: RawBuilder<unknown>) => [
  sql`create table fulfillments (
      id ${id}, order_id integer not null unique references orders (id), tracking_company text not null,
      tracking_number text not null, tracking_url text, created_at text not null)`,
  sql`create table refunds (
      id ${id}, order_id integer not null unique references orders (id), amount_cents integer not null,
      restocked integer not null, created_at text not null)`,
];

/**
 * Orders are numbered by a table whose key numbers itself, and go on where the counter before it ended. A counter's row is
 * locked until its transaction is on the disk, so orders could only be written one after the other; PostgreSQL hands out
 * the numbers of a key without waiting. An order that is rolled back leaves a gap there.
 */
export const orderNumbers = (dialect: Dialect, id: RawBuilder<unknown>) => [
  sql`create table order_numbers (number ${id})`,
  sql`insert into order_numbers (number) select value from counters where name = 'order_number'`,
  // SQLite counts on from the highest number that ever was in the table; PostgreSQL has to be told.
  ...(dialect === 'postgres'
    ? [sql`select setval(pg_get_serial_sequence('order_numbers', 'number'), max(number)) from order_numbers`]
    : []),
  sql`drop table counters`,
];

/**
 * The mailbox of an address as the database reckons it (`mailboxOf` of domain/customer/email.ts). The index is by this very expression, so the
 * query must use it, too.
 */
export function mailboxExpression(dialect: Dialect): RawBuilder<string> {
  return dialect === 'postgres'
    ? sql`(replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@' || split_part(email, '@', 2))`
    : sql`(replace(substr(email, 1, instr(replace(email, '+', '@'), '@') - 1), '.', '') || substr(email, instr(email, '@')))`;
}

export const orderMailboxes = (dialect: Dialect) => [
  sql`create index orders_mailbox on orders (${mailboxExpression(dialect)})`,
];

/** What the cart said of itself, kept with the order; whether its discount was a percentage. */
export const orderAttributes = [
  sql`alter table orders add column note text not null default ''`,
  sql`alter table orders add column attributes text not null default '[]'`,
  sql`alter table orders add column discount_percent integer`,
  sql`alter table order_lines add column attributes text not null default '[]'`,
];

/** What a way of paying costs, until when money is awaited, and when an order was called off. */
export const orderPayments = [
  sql`alter table orders add column payment_fee_cents integer not null default 0`,
  sql`alter table orders add column payment_method text not null default ''`,
  sql`alter table orders add column payment_due_at text`,
  sql`alter table orders add column canceled_at text`,
  sql`alter table orders add column cancel_reason text`,
  sql`update orders set payment_method = coalesce((select gateway from payments where payments.order_id = orders.id limit 1), '')`,
];

/** Several parcels and several refunds an order, each of some of its lines; goods that come back. */
export const partialOrders = (id: RawBuilder<unknown>) => [
  // The two databases drop a table's own unique constraint differently, so the tables are made anew.
  sql`create table order_refunds (
        id ${id}, order_id integer not null references orders (id), status text not null, amount_cents integer not null,
        restocked integer not null, return_id integer, created_at text not null)`,
  sql`insert into order_refunds (order_id, status, amount_cents, restocked, created_at)
        select order_id, 'done', amount_cents, restocked, created_at from refunds order by id`,
  sql`drop table refunds`,
  sql`alter table order_refunds rename to refunds`,
  sql`create index refunds_order on refunds (order_id)`,
  sql`create table order_fulfillments (
        id ${id}, order_id integer not null references orders (id), tracking_company text not null,
        tracking_number text not null, tracking_url text, created_at text not null)`,
  sql`insert into order_fulfillments (order_id, tracking_company, tracking_number, tracking_url, created_at)
        select order_id, tracking_company, tracking_number, tracking_url, created_at from fulfillments order by id`,
  sql`drop table fulfillments`,
  sql`alter table order_fulfillments rename to fulfillments`,
  sql`create index fulfillments_order on fulfillments (order_id)`,
  sql`create table fulfillment_lines (
        fulfillment_id integer not null references fulfillments (id) on delete cascade,
        order_line_id integer not null references order_lines (id) on delete cascade,
        quantity integer not null check (quantity > 0), primary key (fulfillment_id, order_line_id))`,
  sql`insert into fulfillment_lines (fulfillment_id, order_line_id, quantity)
        select fulfillments.id, order_lines.id, order_lines.quantity from fulfillments
        join order_lines on order_lines.order_id = fulfillments.order_id`,
  sql`create table refund_lines (
        refund_id integer not null references refunds (id) on delete cascade,
        order_line_id integer not null references order_lines (id) on delete cascade,
        quantity integer not null check (quantity > 0), primary key (refund_id, order_line_id))`,
  sql`create table returns (
        id ${id}, order_id integer not null references orders (id), status text not null, reason text not null,
        created_at text not null, received_at text)`,
  sql`create index returns_order on returns (order_id)`,
  sql`create table return_lines (
        return_id integer not null references returns (id) on delete cascade,
        order_line_id integer not null references order_lines (id) on delete cascade,
        quantity integer not null check (quantity > 0), primary key (return_id, order_line_id))`,
];

/** A return knows the statement by which it began, what it says, and the parcel in which the goods come back. */
export const returnSteps = [
  sql`alter table returns add column sent_at text`,
  sql`alter table returns add column carrier text not null default ''`,
  sql`alter table returns add column tracking_number text not null default ''`,
  sql`alter table returns add column statement_id text`,
  sql`alter table returns add column items text not null default ''`,
  sql`create unique index returns_statement on returns (statement_id)`,
];

/** The rate of each line of an order, null under the margin scheme, and its total by rate. */
export const orderVat = [
  sql`alter table order_lines add column vat_percent integer`,
  sql`update order_lines set vat_percent =
      (select orders.vat_percent from orders where orders.id = order_lines.order_id)`,
  sql`alter table orders add column vat_classes text`,
];

/** The books need the day on which an order became a sale; for orders from before, it is what was told of them then. */
export const soldAt = [
  sql`alter table orders add column sold_at text`,
  sql`update orders set sold_at = processed_at where exists (
      select 1 from payments where payments.order_id = orders.id and captured_cents > 0)`,
  sql`update orders set sold_at = (
        select min(fulfillments.created_at) from fulfillments where fulfillments.order_id = orders.id)
      where payment_method in ('cod', 'transfer', 'pickup')
        and exists (select 1 from fulfillments where fulfillments.order_id = orders.id)`,
];

/**
 * Every piece that is given up is named by a refund, and a return knows whether its goods went back into stock. Cancelled orders had
 * no refund, or one without its pieces.
 */
export const pieceAccount = [
  sql`alter table returns add column restocked integer not null default 0`,
  sql`update returns set restocked = 1 where exists (
      select 1 from refunds where refunds.return_id = returns.id and refunds.status = 'done' and refunds.restocked = 1)`,
  sql`insert into refunds (order_id, status, amount_cents, restocked, created_at)
      select id, 'done', 0, 1, canceled_at from orders
      where canceled_at is not null and not exists (select 1 from refunds where refunds.order_id = orders.id)`,
  sql`insert into refund_lines (refund_id, order_line_id, quantity)
      select refunds.id, order_lines.id, order_lines.quantity from refunds
      join orders on orders.id = refunds.order_id join order_lines on order_lines.order_id = orders.id
      where orders.financial_status = 'VOIDED'
        and not exists (select 1 from refund_lines where refund_lines.refund_id = refunds.id)`,
];
