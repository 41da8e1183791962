import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Logger } from 'pino';
import { codeOf } from '#domain/customer/error-code.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { latestDue } from '../latest-due.ts';
import { type RepeatedWork, repeatWork } from '../repeated-work.ts';
import { forgetMessages, MESSAGE_KINDS } from './messages.ts';
import type { MailAttachment, MailTransport } from './transport.ts';

type OutboxRow = Selectable<Tables['outbox']>;

export interface MailWorkerSettings {
  db: Database;
  now: () => Date;
  transport: MailTransport;
  log: Logger;
  /** How often the outbox is looked at; milliseconds. */
  pollMs?: number;
  /** Messages of people stay to be read and answered at the owner's desk. */
  storesMessages?: boolean;
}

export interface MailWorker extends RepeatedWork {
  /** Sends all that is due now and returns how many messages went out. */
  drainOnce(): Promise<number>;
}

/** A claim that is older than this belongs to a process that died; another one may take the message up. */
const CLAIM_MS = 60_000;
/** How often a worker renews the claim on the message that it sends. */
const RENEW_MS = 20_000;
const FIRST_DELAY_MS = 30_000;
const LONGEST_DELAY_MS = 4 * 60 * 60_000;
/** With the delays above: five days, as mail servers do among themselves (RFC 5321, 4.5.4.1). */
const MAX_ATTEMPTS = 39;
const BATCH = 20;

/**
 * Sends the outbox. Any number of workers may run on one database: a message is claimed by one conditional update, and
 * the claim has an end, so neither two workers send it at once nor does a crash leave it lying. A message that fails is
 * tried again after 30 s, 1 min, 2 min … 4 h, and so on every 4 h for five days; then it stays in the table as `failed` until
 * the owner has it sent again (`npm run shop -- mail resend`). Of what was sent only the envelope stays: a letter may hold
 * the link to a new password.
 */
export function createMailWorker(settings: MailWorkerSettings): MailWorker {
  const { pollMs = 1_000, log } = settings;
  const work = repeatWork({
    pauseMs: pollMs,
    run: (isStopped) => drain(settings, isStopped),
    onError: (error) => log.error({ error: codeOf(error) }, 'the outbox could not be read'),
  });
  return { ...work, drainOnce: () => drain(settings, () => false) };
}

async function drain(settings: MailWorkerSettings, isStopped: () => boolean): Promise<number> {
  let sent = 0;
  for (;;) {
    const due = await findDue(settings);
    for (const id of due) {
      if (isStopped()) return sent;
      const row = await claim(settings, id);
      if (!row) continue;
      if (await isTooLate(settings, row)) continue;
      if (await deliver(settings, row)) sent += 1;
    }
    if (due.length < BATCH) return sent;
  }
}

async function findDue({ db, now }: MailWorkerSettings): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('status', 'in', ['queued', 'sending'])
    .where(isDue(now()))
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(BATCH)
    .execute();
  return rows.map((row) => row.id);
}

function isDue(at: Date) {
  return (row: ExpressionBuilder<Tables, 'outbox'>) =>
    row.or([row('next_attempt_at', '<=', at.toISOString()), row('next_attempt_at', '>', latestDue(at))]);
}

/** While a message is being sent, `next_attempt_at` is the end of the claim. */
async function claim({ db, now }: MailWorkerSettings, id: string): Promise<OutboxRow | undefined> {
  const at = now();
  return db
    .updateTable('outbox')
    .set((row) => ({
      status: 'sending',
      attempts: row('attempts', '+', 1),
      next_attempt_at: new Date(at.getTime() + CLAIM_MS).toISOString(),
    }))
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'sending'])
    .where(isDue(at))
    .returningAll()
    .executeTakeFirst();
}

/** A useless message, such as one with an expired link, is given up. */
async function isTooLate({ db, now, log }: MailWorkerSettings, row: OutboxRow): Promise<boolean> {
  if (row.send_before === null || row.send_before > now().toISOString()) return false;
  await db
    .updateTable('outbox')
    .set({ status: 'failed', last_error: 'EXPIRED' })
    .where('id', '=', row.id)
    .where('status', '=', 'sending')
    .execute();
  log.error({ mail: row.id, kind: row.kind, attempts: row.attempts - 1, error: 'EXPIRED' }, 'mail given up');
  return true;
}

async function deliver(settings: MailWorkerSettings, row: OutboxRow): Promise<boolean> {
  const { db, now, transport, log, storesMessages } = settings;
  const renewing = setInterval(() => {
    renewClaim(settings, row.id).catch((error: unknown) =>
      log.warn({ mail: row.id, error: codeOf(error) }, 'the claim on a mail was not renewed'),
    );
  }, RENEW_MS).unref();
  try {
    const attachments = await readAttachments(db, row.id);
    await transport.send({
      id: row.id,
      to: row.recipient,
      subject: row.subject,
      text: row.text_body,
      html: row.html_body,
      ...(row.reply_to && { replyTo: row.reply_to }),
      headers: JSON.parse(row.headers) as Record<string, string>,
      date: new Date(row.created_at),
      ...(attachments.length > 0 && { attachments }),
    });
  } catch (error) {
    await putBack(settings, row, error);
    return false;
  } finally {
    clearInterval(renewing);
  }
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('outbox')
      .set({
        status: 'sent',
        sent_at: now().toISOString(),
        ...(!(storesMessages && MESSAGE_KINDS.includes(row.kind)) && { text_body: '' }),
        html_body: '',
        last_error: null,
      })
      .where('id', '=', row.id)
      .execute();
    await trx.deleteFrom('outbox_attachments').where('mail_id', '=', row.id).execute();
    if (storesMessages) await forgetMessages(trx, now());
  });
  log.info({ mail: row.id, kind: row.kind }, 'mail sent');
  return true;
}

async function renewClaim({ db, now }: MailWorkerSettings, id: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: new Date(now().getTime() + CLAIM_MS).toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .execute();
}

async function readAttachments(db: Database, mailId: string): Promise<MailAttachment[]> {
  const rows = await db
    .selectFrom('outbox_attachments')
    .select(['filename', 'content_type', 'content'])
    .where('mail_id', '=', mailId)
    .orderBy('position')
    .execute();
  return rows.map(({ filename, content_type: contentType, content }) => ({
    filename,
    contentType,
    content: Buffer.from(content, 'base64'),
  }));
}

async function putBack({ db, now, log }: MailWorkerSettings, row: OutboxRow, error: unknown): Promise<void> {
  const givenUp = row.attempts >= MAX_ATTEMPTS;
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (row.attempts - 1), LONGEST_DELAY_MS);
  await db
    .updateTable('outbox')
    .set({
      status: givenUp ? 'failed' : 'queued',
      next_attempt_at: new Date(now().getTime() + delay).toISOString(),
      last_error: codeOf(error),
    })
    .where('id', '=', row.id)
    .where('status', '=', 'sending')
    .execute();
  const facts = { mail: row.id, kind: row.kind, attempts: row.attempts, error: codeOf(error) };
  if (givenUp) log.error(facts, 'mail given up');
  else log.warn(facts, 'mail not sent, will be tried again');
}
