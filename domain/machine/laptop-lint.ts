/** The facts that could not be read out of a product, for the owner who wrote its title. */

import { findProcessor } from '../processors/processors.ts';
import { isGradedType, isLaptopType } from './device-kind.ts';
import { type LaptopInput, parseLaptop } from './laptop.ts';
import { namesStrongFacts } from './laptop-name.ts';

const LINT_PROBLEMS = [
  'name',
  'processor',
  'speed',
  'memory',
  'storage',
  'screen',
  'grade',
  'windows11',
  'readings',
  'hidden',
] as const;
/**
 * `name`: words of the title are left that belong to no name and to no fact. `speed`: the table of processors does not have it.
 * `windows11`: the processor is known, but not whether it runs Windows 11. `readings`: what the title or
 * the handle names can be read in two ways. `hidden`: a rule of the shop keeps
 * it out of lists.
 */
export type LintProblem = (typeof LINT_PROBLEMS)[number];

/** Words of a model's name at most: `ThinkPad X1 Carbon Gen 10`, `MacBook Pro 13" 2020 Intel`. */
const LONGEST_NAME = 6;

/**
 * The facts that a shopper filters by and that this product does not name. Only a laptop must name them all; a dock, a screen
 * and a tablet cannot, and are asked for their grade alone; a charger has none.
 */
export function lintProduct(input: LaptopInput, isHidden: boolean): LintProblem[] {
  const facts = parseLaptop(input);
  const isLaptop = isLaptopType(input.productType ?? '', input.title);
  const missing: Record<LintProblem, boolean> = {
    name:
      facts.model === '' || facts.model.split(' ').length > LONGEST_NAME || namesStrongFacts(facts.model, facts.brand),
    processor: isLaptop && facts.cpu === null,
    speed: isLaptop && facts.cpu !== null && findProcessor(facts.cpu.label) === null,
    memory: isLaptop && facts.ramGb === null,
    storage: isLaptop && facts.storageGb === null,
    screen: isLaptop && facts.screenInches === null,
    grade: isGradedType(input.productType ?? '', input.title) && facts.grade === null,
    windows11: isLaptop && facts.cpu !== null && facts.windows11 === 'unknown',
    readings: isLaptop && hasTwoReadings(input),
    hidden: isHidden,
  };
  return LINT_PROBLEMS.filter((problem) => missing[problem]);
}

/** Whether the title, read by its parenthesis or as running text, or the handle names other parts. */
function hasTwoReadings({ title, vendor, handle = '' }: LaptopInput): boolean {
  const read = (text: string) => {
    const { cpu, ramGb, storageGb } = parseLaptop({ title: text, vendor });
    return [cpu?.label, ramGb, storageGb];
  };
  const named = read(title);
  const inHandle = /-(\d{1,2})gb(?:-|$)/.exec(handle)?.[1];
  const others = [read(title.replace(/[()]/g, ' ')), [null, inHandle === undefined ? null : Number(inHandle)]];
  return others.some((other) =>
    other.some((value, part) => named[part] != null && value != null && value !== named[part]),
  );
}
