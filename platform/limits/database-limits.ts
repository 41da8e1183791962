import { hash } from 'node:crypto';
import { type Step, type TakeSteps, takeToken } from '#domain/customer/rate-limit.ts';
import type { Database, Trx } from '../db/database.ts';

/** Buckets of tokens in the database, so that several processes of one shop count together. */
export interface DatabaseLimits {
  take: TakeSteps;
  giveBack: (steps: readonly Step[]) => Promise<void>;
  /** Writes down that something happened, for so long. */
  remember: (what: string, ms: number) => Promise<void>;
  isRemembered: (what: string) => Promise<boolean>;
}

/** Full buckets are like none, and are thrown away so often, ms. */
const CLEAN_EVERY_MS = 10 * 60_000;

export function createDatabaseLimits(db: Database, now: () => Date): DatabaseLimits {
  let cleanedAt = 0;
  const clean = async (at: Date) => {
    if (at.getTime() - cleanedAt < CLEAN_EVERY_MS) return;
    cleanedAt = at.getTime();
    await db.deleteFrom('rate_limits').where('full_at', '<=', at.toISOString()).execute();
  };
  return {
    async take(steps) {
      const at = now();
      await clean(at);
      return db.transaction().execute((trx) => takeSteps(trx, steps, at));
    },
    async giveBack(steps) {
      await db.transaction().execute(async (trx) => {
        for (const [key, { refillMs }, count = 1] of steps) {
          await writeBucket(trx, key, (await lockBucket(trx, key, now())) - count * refillMs);
        }
      });
    },
    async remember(what, ms) {
      // A bucket that is full at that time: it is thrown away then, as all full ones are.
      const full_at = new Date(now().getTime() + ms).toISOString();
      await db
        .insertInto('rate_limits')
        .values({ key: digest(what), full_at })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ full_at }))
        .execute();
    },
    async isRemembered(what) {
      const at = now().toISOString();
      const row = db.selectFrom('rate_limits').select('key').where('key', '=', digest(what)).where('full_at', '>', at);
      return (await row.executeTakeFirst()) !== undefined;
    },
  };
}

/**
 * The same within a transaction, in which the buckets stay locked: of two at the same time the second sees what the first took.
 *
 * @returns null when each step had its tokens, else the milliseconds until the one that was asked last has them
 */
export async function takeSteps(trx: Trx, steps: readonly Step[], now: Date): Promise<number | null> {
  for (const [key, allowance, count] of steps) {
    const { fullAt, waitMs } = takeToken(await lockBucket(trx, key, now), now.getTime(), allowance, count);
    if (waitMs !== null) return waitMs;
    await writeBucket(trx, key, fullAt);
  }
  return null;
}

/** Reads when a bucket is full and keeps others from it until the end of the transaction; a new one is full now. */
async function lockBucket(trx: Trx, key: string, now: Date): Promise<number> {
  const { full_at } = await trx
    .insertInto('rate_limits')
    .values({ key: digest(key), full_at: now.toISOString() })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({ full_at: row.ref('rate_limits.full_at') })),
    )
    .returning('full_at')
    .executeTakeFirstOrThrow();
  return Date.parse(full_at);
}

async function writeBucket(trx: Trx, key: string, fullAt: number): Promise<void> {
  const full_at = new Date(fullAt).toISOString();
  await trx.updateTable('rate_limits').set({ full_at }).where('key', '=', digest(key)).execute();
}

/** Hashed, because keys hold e-mails and addresses. */
function digest(key: string): string {
  return hash('sha256', key, 'base64url');
}
