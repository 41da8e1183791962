/** How a spec of a title is written, without what reads titles: a product's page needs no more (vite.config.ts). */

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

/** One item of the parenthesis: `1To SSD` is `1 TB SSD`, `16GB RAM` is `16 GB RAM`, `14" FHD` is `14″ FHD`. */
export function spellSpec(spec: string): string {
  return spec
    .replace(CAPACITY, (_, digit: string, unit: string) => `${digit} ${UNITS[unit] ?? unit}`)
    .replace(/(\d)\s?x\s?(?=\d)/gi, '$1 × ')
    .replace(/(\d)"/g, '$1″');
}

const LEAST = /^(?:από|from) /i;

/** Without values that begin with «από», which name the smallest option of a product: the variant names the chosen one. */
export function specsOfVariant(specs: readonly string[]): string[] {
  return specs.filter((spec) => !LEAST.test(spec));
}

/** Specs as one text in which a line ends between two of them and not within one. */
export function joinSpecs(specs: readonly string[]): string {
  return specs.map((spec) => spec.replaceAll(' ', '\u00A0')).join(', ');
}
