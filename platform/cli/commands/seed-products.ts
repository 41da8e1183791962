import { gatherCollections } from '../../catalogue/gather-collections.ts';
import { listPictures } from '../../media/stored-pictures.ts';
import { readSeedFiles } from '../../seed/seed-files.ts';
import { writeCatalogue } from '../../seed/write-catalogue.ts';
import { type Shell, type ShopCommand, UsageError } from '../command.ts';
import { generateLaptop } from '../generate-laptop.ts';
import { readWhole } from '../read-values.ts';

const DEFAULT_SEED = '1';
const PRODUCTS_PER_PART = 1_000;
const HANDLE = /^demo-(\d+)-/;

export const seedProducts: ShopCommand = {
  path: ['seed'],
  summary: 'Add generated laptops, to try the shop out with many products',
  options: {
    products: { value: 'N', help: 'How many, up to 100000' },
    seed: { value: 'S', help: `Another number, other laptops; ${DEFAULT_SEED} unless told` },
  },
  notes: ['Their addresses begin with demo-. Called again, it adds more, after those that are there.'],
  examples: ['seed --products 10000'],
  async run({ options }, shell) {
    const asked = options.get('products');
    if (asked === undefined) throw new UsageError('Say how many: write `seed --products 1000`.');
    const count = readWhole(asked, '--products', { from: 1, to: 100_000 });
    const seed = readWhole(options.get('seed') ?? DEFAULT_SEED, '--seed', { from: 0, to: 999_999_999 });
    await addLaptops(shell, count, seed);
    shell.output.write(`${count} laptops added.\n`);
  },
};

async function addLaptops({ context }: Shell, count: number, seed: number): Promise<void> {
  const rules = readSeedFiles(listPictures()).collections;
  const now = context.now();
  await context.db.transaction().execute(async (trx) => {
    const rows = await trx.selectFrom('products').select('handle').where('handle', 'like', 'demo-%').execute();
    const first = rows.reduce((next, { handle }) => Math.max(next, Number(HANDLE.exec(handle)?.[1] ?? 0) + 1), 1);
    for (let start = 0; start < count; start += PRODUCTS_PER_PART) {
      const length = Math.min(PRODUCTS_PER_PART, count - start);
      const products = Array.from({ length }, (_, index) => generateLaptop(first + start + index, seed, now));
      await writeCatalogue(trx, { products, collections: [], discounts: [] }, now);
    }
    const written = await trx
      .selectFrom('products')
      .select(['id', 'handle', 'vendor', 'product_type', 'tags'])
      .where('handle', 'like', 'demo-%')
      .orderBy('id')
      .execute();
    const added = written.filter(({ handle }) => Number(HANDLE.exec(handle)?.[1] ?? 0) >= first);
    const members = added.map(({ id, vendor, product_type, tags }) => ({
      id,
      vendor,
      productType: product_type,
      tags: JSON.parse(tags) as string[],
    }));
    await gatherCollections(trx, rules, members);
  });
}
