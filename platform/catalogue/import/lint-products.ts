import { type LintProblem, lintProduct } from '#domain/machine/laptop-lint.ts';
import { isHiddenTitle } from '#domain/shop/merchandising.ts';
import { shop } from '#shop.config';
import type { PlatformContext } from '../../context.ts';
import { onceForTexts } from '../once-for-texts.ts';
import { readCatalogue } from '../read-catalogue.ts';

export interface LintedProduct {
  handle: string;
  title: string;
  problems: (LintProblem | 'picture' | 'variants')[];
}

const lintTexts = onceForTexts((input) =>
  lintProduct(input, isHiddenTitle(input.title, shop.merchandising.hiddenTitles)),
);

/**
 * Every product that the store cannot show or describe in full, in the order in which they were added: facts that its title lacks, a
 * missing picture (lists leave such a product out), and a missing offer.
 */
export async function lintProducts({
  db,
}: Pick<PlatformContext, 'db'>): Promise<{ checked: number; found: LintedProduct[] }> {
  const { products } = await readCatalogue(db);
  const linted = products.map((product): LintedProduct => {
    return {
      handle: product.handle,
      title: product.title.el,
      problems: [
        ...lintTexts(product),
        ...(product.images.length === 0 ? (['picture'] as const) : []),
        ...(product.variants.length === 0 ? (['variants'] as const) : []),
      ],
    };
  });
  return { checked: linted.length, found: linted.filter(({ problems }) => problems.length > 0) };
}
