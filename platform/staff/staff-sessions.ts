import type { PlatformContext } from '../context.ts';
import { hashToken } from '../customers/access-tokens.ts';
import type { Database } from '../db/database.ts';
import { type StaffMember, toMember } from './staff.ts';

export const SESSION_MS = 12 * 60 * 60_000;
const TOKEN_BYTES = 32;
/** Longer texts are no tokens and are not worth hashing. */
const LONGEST_TOKEN = 200;

export interface StaffSession {
  id: number;
  member: StaffMember;
}

/** Opens the desk for a person, and clears away what has ended. @returns the token for the cookie */
export async function startSession(
  { now, randomToken }: Pick<PlatformContext, 'now' | 'randomToken'>,
  db: Database,
  staffId: number,
  browser: string,
  passkeyId: string | null = null,
): Promise<string> {
  const at = now();
  const token = randomToken(TOKEN_BYTES);
  await db.deleteFrom('staff_sessions').where('expires_at', '<=', at.toISOString()).execute();
  await db
    .insertInto('staff_sessions')
    .values({
      token_hash: hashToken(token),
      staff_id: staffId,
      browser,
      passkey_id: passkeyId,
      created_at: at.toISOString(),
      expires_at: new Date(at.getTime() + SESSION_MS).toISOString(),
    })
    .execute();
  return token;
}

/** Whose session this is; null when it is unknown or has ended. */
export async function findSession(db: Database, now: Date, token: string): Promise<StaffSession | null> {
  if (token === '' || token.length > LONGEST_TOKEN) return null;
  const row = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .selectAll('staff')
    .select('staff_sessions.id as session_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row ? { id: row.session_id, member: toMember(row) } : null;
}

/** All of them, the newest first. */
export async function listSessions(db: Database, now: Date) {
  const rows = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .select(['staff_sessions.id', 'email', 'browser', 'staff_sessions.created_at', 'expires_at'])
    .where('expires_at', '>', now.toISOString())
    .orderBy('staff_sessions.id', 'desc')
    .execute();
  return rows.map(({ id, email, browser, created_at, expires_at }) => ({
    id,
    email,
    browser,
    createdAt: new Date(created_at),
    expiresAt: new Date(expires_at),
  }));
}

/** @returns whether there was such a session */
export async function endSession(db: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('staff_sessions').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
