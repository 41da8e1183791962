/** Searches of the shop that found nothing, by day: folded words and how often, and nothing of who asked. */
import { athensDay } from '#domain/delivery/athens-time.ts';
import { fold } from '#domain/locale/fold.ts';
import type { PlatformContext } from '../context.ts';
import type { Database, Trx } from '../db/database.ts';

/** A stranger can send any words: further ones of the same day are not written down. */
const MOST_A_DAY = 500;
const LONGEST = 80;
const DAYS_STORED = 90;
const DAY_MS = 24 * 60 * 60_000;
/** An e-mail address, a telephone or an order number typed into the wrong field. */
const PERSONAL = /@|(?:\d[\s.-]?){6}/;

export interface EmptySearchCounter {
  note: (query: string) => void;
  write: () => Promise<void>;
}

/**
 * Counts in memory until `write`: a cached page is asked for thousands of times a second, and as many writes would hold up orders. A stop
 * loses the counts since the last one.
 */
export function countEmptySearches({ db, now }: Pick<PlatformContext, 'db' | 'now'>): EmptySearchCounter {
  let counts = new Map<string, number>();
  return {
    note(query) {
      const words = fold(query)
        .replaceAll(/[\s\p{Cc}]+/gu, ' ')
        .trim()
        .slice(0, LONGEST);
      if (words === '' || PERSONAL.test(words)) return;
      const count = counts.get(words) ?? 0;
      if (count > 0 || counts.size < MOST_A_DAY) counts.set(words, count + 1);
    },
    async write() {
      const noted = counts;
      if (noted.size === 0) return;
      counts = new Map();
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('empty_searches').where('day', '<', daysBefore(now(), DAYS_STORED)).execute();
        for (const [words, count] of noted) await addCount(trx, athensDay(now()), words, count);
      });
    },
  };
}

async function addCount(trx: Trx, day: string, words: string, more: number): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('empty_searches')
    .set((row) => ({ count: row('count', '+', more) }))
    .where('day', '=', day)
    .where('words', '=', words)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const { rows } = await trx
    .selectFrom('empty_searches')
    .select((row) => row.fn.countAll<number>().as('rows'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  if (Number(rows) >= MOST_A_DAY) return;
  await trx
    .insertInto('empty_searches')
    .values({ day, words, count: more })
    .onConflict((twice) =>
      twice.columns(['day', 'words']).doUpdateSet((row) => ({ count: row('empty_searches.count', '+', more) })),
    )
    .execute();
}

/** The most frequent first. */
export async function readEmptySearches(
  db: Database,
  now: Date,
  { days, limit }: { days: number; limit: number },
): Promise<{ words: string; count: number }[]> {
  const rows = await db
    .selectFrom('empty_searches')
    .select((row) => ['words', row.fn.sum<number>('count').as('count')])
    .where('day', '>', daysBefore(now, days))
    .groupBy('words')
    .orderBy('count', 'desc')
    .orderBy('words')
    .limit(limit)
    .execute();
  return rows.map(({ words, count }) => ({ words, count: Number(count) }));
}

function daysBefore(now: Date, days: number): string {
  return athensDay(new Date(now.getTime() - days * DAY_MS));
}
