import { writeFile } from 'node:fs/promises';
import { asText, writeSheet } from '../../catalogue/import/csv.ts';
import { exportCustomer } from '../../customers/export-customer.ts';
import { erasePerson, isOwnMailbox } from '../../customers/held-data.ts';
import { readNewsletterConsents } from '../../customers/newsletter-consents.ts';
import { CommandFailure, positional, type ShopCommand } from '../command.ts';
import { erasureText } from '../erasure-text.ts';
import { fileFailure } from '../file-failure.ts';
import { readEmail } from '../read-values.ts';

const customersExport: ShopCommand = {
  path: ['customers', 'export'],
  summary: 'Write all that is held of a person, as JSON',
  positionals: [
    { name: 'EMAIL', help: "The person's address; guests have data too" },
    { name: 'FILE', help: 'Where to, a file that is not there yet; without it, to the screen', isOptional: true },
  ],
  notes: [
    'It answers a request for access or for a copy (/privacy). Be sure that the person is who they say.',
    'Amounts are cents, instants UTC. Passwords and tokens are left out.',
  ],
  examples: ['customers export maria@example.gr maria.json'],
  async run(input, { context, output }) {
    const email = readEmail(positional(input, 0), 'EMAIL');
    const data = await exportCustomer(context, email);
    if (!data) throw new CommandFailure(`There is nothing under ${email}.`);
    const json = `${JSON.stringify(data, null, 2)}\n`;
    const [, file] = input.positionals;
    if (file === undefined) {
      output.write(json);
      return;
    }
    await writeFile(file, json, { mode: 0o600, flag: 'wx' }).catch(fileFailure(file));
    output.write(`All that is held under ${email} is in ${file}; only you can read it.\n`);
  },
};

const customersErase: ShopCommand = {
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
    if (isOwnMailbox(email, deployment())) {
      throw new CommandFailure(`${email} is the shop's own address: under it stand the messages of everybody.`);
    }
    const isMeant = input.options.has('yes');
    const erased = await erasePerson({ context, location }, email, { dryRun: !isMeant });
    if (!erased) throw new CommandFailure(`There is nothing under ${email}.`);
    const retained = { orders: [], withdrawals: 0, unsent: 0 };
    const nothing = { account: null, carts: 0, mails: 0, alerts: 0, orders: [], retained };
    output.write(erasureText(erased.erasure ?? nothing, erased.files));
    if (!isMeant)
      throw new CommandFailure('This is what would be done; nothing was. Add --yes to do it: it cannot be undone.');
  },
};

const customersNewsletter: ShopCommand = {
  path: ['customers', 'newsletter'],
  summary: 'Write who agreed to the newsletter, when and where, as CSV',
  options: { excel: { help: 'As Excel under Greek settings opens it: with ; and a byte order mark' } },
  notes: [
    'Mailchimp, Brevo and MailerLite take this file; the consent is the proof that the law asks for. Of several statements of one person the',
    'last one counts. Who leaves by a link in an issue is known to the mail tool alone: let it merge the list, not replace it.',
  ],
  examples: ['customers newsletter > newsletter.csv'],
  async run({ options }, { context, output }) {
    const rows = (await readNewsletterConsents(context.db)).map(
      ({ email, firstName, lastName, language, at, source }) =>
        [email, firstName, lastName, language, at, source].map(asText),
    );
    const header = ['Email Address', 'First Name', 'Last Name', 'Language', 'Consent Time', 'Consent Source'];
    output.write(writeSheet([header, ...rows], { forExcel: options.has('excel') }));
  },
};

export const customers = [customersExport, customersNewsletter, customersErase];
