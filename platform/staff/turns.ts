import type { PlatformContext } from '../context.ts';

const TURN_MS = 10_000;
const RENEW_MS = 2_000;
const TRY_EVERY_MS = 50;
/** Longer than a turn takes to end by itself. */
const MOST_TRIES = 300;

/**
 * Waits until no process of the shop changes this subject, and takes it. A row holds it and is renewed while the change goes on, so
 * one whose process dies holds it for ten seconds more.
 *
 * @returns what ends the turn; null if others still have it
 */
export async function takeTurn(
  { db, now, randomToken, log }: Pick<PlatformContext, 'db' | 'now' | 'randomToken' | 'log'>,
  subject: string,
): Promise<(() => Promise<void>) | null> {
  const holder = randomToken(12);
  const endsAt = () => new Date(now().getTime() + TURN_MS).toISOString();
  const own = { subject, holder };
  const take = () =>
    db
      .insertInto('staff_turns')
      .values({ ...own, ends_at: endsAt() })
      .onConflict((conflict) =>
        conflict
          .column('subject')
          .doUpdateSet({ holder, ends_at: endsAt() })
          .where('staff_turns.ends_at', '<=', now().toISOString()),
      )
      .returning('holder')
      .executeTakeFirst();
  for (let tries = 0; !(await take()); tries += 1) {
    if (tries === MOST_TRIES) return null;
    await new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS));
  }
  const ofOwn = db.updateTable('staff_turns').where('subject', '=', subject).where('holder', '=', holder);
  const renewing = setInterval(() => {
    ofOwn
      .set({ ends_at: endsAt() })
      .execute()
      .catch((error: unknown) => log.warn({ err: error }, 'a turn of the desk was not renewed'));
  }, RENEW_MS).unref();
  return async () => {
    clearInterval(renewing);
    // Turns of processes that died end with it: a change that had happened is not tried again, so nothing takes them over.
    await db
      .deleteFrom('staff_turns')
      .where(({ and, or, eb }) => or([and(own), eb('ends_at', '<=', now().toISOString())]))
      .execute();
  };
}
