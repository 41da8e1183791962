import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who has an account, what they hold to prove it, where they live, and which carts and orders are theirs. */
export const customersMigration = (id: RawBuilder<unknown>): Migration => ({
  async up(db: Kysely<unknown>) {
    const statements = [
      // The default address is checked by the service: each of the two tables would need the other one first.
      sql`create table customers (
        id ${id}, email text not null unique, first_name text, last_name text, phone text,
        accepts_marketing integer not null, password_hash text not null, language text not null,
        default_address_id integer, created_at text not null, updated_at text not null)`,
      sql`create table customer_access_tokens (
        token_hash text primary key, customer_id integer not null references customers (id) on delete cascade,
        created_at text not null, expires_at text not null)`,
      sql`create index customer_access_tokens_customer on customer_access_tokens (customer_id)`,
      sql`create table customer_addresses (
        id ${id}, customer_id integer not null references customers (id) on delete cascade, first_name text, last_name text,
        company text, address1 text, address2 text, city text, province text, zip text, country text not null, phone text)`,
      sql`create index customer_addresses_customer on customer_addresses (customer_id)`,
      sql`create table password_resets (
        token_hash text primary key, customer_id integer references customers (id) on delete cascade,
        created_at text not null, expires_at text not null)`,
      sql`create index password_resets_customer on password_resets (customer_id)`,
      sql`create index password_resets_expiry on password_resets (expires_at)`,
      sql`alter table carts add column customer_id integer references customers (id) on delete set null`,
      sql`alter table orders add column customer_id integer references customers (id) on delete set null`,
      sql`create index orders_customer on orders (customer_id)`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
});
