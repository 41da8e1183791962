/** How a spec of a title is written, without what reads titles: a product's page needs no more (vite.config.ts). */
import { type Language, localeOf } from '../locale/locales.ts';

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
  const spelled = spec
    .replace(CAPACITY, (_, digit: string, unit: string) => `${digit} ${UNITS[unit] ?? unit}`)
    .replace(/(\d)\s?x\s?(?=\d)/gi, '$1 × ');
  return spellInches(spelled);
}

/** The sign of inches, `MacBook 12″`, where shops type a quotation mark. */
export function spellInches(text: string): string {
  return text.replace(/(\d)"/g, '$1″');
}

const LEAST = /^(?:από|from) /i;

const SIZE = /^(\d+)\s?(GB|TB)\b/i;
/** More is a disk, where nothing else tells. */
const MOST_MEMORY_GB = 128;

function sizeKind(text: string): 'memory' | 'disk' | null {
  const [, amount = '', unit = ''] = SIZE.exec(text) ?? [];
  if (amount === '') return null;
  if (/\b(?:RAM|DDR\d?)/i.test(text)) return 'memory';
  const isDisk = /\b(?:SSD|HDD|NVMe|eMMC|UFS)\b/i.test(text) || /TB/i.test(unit) || Number(amount) >= MOST_MEMORY_GB;
  return isDisk ? 'disk' : 'memory';
}

/**
 * The specs of a title that hold for one variant: without values that begin with «από», which name the smallest option of a product, and
 * without memory and disk where the variant names its own.
 *
 * @param chosen values of the variant's options, as `16 GB` or `16 GB / 512 GB SSD`
 */
export function specsOfVariant(specs: readonly string[], chosen: readonly string[]): string[] {
  const own = new Set(chosen.flatMap((value) => value.split(/\s*[/,+•]\s*/)).map(sizeKind));
  return specs.filter((spec) => {
    const kind = sizeKind(spec);
    return !LEAST.test(spec) && (kind === null || !own.has(kind));
  });
}

/** Screens in a spelled text as the language writes numbers: `15.6″` is «15,6″» in Greek. */
export function writeInches(text: string, language: Language): string {
  return text.replace(/(\d)[.,](\d)(?=["″])/g, `$1${localeOf(language).decimal}$2`);
}

/** Specs as one text in which a line ends between two of them and not within one. */
export function joinSpecs(specs: readonly string[], language: Language): string {
  return specs.map((spec) => writeInches(spec, language).replaceAll(' ', '\u00A0')).join(', ');
}
