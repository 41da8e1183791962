import type { Database } from '../db/database.ts';
import type { MailAttachment, MailMessage } from './transport.ts';

export interface QueuedMail extends Omit<MailMessage, 'id' | 'to' | 'date'> {
  /** Letters, digits, `-` and `_`. The same id is the same message: queued twice, it goes out once. */
  id: string;
  /** Its kind, for logs: `order-confirmation`. */
  kind: string;
  /** One address. */
  recipient: string;
  /** After that it is not sent: it would say something that is no longer true. */
  sendBefore?: Date;
}

/** The bound of all waiting attachments together, so that files that cannot be sent do not fill the disk. */
export const OUTBOX_ATTACHMENT_BYTES = 500 * 1024 * 1024;

/** There is no more room for attachments until mails go out. */
class OutboxFull extends Error {
  override name = 'OutboxFull';
  readonly code = 'OUTBOX_FULL';
}

/**
 * Puts a message into the outbox, in the transaction of its cause: when the cause is undone, so is the message; when the
 * process dies right after, the message is still there.
 *
 * @throws RangeError for an id that cannot be a file's name or a recipient that is not one line
 * @throws OutboxFull when its attachments do not fit beside those that wait
 */
export async function queueMail(db: Database, mail: QueuedMail, now: Date): Promise<void> {
  if (!/^[\w-]{1,100}$/.test(mail.id)) throw new RangeError('A message id has letters, digits, - and _ only.');
  if (/[\r\n]/.test(mail.recipient + (mail.replyTo ?? ''))) throw new RangeError('An address is one line.');
  const at = now.toISOString();
  const added = await db
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
      send_before: mail.sendBefore?.toISOString() ?? null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added && mail.attachments && mail.attachments.length > 0) await addAttachments(db, mail.id, mail.attachments);
}

/**
 * Several messages, all or none: a customer is not told that the shop knows what it does not.
 *
 * @throws as `queueMail`
 */
export async function queueMails(db: Database, mails: readonly QueuedMail[], now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const mail of mails) await queueMail(trx, mail, now);
  });
}

async function addAttachments(db: Database, mailId: string, attachments: readonly MailAttachment[]): Promise<void> {
  const { waiting } = await db
    .selectFrom('outbox_attachments')
    .select((row) => row.fn.sum('bytes').as('waiting'))
    .executeTakeFirstOrThrow();
  const added = attachments.reduce((sum, { content }) => sum + content.length, 0);
  if (Number(waiting ?? 0) + added > OUTBOX_ATTACHMENT_BYTES)
    throw new OutboxFull('The outbox has no room for these files.');
  // One a statement: together they may be more than a database takes in one.
  for (const [position, { filename, contentType, content }] of attachments.entries()) {
    await db
      .insertInto('outbox_attachments')
      .values({
        mail_id: mailId,
        position,
        filename,
        content_type: contentType,
        bytes: content.length,
        content: Buffer.from(content).toString('base64'),
      })
      .execute();
  }
}
