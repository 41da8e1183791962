import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Several parcels and several refunds an order, each of some of its lines; goods that come back. */
export const partialOrdersMigration = (id: RawBuilder<unknown>): Migration => ({
  async up(db: Kysely<unknown>) {
    const statements = [
      // Neither database drops a unique constraint that stands in the table itself in the same way: the tables are made anew.
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
    for (const statement of statements) await statement.execute(db);
  },
});
