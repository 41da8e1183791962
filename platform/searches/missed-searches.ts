/** Which searches found nothing, counted by their words alone: who searched, when and from where is not kept. */
import { sql } from 'kysely';
import { fold } from '#domain/fold.ts';
import type { Database } from '../db/database.ts';

const PREFIX = 'missed_search:';
/** So many different searches are kept; what is new beyond them is not counted until the owner clears the list. */
const MOST = 500;
const [SHORTEST, LONGEST, MOST_WORDS] = [2, 60, 6];
/** An address, a telephone, an order's number: words that may be a person's. */
const PERSONAL = /@|\d{5}|\d[\s.-]\d{3}[\s.-]\d/;

/** The search as it is counted; null for what is too long to be one, or may be about a person. */
export function countableSearch(query: string): string | null {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const text = words.join(' ');
  const isFit = text.length >= SHORTEST && text.length <= LONGEST && words.length <= MOST_WORDS;
  return isFit && !PERSONAL.test(text) ? text : null;
}

export async function countMissedSearch(db: Database, query: string): Promise<void> {
  const text = countableSearch(query);
  if (text === null) return;
  const key = `${PREFIX}${text}`;
  const { numUpdatedRows } = await db
    .updateTable('meta')
    .set({ value: sql<string>`cast(cast(value as integer) + 1 as text)` })
    .where('key', '=', key)
    .executeTakeFirst();
  if (numUpdatedRows > 0n || (await listMissedSearches(db)).length >= MOST) return;
  await db
    .insertInto('meta')
    .values({ key, value: '1' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The most frequent first. */
export async function listMissedSearches(db: Database): Promise<{ query: string; count: number }[]> {
  const rows = await db.selectFrom('meta').selectAll().where('key', 'like', `${PREFIX}%`).execute();
  return rows
    .map(({ key, value }) => ({ query: key.slice(PREFIX.length), count: Number(value) }))
    .sort((a, b) => b.count - a.count || (a.query < b.query ? -1 : 1));
}

/** @returns how many were forgotten */
export async function forgetMissedSearches(db: Database): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('meta').where('key', 'like', `${PREFIX}%`).executeTakeFirst();
  return Number(numDeletedRows);
}
