import { athensDay } from '#domain/athens-time.ts';
import { writeCsv } from '../../catalogue/csv.ts';
import { readLedger, sumByVat, toLedgerTable } from '../../orders/export-orders.ts';
import { formatMoney } from '../../orders/format.ts';
import { positional, type ShopCommand } from '../command.ts';
import { readMonth } from '../read-values.ts';
import { textTable } from '../text-table.ts';

export const ordersExport: ShopCommand = {
  path: ['orders', 'export'],
  summary: "Write a month's sales and refunds for the accountant, as CSV",
  positionals: [{ name: 'MONTH', help: 'Such as 2026-11, by the clock in Athens' }],
  options: { sums: { help: 'Only the sums of each VAT class, as a table' } },
  notes: [
    'One row for each VAT class of an order. Under the margin scheme no VAT is shown: the tax is on the margin, which your books know.',
    'A sale stands on the day on which its money came or its goods left, whichever was first, a refund on its own day with negative amounts.',
    'So a month stays as it is once it is over. An order of which neither has happened is not in it.',
  ],
  examples: ['orders export 2026-11 > november.csv', 'orders export 2026-11 --sums'],
  async run(input, { context, output }) {
    const { from, until } = readMonth(positional(input, 0));
    const rows = await readLedger(context.db, from, until);
    if (!input.options.has('sums')) {
      output.write(writeCsv(toLedgerTable(rows, (at) => athensDay(new Date(at)))));
      return;
    }
    const money = (cents: number) => formatMoney(cents, 'en');
    const sums = sumByVat(rows).map((sum) => [
      sum.vatPercent === null ? 'margin scheme' : `${sum.vatPercent}%`,
      money(sum.netCents),
      money(sum.vatCents),
      money(sum.grossCents),
    ]);
    output.write(textTable([['VAT', 'Net', 'VAT amount', 'Gross'], ...sums], [1, 2, 3]));
  },
};
