import { type RawBuilder, sql } from 'kysely';

/** Who has an account, what they hold to prove it, and where they live. */
export const customers = (id: RawBuilder<unknown>) => [
  // The default address is checked by the service: each of the two tables would need the other one first.
  sql`create table customers (
        id ${id}, email text not null unique, first_name text, last_name text, phone text,
        accepts_marketing integer not null, password_hash text not null, language text not null,
        default_address_id integer, created_at text not null, updated_at text not null)`,
  sql`create table customer_addresses (
        id ${id}, customer_id integer not null references customers (id) on delete cascade, first_name text, last_name text,
        company text, address1 text, address2 text, city text, province text, zip text, country text not null, phone text)`,
  sql`create index customer_addresses_customer on customer_addresses (customer_id)`,
  sql`create table password_resets (
        token_hash text primary key, customer_id integer references customers (id) on delete cascade,
        created_at text not null, expires_at text not null)`,
  sql`create index password_resets_customer on password_resets (customer_id)`,
  sql`create index password_resets_expiry on password_resets (expires_at)`,
];

/** Logins: what the authorization page opened, its codes and refresh tokens, the key that signs, and access tokens of either kind. */
export const customerLogins = [
  sql`create table oauth_grants (
        id text primary key, customer_id integer not null references customers (id) on delete cascade,
        client_id text not null, scope text not null, created_at text not null, expires_at text not null)`,
  sql`create index oauth_grants_customer on oauth_grants (customer_id)`,
  // No reference to the grant: a code that is shown twice ends the grant, and is remembered all the same.
  sql`create table oauth_codes (
        code_hash text primary key, customer_id integer not null references customers (id) on delete cascade,
        client_id text not null, redirect_uri text not null, scope text not null, nonce text not null,
        code_challenge text not null, created_at text not null, expires_at text not null, used_at text, grant_id text)`,
  sql`create index oauth_codes_customer on oauth_codes (customer_id)`,
  sql`create index oauth_codes_expiry on oauth_codes (expires_at)`,
  sql`create table oauth_refresh_tokens (
        token_hash text primary key, grant_id text not null references oauth_grants (id) on delete cascade,
        created_at text not null, replaced_at text)`,
  sql`create index oauth_refresh_tokens_grant on oauth_refresh_tokens (grant_id)`,
  sql`create table oauth_keys (name text primary key, private_key text not null, created_at text not null)`,
  sql`create table customer_access_tokens (
        token_hash text primary key, customer_id integer not null references customers (id) on delete cascade,
        created_at text not null, expires_at text not null,
        grant_id text references oauth_grants (id) on delete cascade)`,
  sql`create index customer_access_tokens_customer on customer_access_tokens (customer_id)`,
  sql`create index customer_access_tokens_grant on customer_access_tokens (grant_id)`,
];

/** By which device and browser a customer recognises each login. */
export const loginBrowsers = ['customer_access_tokens', 'oauth_codes', 'oauth_grants'].map(
  (table) => sql`alter table ${sql.table(table)} add column browser text`,
);
