import { readFile } from 'node:fs/promises';
import { decodeCsv } from '../../catalogue/import/csv.ts';
import { importPieces } from '../../orders/pieces/import-pieces.ts';
import { listPieces } from '../../orders/pieces/list-pieces.ts';
import { formatMoney } from '../../web/format-money.ts';
import { CommandFailure, positional, type ShopCommand } from '../command.ts';
import { fileFailure } from '../file-failure.ts';
import { problemLines } from '../import-text.ts';
import { textTable } from '../text-table.ts';

const piecesImport: ShopCommand = {
  path: ['pieces', 'import'],
  summary: 'Note single machines: serial number, purchase price, supplier and day, from a CSV file',
  positionals: [{ name: 'FILE', help: 'CSV in UTF-8, with commas, semicolons or tabs' }],
  notes: [
    'Columns, in any order: serial, sku, and as far as you know them cost, supplier, date (or «Σειριακός αριθμός», «Κωδικός», «Τιμή αγοράς»,',
    '«Προμηθευτής», «Ημερομηνία αγοράς»). A serial number that is known is corrected; columns that the file lacks stay.',
    'Buyers see nothing of it, and the stock stays as it is. One wrong cell, and nothing is changed.',
  ],
  examples: ['pieces import machines.csv'],
  async run(input, { context, output }) {
    const file = positional(input, 0);
    const result = await importPieces(context.db, decodeCsv(await readFile(file).catch(fileFailure(file))).text);
    if (!('pieces' in result))
      throw new CommandFailure([...problemLines(result.problems), '', 'Nothing was changed.'].join('\n'));
    output.write(`${result.pieces} serial numbers are noted.\n`);
  },
};

const piecesList: ShopCommand = {
  path: ['pieces', 'list'],
  summary: 'List the machines with serial numbers, and the order with which each one left',
  options: { unsold: { help: 'Only those that have not left' } },
  examples: ['pieces list', 'pieces list --unsold'],
  async run({ options }, { context, output }) {
    const pieces = await listPieces(context.db, { isUnsold: options.has('unsold') });
    const rows = pieces.map(({ serial, sku, costCents, supplier, boughtOn, order }) => [
      serial,
      sku,
      costCents === null ? '' : formatMoney(costCents, 'en'),
      supplier,
      boughtOn ?? '',
      order === null ? '' : `#${order}`,
    ]);
    const header = ['Serial', 'SKU', 'Cost', 'Supplier', 'Bought', 'Order'];
    output.write(rows.length > 0 ? textTable([header, ...rows], [2]) : 'There are no such machines.\n');
  },
};

export const pieces = [piecesImport, piecesList];
