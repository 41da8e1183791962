import { resendMails } from '../../mail/failed-mails.ts';
import { CommandFailure, type CommandInput, type ShopCommand, UsageError } from '../command.ts';

export const mailResend: ShopCommand = {
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
