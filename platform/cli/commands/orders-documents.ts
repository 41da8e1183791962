import { readFiscalDocuments } from '../../orders/fiscal-document.ts';
import { positional, type ShopCommand } from '../command.ts';
import { readMonth } from '../read-values.ts';

export const ordersDocuments: ShopCommand = {
  path: ['orders', 'documents'],
  summary: "Write a month's receipts, invoices and credit notes for a certified provider, as JSON",
  positionals: [{ name: 'MONTH', help: 'Such as 2026-11, by the clock in Athens' }],
  notes: [
    'In the terms of myDATA (docs/decisions/0070). Series, number and MARK are the provider’s to give; nothing is sent to ΑΑΔΕ from here.',
    'With OWNER_WEBHOOK_URL each one is also told as the event document.due.',
  ],
  examples: ['orders documents 2026-11 > november.json'],
  async run(input, { context, output }) {
    const { from, until } = readMonth(positional(input, 0));
    output.write(`${JSON.stringify(await readFiscalDocuments(context.db, from, until), null, 2)}\n`);
  },
};
