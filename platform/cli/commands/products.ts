import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { deleteProduct, setProductStatus } from '../../catalogue/change-listing.ts';
import { exportProducts } from '../../catalogue/import/export-products.ts';
import { imageSources, importProducts } from '../../catalogue/import/import-products.ts';
import { type LintedProduct, lintProducts } from '../../catalogue/import/lint-products.ts';
import { FOREIGN_EXPORTS } from '../../catalogue/import/product-sheet.ts';
import { gatherPictures } from '../../media/gather-pictures.ts';
import { mediaDirectory, sizeOfOwnPicture } from '../../media/own-pictures.ts';
import { removeUnusedPictures } from '../../media/remove-unused-pictures.ts';
import { listPictures, sizeOfPicture } from '../../media/stored-pictures.ts';
import type { Problem } from '../../problems/problems.ts';
import { CommandFailure, positional, type ShopCommand } from '../command.ts';
import { fileFailure } from '../file-failure.ts';
import { importText, planText, toldProblems } from '../import-text.ts';
import { oneOf, readOptional } from '../read-values.ts';
import { showProgress } from '../show-progress.ts';

const productsImport: ShopCommand = {
  path: ['products', 'import'],
  summary: 'Create and update products from a CSV file',
  opens: 'created',
  positionals: [
    { name: 'FILE', help: 'CSV with commas, semicolons or tabs, in UTF-8 or as Excel under Greek Windows saves it' },
  ],
  options: {
    images: { value: 'FOLDER', help: 'Where the pictures lie that Image Src names by their file name' },
    from: {
      value: 'SHOP',
      help: `Whose export it is: ${FOREIGN_EXPORTS.join(', ')}; without it, Shopify's or this shop's own`,
    },
    partial: {
      value: 'REST',
      help: 'Import the products without a mistake, and write the rows of the others into the file REST, to mend',
    },
    'lower-prices': {
      help: 'Take prices that are a hundred times lower than before; they are refused as slips without it',
    },
    'dry-run': { help: 'Say what would change, and change nothing' },
    stock: { help: 'Also set the stock of variants that are there; without it, only new variants get theirs' },
    'delete-missing': {
      help: 'Remove variants and pictures that the file does not have of the products that it names',
    },
  },
  notes: [
    "The columns are those of Shopify's product CSV, and beside each text an English one, such as Title (en);",
    '`products export` writes an example. Products are found by Handle, variants by Variant SKU. A list made by hand may have Greek',
    'headings (Κωδικός, Τίτλος, Τιμή, Απόθεμα) and no Handle: each row is then a product, found by its code.',
    'What the file does not have stays as it is: products, columns, variants, pictures.',
    'A file is older than the last sale: with --stock, what was sold since counts as there again.',
    'Pictures with an address are fetched from there. All are made ready in every width; the originals are not stored.',
    'A variant without an SKU, or with one that another has, is found by its options. Without --partial one wrong cell or picture, and',
    'nothing is changed.',
  ],
  examples: [
    'products import products.csv --dry-run',
    'products import products.csv --images photos/',
    'products import products.csv',
    'products import new-stock.csv --stock',
    'products import products.csv --partial rest.csv',
    'products import wc-product-export.csv --from woocommerce --dry-run',
    'products import catalog_product.csv --from magento --images product/',
  ],
  async run(input, { context, location, output, progress }) {
    const file = positional(input, 0);
    const bytes = await readFile(file).catch(fileFailure(file));
    const rest = input.options.get('partial');
    const from = readOptional(input, 'from', oneOf(FOREIGN_EXPORTS));
    // It may be the only copy of something, and nothing is imported before that is known.
    if (rest !== undefined && existsSync(rest)) throw new CommandFailure(`${rest}: there is such a file already.`);
    const stored = listPictures();
    const directory = mediaDirectory(location.dataDir);
    const folder = input.options.get('images');
    const pictures = await gatherPictures(imageSources(bytes, from), {
      stored,
      directory,
      folder,
      onProgress: showProgress(progress, 'pictures'),
    }).catch(fileFailure(folder ?? directory));
    const result = await importProducts(context, bytes, {
      findPicture: pictures.find,
      makePictures: pictures.make,
      sizeOf: (file) => sizeOfOwnPicture(directory, file) ?? sizeOfPicture(file),
      stock: input.options.has('stock'),
      deleteMissing: input.options.has('delete-missing'),
      dryRun: input.options.has('dry-run'),
      lowerPrices: input.options.has('lower-prices'),
      partial: rest !== undefined,
      from,
    }).finally(pictures.close);
    if (result.status === 'imported') await removeUnusedPictures(context.db, directory, context.now());
    if (result.status === 'refused') throw new CommandFailure(problemText(result.problems, 'nothing was changed'));
    output.write(result.status === 'planned' ? planText(result) : importText(result));
    if (!result.rest || rest === undefined) return;
    const isPlan = result.status === 'planned';
    if (!isPlan) await writeFile(rest, result.rest.csv, { flag: 'wx' }).catch(fileFailure(rest));
    const where = `the rows of these products ${isPlan ? 'would be' : 'are'} in ${rest}`;
    throw new CommandFailure(problemText(result.rest.problems, where));
  },
};

