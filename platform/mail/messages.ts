/** What people wrote by the forms of the store, and the shop's answers. Their texts stay in the outbox for the time that `/privacy` names. */
import { sql } from 'kysely';
import { formatInstant } from '#domain/delivery/dates.ts';
import type { ContentLanguage } from '#domain/locale/locales.ts';
import { serviceWords } from '#locales/words.ts';
import { shop } from '#shop.config';
import type { PlatformContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { queueMail } from './outbox.ts';
import { renderMail } from './render-mail.ts';

/** The mails to the shop that are messages of people. */
export const MESSAGE_KINDS: readonly string[] = ['contact', 'withdrawal'];
const MONTHS_STORED = 12;

export interface Message {
  id: string;
  kind: string;
  subject: string;
  text: string;
  /** Who wrote it. */
  from: string;
  at: Date;
  answers: number;
}

/** The unanswered ones first, then the newest. */
export async function listMessages(db: Database): Promise<Message[]> {
  const rows = await db
    .selectFrom('outbox as message')
    .select(['id', 'kind', 'subject', 'text_body as text', 'reply_to as from', 'created_at'])
    .select((row) =>
      row
        .selectFrom('outbox as reply')
        .select((count) => count.fn.countAll<number>().as('count'))
        .where('reply.kind', '=', 'reply')
        .where(sql<boolean>`reply.id like 'reply-' || message.id || '-%'`)
        .as('answers'),
    )
    .where('kind', 'in', MESSAGE_KINDS)
    .where('text_body', '!=', '')
    .orderBy('created_at', 'desc')
    .execute();
  return rows
    .map(({ from, created_at, answers, ...row }) => ({
      ...row,
      from: from ?? '',
      at: new Date(created_at),
      answers: Number(answers),
    }))
    .sort((one, other) => Math.sign(one.answers) - Math.sign(other.answers));
}

/** Writes to the person. The mail in the shop's mailbox is not quoted: beside their words it has ours to staff. */
export async function replyToMessage(
  { db, now, publicUrl }: Pick<PlatformContext, 'db' | 'now' | 'publicUrl'>,
  id: string,
  { text, language }: { text: string; language: ContentLanguage },
): Promise<'replied' | 'unknown_message' | 'reply_empty'> {
  if (text.trim() === '') return 'reply_empty';
  const message = (await listMessages(db)).find((one) => one.id === id);
  if (!message || message.from === '') return 'unknown_message';
  const subject = `Re: ${message.subject}`;
  const content = {
    language,
    subject,
    heading: message.subject,
    lead: serviceWords.replyMail[language].lead(formatInstant(message.at, language)),
    parts: [{ quote: text }],
  };
  const mail = {
    id: `reply-${id}-${now().getTime()}`,
    kind: 'reply',
    recipient: message.from,
    replyTo: shop.contact.email,
    ...renderMail(content, publicUrl),
  };
  await queueMail(db, mail, now());
  return 'replied';
}

/** A message that needs no answer; the mail in the shop's mailbox stays. */
export async function closeMessage(db: Database, id: string): Promise<'closed' | 'unknown_message'> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ text_body: '' })
    .where('id', '=', id)
    .where('kind', 'in', MESSAGE_KINDS)
    .where('status', '=', 'sent')
    .executeTakeFirst();
  return numUpdatedRows > 0n ? 'closed' : 'unknown_message';
}

/** Takes away the texts of messages whose time is over. */
export async function forgetMessages(db: Database, now: Date): Promise<void> {
  const until = new Date(now);
  until.setUTCMonth(until.getUTCMonth() - MONTHS_STORED);
  await db
    .updateTable('outbox')
    .set({ text_body: '' })
    .where('kind', 'in', MESSAGE_KINDS)
    .where('text_body', '!=', '')
    .where('sent_at', '<', until.toISOString())
    .execute();
}
