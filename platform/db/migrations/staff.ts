import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from './catalogue.ts';

/** Who works at the owner's desk, what they hold to prove it, and what they changed. */
export const staff = (dialect: Dialect, id: RawBuilder<unknown>) => [
  sql`create table staff (
        id ${id}, email text not null unique, role text not null, language text not null, password_hash text,
        totp_secret text, totp_step integer not null default 0, created_at text not null)`,
  sql`create table staff_invitations (
        token_hash text primary key, staff_id integer not null references staff (id) on delete cascade,
        totp_secret text not null, expires_at text not null)`,
  sql`create index staff_invitations_staff on staff_invitations (staff_id)`,
  sql`create table staff_sessions (
        id ${id}, token_hash text not null unique, staff_id integer not null references staff (id) on delete cascade,
        browser text not null, created_at text not null, expires_at text not null)`,
  sql`create index staff_sessions_staff on staff_sessions (staff_id)`,
  // No reference to the staff: the log outlives them.
  sql`create table audit_log (
        id ${id}, begun_id integer references audit_log (id), at text not null, staff text not null, action text not null,
        subject text not null, outcome text not null, before text not null, after text not null)`,
  sql`create index audit_log_begun on audit_log (begun_id)`,
  ...(dialect === 'sqlite' ? appendOnlyOnSqlite : appendOnlyOnPostgres),
];

const REFUSAL = 'The audit log is append-only';

const appendOnlyOnSqlite = ['update', 'delete'].map((event) =>
  sql.raw(`create trigger audit_log_refuses_${event} before ${event} on audit_log
    begin select raise(abort, '${REFUSAL}'); end`),
);

const appendOnlyOnPostgres = [
  sql.raw(`create function refuse_audit_change() returns trigger language plpgsql as $$
    begin raise exception '${REFUSAL}'; end $$`),
  sql`create trigger audit_log_is_append_only before update or delete or truncate on audit_log
    for each statement execute function refuse_audit_change()`,
];

/** Words that shoppers searched for and found nothing. */
export const emptySearches = [
  sql`create table empty_searches (
        day text not null, words text not null, count integer not null, primary key (day, words))`,
];

/** What staff tell each other about an order; buyers never see it. */
export const orderNotes = (id: RawBuilder<unknown>) => [
  sql`create table order_notes (
        id ${id}, order_id integer not null references orders (id) on delete cascade, staff text not null,
        text text not null, created_at text not null)`,
  sql`create index order_notes_order on order_notes (order_id)`,
];

/** Passkeys of staff, and the challenges that browsers were given for one answer. */
export const passkeys = [
  sql`create table staff_passkeys (
        id text primary key, staff_id integer not null references staff (id) on delete cascade, name text not null,
        public_key text not null, counter text not null, created_at text not null, used_at text)`,
  sql`create index staff_passkeys_staff on staff_passkeys (staff_id)`,
  sql`create table staff_challenges (holder_hash text primary key, challenge text not null, expires_at text not null)`,
];

/** Who is changing what, which passkey opened a session, and what changed in an order by code. */
export const turns = [
  sql`create table staff_turns (subject text primary key, holder text not null, ends_at text not null)`,
  sql`alter table staff_sessions add column passkey_id text references staff_passkeys (id) on delete cascade`,
  sql`alter table order_notes add column change text`,
];

/** Long work of the desk, as every process tells how far it is. */
export const jobs = [
  sql`create table staff_jobs (
        id text primary key, name text not null, back text not null, done text not null, progress text not null,
        outcome text, told_at text not null)`,
];
