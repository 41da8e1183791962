import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The books need the day on which an order became a sale; for orders from before, it is what was told of them then. */
export const soldAtMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders add column sold_at text`.execute(db);
    await sql`update orders set sold_at = processed_at where exists (
      select 1 from payments where payments.order_id = orders.id and captured_cents > 0)`.execute(db);
    await sql`update orders set sold_at = (
        select min(fulfillments.created_at) from fulfillments where fulfillments.order_id = orders.id)
      where payment_method in ('cod', 'transfer', 'pickup')
        and exists (select 1 from fulfillments where fulfillments.order_id = orders.id)`.execute(db);
  },
};