function problemText(problems: readonly Problem[], end: string): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return [...toldProblems(problems), '', `${count}; ${end}.`].join('\n');
}

const productsExport: ShopCommand = {
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

/** The mistake and its remedy. */
const ADVICE: Record<LintedProduct['problems'][number], string> = {
  name: 'the name holds more than a name: write Name (processor, memory, storage, screen, grade)',
  speed: 'the processor is not in domain/processors/processor-rows.ts: no speed class and no word on Windows 11',
  processor: 'no processor: write its model, e.g. i5-8350U or Ryzen 5 PRO 4650U',
  memory: 'no memory: write e.g. 8GB RAM, or add an option "RAM"',
  storage: 'no storage: write e.g. 256GB SSD, or add an option "Δίσκος"',
  screen: 'no screen size: write e.g. 14" or 14 ιντσών',
  grade: 'no grade: end the parenthesis with AA, A+, (A+), A, A- or B',
  windows11: 'Windows 11 unclear: write the processor in full, not only "Core i5"',
  readings: 'the title can be read in two ways, or the handle names another memory: write each part once, as 16GB RAM',
  hidden: 'hidden by merchandising.hiddenTitles in shop.config.ts',
  picture: 'no picture: it stands in no list',
  variants: 'no variant: it cannot be bought',
};

const productsLint: ShopCommand = {
  path: ['products', 'lint'],
  summary: 'Say which products could not be read in full, and why',
  notes: [
    'Shoppers filter by what titles say: a product whose title is silent about its memory is found by no one who chose 16 GB.',
  ],
  examples: ['products lint'],
  async run(_, { context, output }) {
    const { checked, found } = await lintProducts(context);
    for (const { handle, title, problems } of found) {
      output.write(`${title}\n  ${handle}\n${problems.map((problem) => `  - ${ADVICE[problem]}\n`).join('')}\n`);
    }
    output.write(
      found.length === 0
        ? `All ${checked} products read in full.\n`
        : `${found.length} of ${checked} products need a look.\n`,
    );
  },
};

const HANDLE = { name: 'HANDLE', help: 'The last part of its address; `products export` shows them' };

const productsUnpublish: ShopCommand = {
  path: ['products', 'unpublish'],
  summary: 'Take a product off sale; it stays as a draft',
  positionals: [HANDLE],
  notes: ['Nobody sees it or buys it, also not from a cart. `products publish` puts it back.'],
  examples: ['products unpublish dell-latitude-7490'],
  async run(input, { context, output }) {
    const handle = positional(input, 0);
    if (!(await setProductStatus(context, handle, 'draft'))) throw missing(handle);
    output.write(`${handle} is a draft now.\n`);
  },
};

const productsPublish: ShopCommand = {
  path: ['products', 'publish'],
  summary: 'Put a draft on sale',
  positionals: [HANDLE],
  examples: ['products publish dell-latitude-7490'],
  async run(input, { context, output }) {
    const handle = positional(input, 0);
    if (!(await setProductStatus(context, handle, 'active'))) throw missing(handle);
    output.write(`${handle} is on sale now.\n`);
  },
};

const productsDelete: ShopCommand = {
  path: ['products', 'delete'],
  summary: 'Remove a product for good',
  positionals: [HANDLE],
  notes: ['Orders keep what they say of it. `products unpublish` only hides it.'],
  examples: ['products delete dell-latitude-7490'],
  async run(input, { context, output }) {
    const handle = positional(input, 0);
    if (!(await deleteProduct(context, handle))) throw missing(handle);
    output.write(`${handle} is gone.\n`);
  },
};

function missing(handle: string): CommandFailure {
  return new CommandFailure(`There is no product ${handle}; \`products export\` shows the handles that are there.`);
}

export const products = [
  productsImport,
  productsExport,
  productsLint,
  productsPublish,
  productsUnpublish,
  productsDelete,
];
