/** A product's title as the store writes it everywhere: pages, cart, checkout, mails, orders, wishlist. */
import { gradeLabel } from './grade.ts';
import { parseTitle } from './laptop.ts';

export interface ProductTitle {
  name: string;
  /** What the parenthesis says, the grade last, each as the store spells it: '16 GB RAM', '1 TB SSD', 'A+'. */
  specs: string[];
}

/** How shops write the units of memory and storage, and how the store does. The lower-case `to` is an English word. */
const UNITS: Readonly<Record<string, string>> = {
  GB: 'GB',
  gb: 'GB',
  Go: 'GB',
  GO: 'GB',
  TB: 'TB',
  tb: 'TB',
  To: 'TB',
  TO: 'TB',
};
const CAPACITY = /(\d)\s?(GB|gb|Go|GO|TB|tb|To|TO)\b/g;

/** Reads `Name (spec, spec, …, grade)`; a title without such a parenthesis is all name. A spelled title reads as itself. */
export function readProductTitle(title: string): ProductTitle {
  const { name, specs, grade } = parseTitle(title);
  const spelled = specs.map(spellSpec);
  return { name, specs: grade ? [...spelled, gradeLabel(grade)] : spelled };
}

/** The same in one line: `Dell Latitude 5400 (i5-8365U, 16 GB RAM, 1 TB SSD, A+)`. */
export function spellProductTitle(title: string): string {
  const { name, specs } = readProductTitle(title);
  return specs.length > 0 ? `${name} (${specs.join(', ')})` : name;
}

/** One item of the parenthesis: `1To SSD` is `1 TB SSD`, `16GB RAM` is `16 GB RAM`, `14" FHD` is `14″ FHD`. */
export function spellSpec(spec: string): string {
  return spec
    .replace(CAPACITY, (_, digit: string, unit: string) => `${digit} ${UNITS[unit] ?? unit}`)
    .replace(/(\d)\s?x\s?(?=\d)/gi, '$1 × ')
    .replace(/(\d)"/g, '$1″');
}

/** Specs as one text in which a line ends between two of them and not within one. */
export function joinSpecs(specs: readonly string[]): string {
  return specs.map((spec) => spec.replaceAll(' ', '\u00A0')).join(', ');
}
