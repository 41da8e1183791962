import { type LintedProduct, lintProducts } from '../../catalogue/lint-products.ts';
import type { ShopCommand } from '../command.ts';

/** What is wrong, and what to write so that it is right. */
const ADVICE: Record<LintedProduct['problems'][number], string> = {
  name: 'the name holds more than a name: write Name (processor, memory, storage, screen, grade)',
  speed: 'the processor is not in domain/processors/processor-rows.ts: no speed class and no word on Windows 11',
  processor: 'no processor: write its model, e.g. i5-8350U or Ryzen 5 PRO 4650U',
  memory: 'no memory: write e.g. 8GB RAM, or add an option "RAM"',
  storage: 'no storage: write e.g. 256GB SSD, or add an option "Δίσκος"',
  screen: 'no screen size: write e.g. 14" or 14 ιντσών',
  grade: 'no grade: end the parenthesis with AA, A+, (A+), A, A- or B',
  windows11: 'Windows 11 unclear: write the processor in full, not only "Core i5"',
  hidden: 'hidden by merchandising.hiddenTitles in shop.config.ts',
  picture: 'no picture: it stands in no list',
  variants: 'no variant: it cannot be bought',
};

export const productsLint: ShopCommand = {
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
