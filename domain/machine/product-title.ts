/** A product's title as the store writes it everywhere: pages, cart, checkout, mails, orders, wishlist. */
import { gradeLabel } from './grade.ts';
import { parseTitle } from './laptop.ts';
import { specsOfVariant, spellInches, spellSpec } from './spec-text.ts';

export interface ProductTitle {
  name: string;
  /** The facts of the parenthesis, the grade last, spelled as in the store: '16 GB RAM', '1 TB SSD', 'A+'. */
  specs: string[];
}

/** Reads `Name (spec, spec, …, grade)`; a title without such a parenthesis is all name. A spelled title reads as itself. */
export function readProductTitle(title: string): ProductTitle {
  const { name, specs, grade } = parseTitle(title);
  const spelled = specs.map(spellSpec);
  return { name: spellInches(name), specs: grade ? [...spelled, gradeLabel(grade)] : spelled };
}

/** The same in one line: `Dell Latitude 5400 (i5-8365U, 16 GB RAM, 1 TB SSD, A+)`. */
export function spellProductTitle(title: string): string {
  const { name, specs } = readProductTitle(title);
  return inOneLine(name, specs);
}

/** With what was chosen behind it, and without what the title says otherwise: `Dell Latitude 5400 (i5-8365U, 1 TB SSD, A+), 32 GB`. */
export function spellVariantTitle(title: string, variantTitle: string): string {
  const { name, specs } = readProductTitle(title);
  return [inOneLine(name, specsOfVariant(specs, [variantTitle])), variantTitle].filter(Boolean).join(', ');
}

function inOneLine(name: string, specs: readonly string[]): string {
  return specs.length > 0 ? `${name} (${specs.join(', ')})` : name;
}
