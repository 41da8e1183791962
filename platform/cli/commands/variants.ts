import { setPrice } from '../../catalogue/set-price.ts';
import { setStock } from '../../stock/set-stock.ts';
import { formatMoney } from '../../web/format-money.ts';
import { CommandFailure, positional, type ShopCommand } from '../command.ts';
import { readAmount, readWhole } from '../read-values.ts';

const stockSet: ShopCommand = {
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

const priceSet: ShopCommand = {
  path: ['price', 'set'],
  summary: 'Set the price of a variant',
  positionals: [
    { name: 'SKU', help: "The variant's SKU; `products export` shows them" },
    { name: 'EURO', help: 'With VAT, such as 249 or 249.90' },
  ],
  options: {
    reduced: { help: 'Show it as a reduction, beside the lowest price of the 30 days before' },
    'lower-prices': {
      help: 'Take a price that is a hundred times lower than before; it is refused as a slip without it',
    },
  },
  notes: [
    'Every price is written down with its day: the law measures a reduction by the lowest one of the 30 days before it.',
    'Without --reduced nothing is shown beside the price.',
  ],
  examples: ['price set DE-LE7470-I56300U-8-256-A-W10P 249', 'price set DE-LE7470-I56300U-8-256-A-W10P 229 --reduced'],
  async run(input, { context, output }) {
    const sku = positional(input, 0);
    const cents = readAmount(positional(input, 1), 'EURO');
    const isReduction = input.options.has('reduced');
    const change = await setPrice(context, sku, cents, {
      isReduction,
      isSure: input.options.has('lower-prices'),
    });
    if (change.status === 'not_found') {
      throw new CommandFailure(`There is no variant ${sku}; \`products export\` shows the SKUs that are there.`);
    }
    if (change.status === 'slip') {
      const prices = `would cost ${formatMoney(cents, 'en')}, and costs ${formatMoney(change.fromCents, 'en')}`;
      throw new CommandFailure(`${sku} ${prices}; correct it, or add --lower-prices if it is right.`);
    }
    const { fromCents, priorCents } = change;
    const changed = `${sku}: ${formatMoney(fromCents, 'en')} → ${formatMoney(cents, 'en')}`;
    const shown =
      priorCents === null
        ? 'no reduction is shown, since the price is not below the lowest of the 30 days before'
        : `shown as reduced from ${formatMoney(priorCents, 'en')}, the lowest price of the 30 days before`;
    output.write(`${changed}${isReduction ? `; ${shown}` : ''}.\n`);
  },
};

export const variants = [stockSet, priceSet];
