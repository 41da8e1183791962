/** Reading a processor out of a title or a description: what it is called, and how old it is. */

export interface Cpu {
  /** As people say it: 'i5-8350U', 'Ryzen 5 PRO 4650U', 'Apple M1'. */
  label: string;
  vendor: 'intel' | 'amd' | 'apple' | 'qualcomm' | null;
  /** Intel Core generation (6 to 14). Null for everything that is not counted so: Xeon, Pentium, Ryzen, Apple. */
  generation: number | null;
}

type Reader = (text: string) => Cpu | null;

const ORDINAL =
  /(?<![\d.-]|\b(?:x1|carbon|yoga|nano|extreme|titanium|[eltxp]1\d[sv]?)\s)(\d{1,2})(?:\s?(?:th|st|nd|rd|[eè]me|ης|ής|ησ|η|ή|ᵗʰ|\.)[\s-]*|(?=gen\b(?!\s?\d)))(?:gen\b|g[eé]n[eé]ration|γενι[άα]ς?)/iu;
/** «γενιά 8», `generación 8`; the English words after a model's name are its own generation. */
const NUMBER_AFTER =
  /(?<!\p{L})(?:γενι[άα]ς?|generaci[óo]n|generazione|génération)\s(\d{1,2})(?![\d.,]|\s?[gt][bo]\b)/iu;
/** `i7-7th`, `i5 8th`: an ordinal instead of the model's number. */
const TIED_ORDINAL = /\bi[3579][\s-]?(\d{1,2})(?:th|st|nd|rd|ης|ησ|η)(?!\p{L})/iu;

const READERS: readonly Reader[] = [
  read(/\b(?:core\s+)?(?:ultra\s*|u)([3579])[\s-]+(\d{3}[a-z]{0,2})\b/i, (m) =>
    intel(`Core Ultra ${m[1]} ${upper(m[2])}`),
  ),
  // i5-6300U, i7-1165G7, i5-1035G4, i5-10310U, i3-1000NG4; never "i5 1024GB".
  read(/\b(i[3579])[\s-]*(\d{4,5})(?!\d|\s?[gt][bo]\b)([a-z]{0,2}\d?)(?![a-z\d])/i, (m) =>
    intel(`${lower(m[1])}-${m[2]}${upper(m[3])}`, toGeneration(m[2] ?? '')),
  ),
  // `i5 (11th Gen) 1145G7`, `i3 10th Gen 10110U`: the generation between them.
  read(
    /\b(i[3579])\s\(?\d{1,2}(?:th|st|nd|rd|ης|ησ|η)\s(?:gen|γεν)\p{L}*\)?\s(\d{4,5})(?!\d|\s?[gt][bo]\b)([a-z]{0,2}\d?)(?![a-z\d])/iu,
    (m) => intel(`${lower(m[1])}-${m[2]}${upper(m[3])}`, toGeneration(m[2] ?? '')),
  ),
  // m3-6Y30, m3-8100Y, i5-7Y54: the first digit is the generation.
  read(/\b(m[357]?|i[57])-(\d)(y\d{2}|\d{3}y)\b/i, (m) =>
    intel(
      `${/^i/i.test(m[0]) ? '' : 'Core '}${/^m$/i.test(m[1] ?? '') ? 'M' : lower(m[1])}-${m[2]}${upper(m[3])}`,
      Number(m[2]),
    ),
  ),
  read(/\bcore\s(m[357])\b(?!-)/i, (m) => intel(`Core ${lower(m[1])}`)),
  read(/\bxeon(?:\s+(e3|e|w)[\s-]*(\d{4,5}[a-z]{0,2})(\s*v\d)?)?/i, (m) =>
    intel(m[2] ? `Xeon ${upper(m[1])}-${upper(m[2])}${m[3] ? ` ${lower(m[3]).trim()}` : ''}` : 'Xeon', null),
  ),
  read(/\b(celeron|pentium)\b((?:\s+(?:gold|silver|quad|dual))*)(?:\s+([a-z]?\d{4,5}[a-z]?)\b)?/i, (m) =>
    intel(
      [m[1], ...(m[2] ?? '').trim().split(/\s+/)].map(titleCase).join(' ').trim() + (m[3] ? ` ${upper(m[3])}` : ''),
    ),
  ),
  read(
    /\b(?:ryzen\s*|r(?=[3579](?:[\s-]+(?:pro[\s-]+)?\d{4}|\s?\/\s?\d{1,2}\s?gb|\s,|$)))([3579])(?:[\s-]+(pro))?(?:[\s-]+(?!\d000(?:er|\s?series))(\d{4}[a-z]{0,2})\b)?/i,
    (m) => amd(['Ryzen', m[1], m[2] && 'PRO', upper(m[3])].filter(Boolean).join(' ')),
  ),
  read(/\bathlon\b((?:\s+(?:gold|silver|pro))*)(?:\s+(\d{3,4}[a-z]{0,2})\b)?/i, (m) =>
    amd(['Athlon', ...(m[1] ?? '').trim().split(/\s+/).map(titleCase), upper(m[2])].filter(Boolean).join(' ')),
  ),
  read(/\b(?:amd\s+)(a\d{1,2})(\s+pro)?-(\d{4}[a-z]?)\b/i, (m) => amd(`${upper(m[1])}${upper(m[2])}-${upper(m[3])}`)),
  read(/\bamd\s+(3\d{3}e)\b/i, (m) => amd(`AMD ${lower(m[1])}`)),
  read(/\b(a\d{1,2}[xz]?)\s+bionic\b/i, (m) => apple(`Apple ${upper(m[1])} Bionic`)),
  read(/\bsnapdragon\s+(?:[xg]\s+)?[\w+]+(?:\s+gen\s+\d)?/i, (m) => qualcomm(m[0].replace(/^s/, 'S'))),
  read(/\b(?:microsoft\s+)?(sq[123])\b/i, (m) => qualcomm(`Microsoft ${upper(m[1])}`)),
  read(/\bexynos\s+(\d{3,4})/i, (m) => ({ label: `Exynos ${m[1]}`, vendor: null, generation: null })),
  read(/\b(?:intel\s+)?(?:core\s+)?(i[3579])(?=[-\s]?\d{1,2}(?:th|st|nd|rd|ης|ησ|η)(?!\p{L})|\b(?!-?\d))/iu, (m) =>
    intel(`Core ${lower(m[1])}`),
  ),
];
const APPLE_M = read(/(?<!core\s)\b(?:apple\s+)?(m[1-5])(?:\s+(pro|max|ultra)\b)?(?![\w.-])/i, (m) =>
  apple(['Apple', upper(m[1]), m[2] && titleCase(m[2])].filter(Boolean).join(' ')),
);

