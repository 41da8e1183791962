/** Logins. A token is told once; the database knows its SHA-256 only. */

import { hash } from 'node:crypto';
import type { PlatformContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { CustomerRow } from './customers.ts';

export interface AccessToken {
  accessToken: string;
  expiresAt: Date;
}

type Source = Pick<PlatformContext, 'now' | 'randomToken'>;

const DAY_MS = 24 * 60 * 60 * 1000;
const LIFETIME_MS = 30 * DAY_MS;
/** A login ends after so long however often it is renewed. */
const LONGEST_LIFE_MS = 180 * DAY_MS;

/** @returns when a login ends that is used or renewed now */
export function loginExpiry(now: Date, loggedInAt: string): Date {
  return new Date(Math.min(now.getTime() + LIFETIME_MS, Date.parse(loggedInAt) + LONGEST_LIFE_MS));
}
/** So long after a login its password counts as just asked for. */
const FRESH_MS = 10 * 60_000;
const TOKEN_BYTES = 32;
/** Longer texts are no tokens and are not worth hashing. */
const LONGEST_TOKEN = 200;

/** 256 random bits need no salt and no slow hash. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** A login that is renewed by a refresh token, and whose access tokens can therefore be short-lived. */
interface Granted {
  grantId: string;
  lifetimeMs: number;
}

/**
 * Logs a customer in, and clears away what has expired.
 *
 * @param browser see `nameBrowser`; null where it is not known, or the grant has it
 */
export async function issueToken(
  db: Database,
  { now, randomToken }: Source,
  customerId: number,
  browser: string | null = null,
  granted?: Granted,
): Promise<AccessToken> {
  const at = now();
  const accessToken = randomToken(TOKEN_BYTES);
  const expiresAt = new Date(at.getTime() + (granted?.lifetimeMs ?? LIFETIME_MS));
  await db
    .deleteFrom('customer_access_tokens')
    .where('customer_id', '=', customerId)
    .where('expires_at', '<=', at.toISOString())
    .execute();
  await db
    .insertInto('customer_access_tokens')
    .values({
      token_hash: hashToken(accessToken),
      customer_id: customerId,
      created_at: at.toISOString(),
      expires_at: expiresAt.toISOString(),
      grant_id: granted?.grantId ?? null,
      browser,
    })
    .execute();
  return { accessToken, expiresAt };
}

/** Whose token this is; null when it is unknown, expired or revoked. */
export async function findCustomerByToken(db: Database, now: Date, token: string): Promise<CustomerRow | null> {
  if (token === '' || token.length > LONGEST_TOKEN) return null;
  const row = await db
    .selectFrom('customer_access_tokens')
    .innerJoin('customers', 'customers.id', 'customer_access_tokens.customer_id')
    .selectAll('customers')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row ?? null;
}

/** Whether the customer gave the password for this login a moment ago. A token of a grant is as old as the grant. */
export async function isFreshLogin(db: Database, now: Date, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('customer_access_tokens')
    .leftJoin('oauth_grants', 'oauth_grants.id', 'customer_access_tokens.grant_id')
    .select(({ fn, ref }) =>
      fn.coalesce(ref('oauth_grants.created_at'), ref('customer_access_tokens.created_at')).as('since'),
    )
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row !== undefined && now.getTime() - Date.parse(row.since) <= FRESH_MS;
}

/**
 * Extends a token to its full time from now. It stays the same token, as on the hosted platform, so that two tabs that renew at
 * once, or a lost answer, do not end the login. A grant's token is renewed by its refresh token only.
 *
 * @returns null if it is no longer valid
 */
export async function renewToken({ db, now }: PlatformContext, token: string): Promise<AccessToken | null> {
  const at = now();
  const known = await db
    .selectFrom('customer_access_tokens')
    .select('created_at')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!known) return null;
  const expiresAt = loginExpiry(at, known.created_at);
  if (expiresAt <= at) return null;
  const { numUpdatedRows } = await db
    .updateTable('customer_access_tokens')
    .set({ expires_at: expiresAt.toISOString() })
    .where('token_hash', '=', hashToken(token))
    .where('grant_id', 'is', null)
    .where('expires_at', '>', at.toISOString())
    .executeTakeFirst();
  return numUpdatedRows > 0n ? { accessToken: token, expiresAt } : null;
}

/** Logs out, of the whole grant where there is one. Whether there was anything to log out from. */
export async function deleteToken({ db, now }: PlatformContext, token: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('customer_access_tokens')
    .where('token_hash', '=', hashToken(token))
    .returning(['expires_at', 'grant_id'])
    .executeTakeFirst();
  if (deleted?.grant_id) await db.deleteFrom('oauth_grants').where('id', '=', deleted.grant_id).execute();
  return deleted !== undefined && deleted.expires_at > now().toISOString();
}

/** Ends every login and every open link to a new password, so that knowing the old password or mailbox is of no use. */
export async function revokeAccess(db: Database, customerId: number): Promise<void> {
  await db.deleteFrom('customer_access_tokens').where('customer_id', '=', customerId).execute();
  await db.deleteFrom('oauth_grants').where('customer_id', '=', customerId).execute();
  await db.deleteFrom('oauth_codes').where('customer_id', '=', customerId).execute();
  await db.deleteFrom('password_resets').where('customer_id', '=', customerId).execute();
}
