import { type FailedMail, listFailedMails } from '../../mail/failed-mails.ts';
import type { ShopCommand } from '../command.ts';
import { textTable } from '../text-table.ts';

export const mailFailed: ShopCommand = {
  path: ['mail', 'failed'],
  summary: 'List the mails that could not be sent',
  isForHostedShops: true,
  notes: [
    'A mail is tried for five days, then given up. The column ERROR has the code of the last try: ECONNECTION or ESOCKET is a',
    'mail server that does not answer, EAUTH a wrong password in SMTP_URL, EENVELOPE an address that it refuses.',
  ],
  examples: ['mail failed'],
  async run(_input, { context, output }) {
    const mails = await listFailedMails(context.db);
    output.write(mails.length > 0 ? toTable(mails) : 'No mail has failed.\n');
  },
};

function toTable(mails: readonly FailedMail[]): string {
  const minute = (instant: string) => `${instant.slice(0, 16).replace('T', ' ')} UTC`;
  const rows = mails.map(({ id, recipient, createdAt, attempts, error, nextAttemptAt }) => [
    id,
    recipient,
    minute(createdAt),
    String(attempts),
    error ?? '',
    nextAttemptAt === null ? 'given up' : minute(nextAttemptAt),
  ]);
  return textTable([['ID', 'TO', 'WRITTEN', 'TRIES', 'ERROR', 'NEXT TRY'], ...rows], [3]);
}
