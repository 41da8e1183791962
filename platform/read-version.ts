import type { Database } from './db/database.ts';

/**
 * The version of everything that the shop's pages show: the numbers that the database's own triggers raise with every change
 * of the catalogue and with every variant that is sold out or there again, and how many articles are published at this
 * moment, since an article appears when its hour comes. How many pieces are left is no part of it.
 *
 * @throws when the database does not answer
 */
export async function readVersion(db: Database, now: Date): Promise<string> {
  const { content, availability, articles } = await db
    .selectFrom('catalogue_versions')
    .select(({ selectFrom, fn }) => [
      'content',
      'availability',
      selectFrom('articles')
        .select(fn.countAll<number | string>().as('count'))
        .where('published_at', '<=', now.toISOString())
        .as('articles'),
    ])
    .executeTakeFirstOrThrow();
  return `${content}.${availability}.${articles}`;
}
