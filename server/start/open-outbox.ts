import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { QueueMails } from '#functions/mail.ts';
import type { Database } from '#platform/db/database.ts';
import { cleanOutboxFolder } from '#platform/mail/clean-outbox-folder.ts';
import { createMailTransport } from '#platform/mail/create-mail-transport.ts';
import { createMailWorker } from '#platform/mail/mail-worker.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import type { MailTransport } from '#platform/mail/transport.ts';
import { withWebhook } from '#platform/mail/webhook-transport.ts';
import { type Environment, EnvironmentError } from '../environment.ts';
import { mailSender } from './mail-sender.ts';
import { toQueuedMail } from './to-queued-mail.ts';

export interface Outbox {
  queue: QueueMails;
  /** Finishes the message under way. */
  close: () => Promise<void>;
}

interface OutboxServices {
  db: Database;
  now: () => Date;
  log: Logger;
  /** Takes over what is no mail. */
  carry?: (mail: MailTransport) => MailTransport;
}

/** @throws EnvironmentError if something else than a folder is where mails are written */
export function checkOutboxFolder({ dataDir }: Pick<Environment, 'dataDir'>): void {
  const outbox = join(dataDir, 'outbox');
  if (statSync(outbox, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new EnvironmentError(`${outbox} must be a folder: move the file away.`);
}

/** Takes the functions' mails down and sends all that waits, theirs and the platform's. */
export async function openOutbox(
  { smtpUrl, mailFrom, dataDir, ownerWebhook, publicUrl, hostedShop }: Environment,
  { db, now, log, carry = (mail) => mail }: OutboxServices,
): Promise<Outbox> {
  const deleted = await cleanOutboxFolder(join(dataDir, 'outbox'), now());
  if (deleted > 0) log.info({ files: deleted }, 'half-written mails of a process that died deleted');
  const mail = createMailTransport({ smtpUrl, dataDir, from: mailSender({ mailFrom }) });
  const transport = carry(ownerWebhook ? withWebhook(mail, { secret: ownerWebhook.secret, now }) : mail);
  const worker = createMailWorker({ db, now, transport, log, storesMessages: !hostedShop });
  worker.start();
  return {
    queue: (mails) =>
      queueMails(
        db,
        mails.map((mail) => toQueuedMail(mail, publicUrl)),
        now(),
      ),
    async close() {
      await worker.stop();
      transport.close();
    },
  };
}
