import { type FailedMail, listFailedMails, resendMails } from '../../mail/failed-mails.ts';
import { CommandFailure, type CommandInput, type ShopCommand, UsageError } from '../command.ts';
import { textTable } from '../text-table.ts';

const mailFailed: ShopCommand = {
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

const mailResend: ShopCommand = {
  path: ['mail', 'resend'],
  summary: 'Have failed mails tried again at once',
  isForHostedShops: true,
  positionals: [{ name: 'ID', help: 'The mail, as `mail failed` names it', isOptional: true }],
  options: { all: { help: 'All that failed' } },
  notes: ['The running store sends them, within a second or two. A link that has expired is not sent again.'],
  examples: ['mail resend order-confirmation-1001', 'mail resend --all'],
  async run(input, { context, output }) {
    const id = readChoice(input);
    const resent = await resendMails(context.db, id === null ? null : [id], context.now());
    if (id !== null && resent.length === 0) {
      throw new CommandFailure(`There is no failed mail ${id} that can be sent again; \`mail failed\` shows them.`);
    }
    output.write(resent.length > 0 ? `${resent.join('\n')}\n` : 'No mail has failed.\n');
  },
};

/** @returns the one to resend; null for all */
function readChoice({ positionals: [id], options }: CommandInput): string | null {
  if (id !== undefined && !options.has('all')) return id;
  if (id === undefined && options.has('all')) return null;
  throw new UsageError('Say which mail: write its ID, or --all.');
}

export const mail = [mailFailed, mailResend];
