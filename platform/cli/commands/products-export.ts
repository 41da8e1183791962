import { writeFile } from 'node:fs/promises';
import { exportProducts } from '../../catalogue/export-products.ts';
import type { ShopCommand } from '../command.ts';
import { fileFailure } from '../file-failure.ts';

export const productsExport: ShopCommand = {
  path: ['products', 'export'],
  summary: 'Write the whole catalogue as CSV',
  positionals: [{ name: 'FILE', help: 'Where to; without it, to the screen', isOptional: true }],
  options: { excel: { help: 'As Excel under Greek settings opens it: with ; and a byte order mark' } },
  notes: [
    '`products import` reads what this writes. Pictures stand there with the address of this store, once it was started;',
    'another shop fetches them from there.',
  ],
  examples: ['products export products.csv', 'products export products.csv --excel'],
  async run({ positionals: [file], options }, { context, output }) {
    const { csv, products } = await exportProducts(context, {
      forExcel: options.has('excel'),
      publicUrl: context.publicUrl,
    });
    if (file === undefined) {
      output.write(csv);
      return;
    }
    await writeFile(file, csv).catch(fileFailure(file));
    output.write(`${products} products are in ${file}.\n`);
  },
};
