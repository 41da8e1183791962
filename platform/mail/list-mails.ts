import type { Database } from '../db/database.ts';

/** The newest mails, without their texts. @param isWaiting only those that have not left yet */
export async function listMails(db: Database, { limit, isWaiting }: { limit: number; isWaiting: boolean }) {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient', 'subject', 'status', 'attempts', 'last_error as error', 'created_at'])
    .$if(isWaiting, (query) => query.where('status', '!=', 'sent'))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ created_at, ...mail }) => ({ ...mail, createdAt: new Date(created_at) }));
}
