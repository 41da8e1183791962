import type { RecordWithdrawal } from '#functions/mail.ts';
import type { PlatformContext } from '#platform/context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { withdrawOrder } from '#platform/orders/return/withdraw-order.ts';
import { toQueuedMail } from './to-queued-mail.ts';

/** On the embedded platform a statement, its return and the mails about both are one transaction. */
export function withdrawalRecorder({
  db,
  now,
  publicUrl,
}: Pick<PlatformContext, 'db' | 'now' | 'publicUrl'>): RecordWithdrawal {
  return (statement, mailsFor) =>
    db.transaction().execute(async (trx) => {
      const at = now();
      const outcome = await withdrawOrder(trx, statement, { now: at, publicUrl });
      for (const mail of mailsFor(outcome)) await queueMail(trx, toQueuedMail(mail, publicUrl), at);
    });
}
