import { writeFile } from 'node:fs/promises';
import { exportCustomer } from '../../customers/export-customer.ts';
import { CommandFailure, positional, type ShopCommand } from '../command.ts';
import { fileFailure } from '../file-failure.ts';
import { readEmail } from '../read-values.ts';

export const customersExport: ShopCommand = {
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
