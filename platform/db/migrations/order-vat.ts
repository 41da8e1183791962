import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The rate of each line of an order, null under the margin scheme, and what of its total bears which rate. */
export const orderVatMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table order_lines add column vat_percent integer`.execute(db);
    await sql`update order_lines set vat_percent =
      (select orders.vat_percent from orders where orders.id = order_lines.order_id)`.execute(db);
    await sql`alter table orders add column vat_classes text`.execute(db);
  },
};
