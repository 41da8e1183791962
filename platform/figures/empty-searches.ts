/** Searches of the shop that found nothing, by day: folded words and how often, and nothing of who asked. */
import { athensDay } from '#domain/delivery/athens-time.ts';
import { fold } from '#domain/locale/fold.ts';
import type { PlatformContext } from '../context.ts';
import type { Database } from '../db/database.ts';

/** A stranger can send any words: further ones of the same day are not written down. */
const MOST_A_DAY = 500;
const LONGEST = 80;
const DAYS_STORED = 90;
const DAY_MS = 24 * 60 * 60_000;
/** An e-mail address, a telephone or an order number typed into the wrong field. */
const PERSONAL = /@|(?:\d[\s.-]?){6}/;

export async function noteEmptySearch({ db, now }: Pick<PlatformContext, 'db' | 'now'>, query: string): Promise<void> {
  const words = fold(query)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
  if (words === '' || PERSONAL.test(words)) return;
  const day = athensDay(now());
  const { numUpdatedRows } = await db
    .updateTable('empty_searches')
    .set((row) => ({ count: row('count', '+', 1) }))
    .where('day', '=', day)
    .where('words', '=', words)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await db.deleteFrom('empty_searches').where('day', '<', daysBefore(now(), DAYS_STORED)).execute();
  const { count } = await db
    .selectFrom('empty_searches')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_A_DAY) return;
  await db
    .insertInto('empty_searches')
    .values({ day, words, count: 1 })
    .onConflict((twice) =>
      twice.columns(['day', 'words']).doUpdateSet((row) => ({ count: row('empty_searches.count', '+', 1) })),
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
