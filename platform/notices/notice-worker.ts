import { shop } from '#shop.config';
import type { PlatformContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { readMeta, writeMeta } from '../db/meta.ts';
import { queueMail } from '../mail/outbox.ts';
import { readFiscalDocuments } from '../orders/document/fiscal-document.ts';
import { type RepeatedWork, repeatWork } from '../repeated-work.ts';
import { findNotices } from './find-notices.ts';
import { toMail } from './notice.ts';

/** How far back documents that became due are told. */
const DOCUMENTS_BACK_MS = 7 * 24 * 60 * 60_000;

interface NoticeSettings {
  context: Pick<PlatformContext, 'db' | 'now' | 'log' | 'publicUrl'>;
  /** The owner's mailbox. */
  recipient: string;
  /** Where programs of the owner's are told; see mail/webhook-transport.ts. */
  webhookUrl?: string | undefined;
}

/**
 * Mails the owner about orders, failed payments and mails, low stock and sold-out best sellers. It reads the tables that exist
 * anyway and queues one mail per event, with the event's id: no process tells an event twice, and after a crash the rest is told.
 */
export function createNoticeWorker(settings: NoticeSettings): RepeatedWork & { tellOnce: () => Promise<number> } {
  const work = repeatWork({
    pauseMs: 10_000,
    run: () => tell(settings),
    onError: (error) => settings.context.log.error({ err: error }, 'the owner could not be told'),
  });
  return { ...work, tellOnce: () => tell(settings) };
}

/** Receipts, invoices and credit notes that are due, for a program alone: an invoice names the business that bought. */
async function tellDocuments(db: Database, now: Date, begin: string, recipient: string): Promise<void> {
  const back = new Date(now.getTime() - DOCUMENTS_BACK_MS).toISOString();
  const documents = await readFiscalDocuments(
    db,
    begin > back ? begin : back,
    new Date(now.getTime() + 1).toISOString(),
  );
  for (const document of documents) {
    const text = JSON.stringify({ id: document.id, event: 'document.due', at: document.dueAt, data: document });
    const call = { id: `hook-document-${document.id}`, kind: 'owner-webhook', recipient };
    await queueMail(db, { ...call, subject: 'document.due', text, html: '' }, now);
  }
}

async function tell({ context, recipient, webhookUrl }: NoticeSettings): Promise<number> {
  const { db, now, publicUrl } = context;
  const language = shop.contact.ownerLanguage;
  const known = await readMeta(db, 'notices_since');
  const begin = known ?? now().toISOString();
  if (known === null) await writeMeta(db, 'notices_since', begin);
  const notices = await findNotices(db, now(), begin, language);
  if (webhookUrl) await tellDocuments(db, now(), begin, webhookUrl);
  for (const notice of notices) {
    await db.transaction().execute(async (trx) => {
      await queueMail(trx, toMail(notice, { recipient, language, publicUrl }), now());
      if (!webhookUrl) return;
      const { id, event, data } = notice;
      const text = JSON.stringify({ id, event, at: now().toISOString(), data });
      const call = { id: `hook-${id}`.slice(0, 100), kind: 'owner-webhook', recipient: webhookUrl };
      await queueMail(trx, { ...call, subject: event, text, html: '' }, now());
    });
  }
  return notices.length;
}
