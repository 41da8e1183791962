import type { Database } from '../db/database.ts';

/** A message that could not be sent at least once. */
export type FailedMail = Awaited<ReturnType<typeof listFailedMails>>[number];

/**
 * Those that the store has given up first, then those that it goes on trying; each part oldest first. `error` is null when an
 * older version of the store did not write it down, `nextAttemptAt` when the store has given up.
 */
export async function listFailedMails(db: Database) {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'recipient', 'attempts', 'last_error as error', 'created_at as createdAt'])
    .select(['next_attempt_at as nextAttemptAt', 'status'])
    .where((row) =>
      row.or([
        row('status', '=', 'failed'),
        row.and([row('status', 'in', ['queued', 'sending']), row('last_error', 'is not', null)]),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const mails = rows.map(({ status, ...mail }) => (status === 'failed' ? { ...mail, nextAttemptAt: null } : mail));
  return [
    ...mails.filter((mail) => mail.nextAttemptAt === null),
    ...mails.filter((mail) => mail.nextAttemptAt !== null),
  ];
}

/**
 * Has failed messages tried again at once and from the beginning. What another process is sending at this moment, and what
 * is of no use any more, stays as it is.
 *
 * @param ids those to resend; `null` for all that failed
 * @returns the ids of those that are tried again
 */
export async function resendMails(db: Database, ids: readonly string[] | null, now: Date): Promise<string[]> {
  const at = now.toISOString();
  const rows = await db
    .updateTable('outbox')
    .set({ status: 'queued', attempts: 0, next_attempt_at: at })
    .where((row) =>
      row.or([
        row('status', '=', 'failed'),
        row.and([row('status', '=', 'queued'), row('last_error', 'is not', null)]),
      ]),
    )
    .where((row) => row.or([row('send_before', 'is', null), row('send_before', '>', at)]))
    .$if(ids !== null, (query) => query.where('id', 'in', ids ?? []))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id).sort();
}
