import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';

export interface QueuedMail {
  /** Letters, digits, `-` and `_`. The same id is the same message: queued twice, it goes out once. */
  id: string;
  /** What it is, for logs: `order-confirmation`. */
  kind: string;
  /** One address. */
  recipient: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  headers?: Record<string, string>;
}

/**
 * Puts a message into the outbox, in the transaction of its cause: when the cause is undone, so is the message; when the
 * process dies right after, the message is still there.
 *
 * @throws RangeError for an id that cannot be a file's name or a recipient that is not one line
 */
export async function queueMail(db: Database | Transaction<Tables>, mail: QueuedMail, now: Date): Promise<void> {
  if (!/^[\w-]{1,100}$/.test(mail.id)) throw new RangeError('A message id has letters, digits, - and _ only.');
  if (/[\r\n]/.test(mail.recipient + (mail.replyTo ?? ''))) throw new RangeError('An address is one line.');
  const at = now.toISOString();
  await db
    .insertInto('outbox')
    .values({
      id: mail.id,
      kind: mail.kind,
      recipient: mail.recipient,
      subject: mail.subject,
      text_body: mail.text,
      html_body: mail.html,
      reply_to: mail.replyTo ?? null,
      headers: JSON.stringify(mail.headers ?? {}),
      status: 'queued',
      attempts: 0,
      next_attempt_at: at,
      created_at: at,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