/**
 * The processor that a text names, or null. A bare "Core i5" gets its generation from words such as "8ης γενιάς" or
 * "8th Gen". M1, M2 … count as processors only where Apple is named: elsewhere they are drives and graphics cards.
 */
export function parseCpu(text: string, isApple: boolean): Cpu | null {
  const readers = isApple || /\bapple\b/i.test(text) ? [...READERS, APPLE_M] : READERS;
  for (const reader of readers) {
    const cpu = reader(text);
    if (!cpu) continue;
    const spoken = cpu.vendor === 'intel' && cpu.generation === null && /^Core i/.test(cpu.label);
    return spoken ? { ...cpu, generation: parseGeneration(text) } : cpu;
  }
  return null;
}

/** The number in "8ης γενιάς", "8η γενιά", "8th Gen"; "Gen 2" is a model's name and no generation of processors. */
export function parseGeneration(text: string): number | null {
  const found = Number((TIED_ORDINAL.exec(text) ?? ORDINAL.exec(text) ?? NUMBER_AFTER.exec(text))?.[1] ?? Number.NaN);
  return found >= 1 && found <= 14 ? found : null;
}

/** Five digits, or four that start with 1, have a generation of two digits: 10310 → 10, 1165 → 11, 8250 → 8. */
function toGeneration(digits: string): number {
  return Number(digits.length === 5 || digits.startsWith('1') ? digits.slice(0, 2) : digits.slice(0, 1));
}

function read(pattern: RegExp, toCpu: (match: RegExpExecArray) => Cpu): Reader {
  return (text) => {
    const match = pattern.exec(text);
    return match && toCpu(match);
  };
}

const intel = (label: string, generation: number | null = null): Cpu => ({ label, vendor: 'intel', generation });
const amd = (label: string): Cpu => ({ label, vendor: 'amd', generation: null });
const apple = (label: string): Cpu => ({ label, vendor: 'apple', generation: null });
const qualcomm = (label: string): Cpu => ({ label, vendor: 'qualcomm', generation: null });
const upper = (text: string | undefined): string => (text ?? '').toUpperCase();
const lower = (text: string | undefined): string => (text ?? '').toLowerCase();
const titleCase = (text: string | undefined): string =>
  lower(text).replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
