import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Logins through the authorization page: codes, what they opened, refresh tokens, and the key that signs. */
export const oauthMigration: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
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
      sql`alter table customer_access_tokens add column grant_id text references oauth_grants (id) on delete cascade`,
      sql`create index customer_access_tokens_grant on customer_access_tokens (grant_id)`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
