import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a way of paying costs, until when money is awaited, and when an order was called off. */
export const orderPaymentsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      sql`alter table orders add column payment_fee_cents integer not null default 0`,
      sql`alter table orders add column payment_method text not null default ''`,
      sql`alter table orders add column payment_due_at text`,
      sql`alter table orders add column canceled_at text`,
      sql`alter table orders add column cancel_reason text`,
      sql`update orders set payment_method = coalesce((select gateway from payments where payments.order_id = orders.id limit 1), '')`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
