import type { Database } from './db/database.ts';

/**
 * The version of everything that the shop shows: the numbers that the database's own triggers raise, and how many articles
 * are published at this moment, since an article appears when its hour comes.
 *
 * @throws when the database does not answer
 */
export async function readVersion(db: Database, now: Date): Promise<string> {
  const { content, stock, articles } = await db
    .selectFrom('catalogue_versions')
    .select(({ selectFrom, fn }) => [
      'content',
      'stock',
      selectFrom('articles')
        .select(fn.countAll<number | string>().as('count'))
        .where('published_at', '<=', now.toISOString())
        .as('articles'),
    ])
    .executeTakeFirstOrThrow();
  return `${content}.${stock}.${articles}`;
}
