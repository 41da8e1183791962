/** What could not be read out of a product, for the owner who wrote its title. */
import { isLaptopType, type LaptopInput, parseLaptop } from './laptop.ts';

const LINT_PROBLEMS = ['processor', 'memory', 'storage', 'screen', 'grade', 'windows11', 'hidden'] as const;
/** `windows11`: the processor is known, but not whether it runs Windows 11. `hidden`: a rule of the shop keeps it out of lists. */
export type LintProblem = (typeof LINT_PROBLEMS)[number];

/**
 * The facts that a shopper filters by and that this product does not name. Only a laptop must name them all; a dock, a screen
 * and a tablet cannot, and are asked for their grade alone.
 */
export function lintProduct(input: LaptopInput, isHidden: boolean): LintProblem[] {
  const facts = parseLaptop(input);
  const isLaptop = isLaptopType(input.productType ?? '');
  const missing: Record<LintProblem, boolean> = {
    processor: isLaptop && facts.cpu === null,
    memory: isLaptop && facts.ramGb === null,
    storage: isLaptop && facts.storageGb === null,
    screen: isLaptop && facts.screenInches === null,
    grade: facts.grade === null,
    windows11: isLaptop && facts.cpu !== null && facts.windows11 === 'unknown',
    hidden: isHidden,
  };
  return LINT_PROBLEMS.filter((problem) => missing[problem]);
}
