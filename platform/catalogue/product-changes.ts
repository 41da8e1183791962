import { sql } from 'kysely';
import { type Database, isPostgres } from '../db/database.ts';

export interface ProductChanges {
  /** Until where the changes were read; the next reading begins there. */
  until: string;
  /** Products that changed, came or went, in what pages show of them. Null when it is not known: then all may have. */
  ids: readonly number[] | null;
}

/**
 * What changed since an earlier reading, of one database by whatever process (migrations/product-changes.ts).
 *
 * @param since what the reading before answered as `until`; null asks for the present point alone
 */
export function readProductChanges(db: Database, since: string | null): Promise<ProductChanges> {
  return isPostgres(db) ? readOnPostgres(db, since) : readOnSqlite(db, since);
}

async function readOnSqlite(db: Database, since: string | null): Promise<ProductChanges> {
  const from = Number(since ?? 0);
  const { last } = await db
    .selectFrom('product_changes')
    .select(sql<number>`coalesce(max(id), 0)`.as('last'))
    .executeTakeFirstOrThrow();
  // Numbers only grow: a lower one is another database's, restored from a backup.
  if (since === null || !Number.isSafeInteger(from) || from > last) return { until: String(last), ids: null };
  const rows = await db
    .selectFrom('product_changes')
    .select('product_id')
    .where('id', '>', from)
    .where('id', '<=', last)
    .execute();
  return { until: String(last), ids: rows.map((row) => row.product_id) };
}

/**
 * Transactions end in another order than they begin. What was under way during the reading before is read again, and nothing is
 * missed: a transaction that it did not see has a number from its `xmin` on.
 */
async function readOnPostgres(db: Database, since: string | null): Promise<ProductChanges> {
  const from = since !== null && /^\d{1,19}$/.test(since) ? since : null;
  const { rows } = await sql<{ until: string; is_known: boolean; ids: number[] | null }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as until,
      ${from}::text::xid8 <= pg_snapshot_xmax(pg_current_snapshot()) as is_known,
      (select array_agg(distinct product_id) from product_changes where xid >= ${from}::text::xid8) as ids`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('PostgreSQL answered without a row');
  return { until: found.until, ids: from !== null && found.is_known ? (found.ids ?? []) : null };
}
