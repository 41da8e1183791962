import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { raiseContentWithColumn } from './catalogue-versions.ts';

/**
 * What a product file says besides texts, prices and stock: drafts, search texts, the price before a reduction. And every
 * price that a variant had, because a reduction must name the lowest of the 30 days before it (law 4177/2013, article 15).
 */
export function productOffersMigration(dialect: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`alter table products add column status text not null default 'active'`.execute(db);
      await sql`alter table products add column seo_title text not null default ''`.execute(db);
      await sql`alter table products add column seo_description text not null default ''`.execute(db);
      await sql`alter table product_variants add column compare_at_cents integer`.execute(db);
      await raiseContentWithColumn(db, dialect, 'product_variants', 'compare_at_cents');
      await sql`create table variant_prices (
        variant_id integer not null references product_variants (id) on delete cascade,
        since text not null, price_cents integer not null, primary key (variant_id, since))`.execute(db);
      await sql`insert into variant_prices (variant_id, since, price_cents)
        select product_variants.id, products.updated_at, product_variants.price_cents
        from product_variants join products on products.id = product_variants.product_id`.execute(db);
    },
  };
}
