/** Challenges that passkeys sign: each for one answer, soon, from the browser that asked. */
import type { PlatformContext } from '../context.ts';
import { hashToken } from '../customers/access-tokens.ts';
import type { Database } from '../db/database.ts';

export const CHALLENGE_MS = 5 * 60_000;
const CHALLENGE_BYTES = 32;

/** Gives a challenge in place of the holder's earlier one, and clears away those that were not answered in time. @param holder a session or a cookie */
export async function giveChallenge(
  { now, randomToken }: Pick<PlatformContext, 'now' | 'randomToken'>,
  db: Database,
  holder: string,
): Promise<string> {
  const challenge = randomToken(CHALLENGE_BYTES);
  const at = now();
  const expires_at = new Date(at.getTime() + CHALLENGE_MS).toISOString();
  await db.deleteFrom('staff_challenges').where('expires_at', '<=', at.toISOString()).execute();
  await db
    .insertInto('staff_challenges')
    .values({ holder_hash: hashToken(holder), challenge, expires_at })
    .onConflict((conflict) => conflict.column('holder_hash').doUpdateSet({ challenge, expires_at }))
    .execute();
  return challenge;
}

/** Takes the holder's challenge, which is there once. @returns it as browsers send it back, base64url; null when there is none */
export async function takeChallenge(db: Database, now: Date, holder: string): Promise<string | null> {
  const row = await db
    .deleteFrom('staff_challenges')
    .where('holder_hash', '=', hashToken(holder))
    .where('expires_at', '>', now.toISOString())
    .returning('challenge')
    .executeTakeFirst();
  return row ? Buffer.from(row.challenge).toString('base64url') : null;
}
