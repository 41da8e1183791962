import { type RawBuilder, sql } from 'kysely';

/** Who wants to know when a product is back. */
export const stockAlerts: readonly RawBuilder<unknown>[] = [
  sql`create table stock_alerts (
        token_hash text primary key, email text not null, product_id integer not null references products (id) on delete cascade,
        language text not null, created_at text not null, confirmed_at text)`,
  sql`create unique index stock_alerts_wish on stock_alerts (email, product_id)`,
  sql`create index stock_alerts_product on stock_alerts (product_id)`,
];
