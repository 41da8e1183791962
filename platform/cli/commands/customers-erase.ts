import { shop } from '#shop.config';
import { eraseCustomer } from '../../customers/erase-customer.ts';
import { deleteFiles, findMailFiles } from '../../mail/outbox-files.ts';
import { CommandFailure, positional, type ShopCommand } from '../command.ts';
import { erasureText } from '../erasure-text.ts';
import { readEmail } from '../read-values.ts';

export const customersErase: ShopCommand = {
  path: ['customers', 'erase'],
  summary: 'Erase what is held of a person and no law asks to keep',
  positionals: [{ name: 'EMAIL', help: "The person's address; guests have data too" }],
  options: { yes: { help: 'Really do it; without it, the command only says what it would do' } },
  notes: [
    'It answers a request for erasure (/privacy). Account, addresses, logins, carts and mails go; orders stay for as long as',
    'tax law asks for them, and withdrawals for five years. Backups made before still have everything.',
  ],
  examples: ['customers erase maria@example.gr', 'customers erase maria@example.gr --yes'],
  async run(input, { context, location, deployment, output }) {
    const email = readEmail(positional(input, 0), 'EMAIL');
    if ([shop.contact.email, deployment().contactTo].some((own) => email === own.toLowerCase())) {
      throw new CommandFailure(`${email} is the shop's own address: under it stand the messages of everybody.`);
    }
    const isMeant = input.options.has('yes');
    const files = await findMailFiles(location.dataDir, email);
    const erasure = await eraseCustomer(context, email, { dryRun: !isMeant });
    if (!erasure && files.length === 0) throw new CommandFailure(`There is nothing under ${email}.`);
    if (isMeant) await deleteFiles(files);
    const kept = { orders: [], withdrawals: 0, unsent: 0 };
    output.write(erasureText(erasure ?? { account: null, carts: 0, mails: 0, orders: [], kept }, files.length));
    if (!isMeant)
      throw new CommandFailure('This is what would be done; nothing was. Add --yes to do it: it cannot be undone.');
  },
};
