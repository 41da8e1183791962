import type { Database } from '../db/database.ts';

/** The mails about an order, the newest first. Their texts are gone once they were sent. */
export async function listOrderMails(db: Database, number: number) {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'subject', 'status', 'created_at', 'sent_at', 'last_error as error'])
    .where('kind', 'like', 'order-%')
    .where('id', 'like', `order-%-${number}%`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  // The pattern also fits numbers that begin alike, and other numbers behind an order's.
  const own = rows.filter(({ id, kind }) => `${id}-`.startsWith(`${kind}-${number}-`));
  return own.map(({ created_at, sent_at, ...mail }) => ({
    ...mail,
    createdAt: new Date(created_at),
    sentAt: sent_at === null ? null : new Date(sent_at),
  }));
}
