import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Characters that the outbox takes; a longer id is cut where it is written and where it is looked up. */
export const LONGEST_ID = 100;

/** Of the rows of a query, those of which no notice was sent. */
export const isNotTold = (prefix: string, column: string) =>
  sql<boolean>`not exists (
    select 1 from outbox told where told.id = substr(${sql.lit(prefix)} || ${sql.ref(column)}, 1, ${sql.lit(LONGEST_ID)})
  )`;

export async function wasTold(db: Database, id: string): Promise<boolean> {
  return (await db.selectFrom('outbox').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
