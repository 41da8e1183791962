import { athensDay } from '#domain/delivery/athens-time.ts';
import { COURIER_NAMES, LABEL_COURIERS, type LabelCourier } from '#domain/delivery/label-columns.ts';
import { shop } from '#shop.config';
import { writeSheet } from '../../catalogue/import/csv.ts';
import type { Database } from '../../db/database.ts';
import { readLedger, sumByVat, sumMargins, toLedgerTable } from '../../orders/document/export-orders.ts';
import { listOrders, readOwnerOrder } from '../../orders/read/list-orders.ts';
import { writeLabels } from '../../orders/ship/label-parcels.ts';
import { formatMoney } from '../../web/format-money.ts';
import { CommandFailure, type ShopCommand, UsageError } from '../command.ts';
import { oneOf, readMonth, readOptional } from '../read-values.ts';
import { textTable } from '../text-table.ts';

export const orderExport: ShopCommand = {
  path: ['orders', 'export'],
  summary: "Write a month's sales and refunds for the accountant, or the parcels to pack for a courier, as CSV",
  positionals: [
    { name: 'MONTH', help: 'Such as 2026-11, by the clock in Athens; without it with --courier', isOptional: true },
  ],
  options: {
    sums: { help: 'Only the sums of each VAT class, as a table' },
    courier: { value: 'NAME', help: `What is to be sent, for the portal of ${LABEL_COURIERS.join(', ')}` },
    excel: {
      help: 'As Excel under Greek settings opens it: with ; and a byte order mark, and a comma before the cents',
    },
  },
  notes: [
    'One row for each VAT class of an order. Under the margin scheme no VAT is shown: the tax is on the margin. What the goods cost and the margin',
    'are in the last columns once they left with serial numbers whose purchase price is known (`pieces import`, `orders fulfil --serial`).',
    'A sale stands on the day on which its money came or its goods left, whichever was first, a refund on its own day with negative amounts.',
    'So a month stays as it is once it is over. An order of which neither has happened is not in it.',
    "A courier's file has one row for each order: name, address, phone, number, weight, one piece, and the sum to collect. Its columns are named as in",
    "the courier's own interface for programs; no courier publishes the layout of its portal's import, so map them there once. Orders to a",
    "locker are in its carrier's file alone, those that are collected in none. Of an order in several parcels, the first collects the whole sum.",
  ],
  examples: [
    'orders export 2026-11 > november.csv',
    'orders export 2026-11 --sums',
    'orders export --courier acs --excel > acs.csv',
  ],
  async run(input, { context, output }) {
    const { options } = input;
    const [month] = input.positionals;
    const courier = readOptional(input, 'courier', oneOf(LABEL_COURIERS));
    const forExcel = options.has('excel');
    if (courier && (month !== undefined || options.has('sums')))
      throw new UsageError('--courier writes what is to be sent: write it without MONTH and --sums.');
    if (courier) return void output.write(await parcelsFor(context.db, courier, forExcel));
    if (month === undefined)
      throw new UsageError('MONTH is missing: write a month, such as 2026-11, or --courier NAME.');
    const { from, until } = readMonth(month);
    const rows = await readLedger(context.db, from, until);
    if (!options.has('sums')) {
      output.write(
        writeSheet(
          toLedgerTable(rows, (at) => athensDay(new Date(at))),
          { forExcel },
        ),
      );
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
    const margins = sumMargins(rows);
    if (!margins) return;
    const unknown = margins.unknown > 0 ? `, without ${margins.unknown} rows whose purchase price is not known` : '';
    output.write(`Margin on second-hand goods: ${money(margins.marginCents)}${unknown}.\n`);
  },
};

async function parcelsFor(db: Database, courier: LabelCourier, forExcel: boolean): Promise<string> {
  const carriesLockers = shop.delivery.locker?.carrier === COURIER_NAMES[courier];
  const summaries = await listOrders(db, undefined, { toPack: true });
  const orders = await Promise.all(summaries.map(({ number }) => readOwnerOrder(db, number)));
  const parcels = orders.filter((order) => order !== null && (order.shippingMethod === 'locker') === carriesLockers);
  const csv = await writeLabels(
    db,
    parcels.filter((order) => order !== null),
    courier,
    { forExcel },
  );
  if (csv === null) throw new CommandFailure(`There is nothing to send with ${COURIER_NAMES[courier]}.`);
  return csv;
}
