import { setStock } from '../../stock/set-stock.ts';
import { CommandFailure, positional, type ShopCommand } from '../command.ts';
import { readWhole } from '../read-values.ts';

export const stockSet: ShopCommand = {
  path: ['stock', 'set'],
  summary: 'Set how many pieces of a variant can be sold',
  positionals: [
    { name: 'SKU', help: "The variant's SKU; `products export` shows them" },
    { name: 'N', help: 'Pieces' },
  ],
  notes: ['The store sells by the new number at once, also while it runs.'],
  examples: ['stock set DE-LE7470-I56300U-8-256-A-W10P 5'],
  async run(input, { context, output }) {
    const sku = positional(input, 0);
    const pieces = readWhole(positional(input, 1), 'N', { from: 0, to: 1_000_000 });
    if (!(await setStock(context.db, sku, pieces))) {
      throw new CommandFailure(`There is no variant ${sku}; \`products export\` shows the SKUs that are there.`);
    }
    output.write(`${sku}: ${pieces} in stock.\n`);
  },
};
