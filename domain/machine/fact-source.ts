/** Where a fact of a product was read. */
import { type LaptopFacts, type LaptopInput, parseLaptop } from './laptop.ts';

/** What a product says, in the order in which the shop believes it. */
const PARTS = {
  vendor: [],
  fields: ['facts'],
  title: ['title'],
  options: ['options', 'variants'],
  description: ['description'],
} as const satisfies Record<string, readonly (keyof LaptopInput)[]>;

/** `processors`: the table of processors. */
export type FactSource = keyof typeof PARTS | 'processors';

/**
 * Reads the product once by each of its parts: the source of a fact is the first part that says the same as all of them together, or else
 * the first that says anything.
 *
 * @returns the source of what a function finds in the facts; null where it finds nothing
 */
export function readSources(input: LaptopInput): (find: (facts: LaptopFacts) => unknown) => FactSource | null {
  const whole = parseLaptop(input);
  const { vendor, productType = '' } = input;
  const readings = Object.entries(PARTS).map(([source, names]) => {
    const parts = Object.fromEntries(names.map((name) => [name, input[name]]));
    return { source: source as FactSource, facts: parseLaptop({ vendor, productType, title: '', ...parts }) };
  });
  return (find) => {
    const wanted = find(whole);
    if (!isSaid(wanted)) return null;
    const saying = readings.filter(({ facts }) => isSaid(find(facts)));
    return (saying.find(({ facts }) => find(facts) === wanted) ?? saying[0])?.source ?? null;
  };
}

const isSaid = (value: unknown) => value !== null && value !== undefined && value !== '';
