import { readFile } from 'node:fs/promises';
import { type ImportResult, importProducts } from '../../catalogue/import-products.ts';
import type { Problem } from '../../catalogue/product-sheet.ts';
import { listPictures } from '../../media/media.ts';
import { readSeedFiles } from '../../seed/seed-files.ts';
import { CommandFailure, positional, type ShopCommand } from '../command.ts';
import { fileFailure } from '../file-failure.ts';

export const productsImport: ShopCommand = {
  path: ['products', 'import'],
  summary: 'Create and update products from a CSV file',
  opens: 'created',
  positionals: [{ name: 'FILE', help: 'CSV in UTF-8, with commas, semicolons or tabs' }],
  options: {},
  notes: [
    "The columns are those of Shopify's product CSV, and beside each text an English one, such as Title (en);",
    '`products export` writes an example. Products are found by Handle, variants by Variant SKU.',
    'For the products that it names, the file is the whole truth: variants that it does not have are removed.',
    'Columns that it does not have, and products that it does not name, stay as they are.',
    'One wrong cell, and nothing is changed.',
  ],
  examples: ['products import products.csv'],
  async run(input, { context, output }) {
    const file = positional(input, 0);
    const bytes = await readFile(file).catch((error: unknown) => {
      throw fileFailure(error, file);
    });
    const pictures = listPictures();
    const rules = readSeedFiles(pictures).collections;
    const result = await importProducts(context, bytes, { pictures, rules });
    if (result.status === 'refused') throw new CommandFailure(problemText(result.problems));
    output.write(resultText(result));
  },
};

function problemText(problems: readonly Problem[]): string {
  const lines = problems.map(({ line, column, message }) => `line ${line}${column ? `, ${column}` : ''}: ${message}`);
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return [...lines, '', `${count}; nothing was changed.`].join('\n');
}

function resultText(result: Extract<ImportResult, { status: 'imported' }>): string {
  const list = (label: string, names: readonly string[]) =>
    names.length > 0 ? [`${label}: ${names.join(', ')}.`] : [];
  return [
    `${result.created} products created, ${result.updated} updated, ${result.unchanged} as they were.`,
    ...list('Variants removed', result.removedSkus),
    ...list('Drafts left out', result.leftOut),
    ...list('Columns that were not read', result.ignoredColumns),
    '',
  ].join('\n');
}
