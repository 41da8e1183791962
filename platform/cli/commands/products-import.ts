import { readFile } from 'node:fs/promises';
import { imageSources, importProducts } from '../../catalogue/import-products.ts';
import type { Problem } from '../../catalogue/product-sheet.ts';
import { gatherPictures } from '../../media/gather-pictures.ts';
import { mediaDirectory, sizeOfOwnPicture } from '../../media/own-pictures.ts';
import { removeUnusedPictures } from '../../media/remove-unused-pictures.ts';
import { listPictures, sizeOfPicture } from '../../media/stored-pictures.ts';
import { readSeedFiles } from '../../seed/seed-files.ts';
import { CommandFailure, positional, type ShopCommand } from '../command.ts';
import { fileFailure } from '../file-failure.ts';
import { importText, planText } from '../import-text.ts';
import { showProgress } from '../show-progress.ts';

export const productsImport: ShopCommand = {
  path: ['products', 'import'],
  summary: 'Create and update products from a CSV file',
  opens: 'created',
  positionals: [{ name: 'FILE', help: 'CSV in UTF-8, with commas, semicolons or tabs' }],
  options: {
    images: { value: 'FOLDER', help: 'Where the pictures lie that Image Src names by their file name' },
    'dry-run': { help: 'Say what would change, and change nothing' },
    stock: { help: 'Also set the stock of variants that are there; without it, only new variants get theirs' },
    'delete-missing': {
      help: 'Remove variants and pictures that the file does not have of the products that it names',
    },
  },
  notes: [
    "The columns are those of Shopify's product CSV, and beside each text an English one, such as Title (en);",
    '`products export` writes an example. Products are found by Handle, variants by Variant SKU.',
    'What the file does not have stays as it is: products, columns, variants, pictures.',
    'A file is older than the last sale: with --stock, what was sold since counts as there again.',
    'Pictures with an address are fetched from there. All are made ready in every width; the originals are not kept.',
    'One wrong cell or picture, and nothing is changed.',
  ],
  examples: [
    'products import products.csv --dry-run',
    'products import products.csv --images photos/',
    'products import products.csv',
    'products import new-stock.csv --stock',
  ],
  async run(input, { context, location, output, progress }) {
    const file = positional(input, 0);
    const bytes = await readFile(file).catch(fileFailure(file));
    const stored = listPictures();
    const directory = mediaDirectory(location.dataDir);
    const folder = input.options.get('images');
    const pictures = await gatherPictures(imageSources(bytes), {
      stored,
      directory,
      folder,
      onProgress: showProgress(progress, 'pictures'),
    }).catch(fileFailure(folder ?? directory));
    const result = await importProducts(context, bytes, {
      findPicture: pictures.find,
      makePictures: pictures.make,
      sizeOf: (file) => sizeOfOwnPicture(directory, file) ?? sizeOfPicture(file),
      rules: readSeedFiles(stored).collections,
      stock: input.options.has('stock'),
      deleteMissing: input.options.has('delete-missing'),
      dryRun: input.options.has('dry-run'),
    }).finally(pictures.close);
    if (result.status === 'imported') await removeUnusedPictures(context.db, directory, context.now());
    if (result.status === 'refused') throw new CommandFailure(problemText(result.problems));
    output.write(result.status === 'planned' ? planText(result) : importText(result));
  },
};

function problemText(problems: readonly Problem[]): string {
  const lines = problems.map(({ line, column, message }) => `line ${line}${column ? `, ${column}` : ''}: ${message}`);
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return [...lines, '', `${count}; nothing was changed.`].join('\n');
}
