const NBSP = '\u00A0';

/** Words that precede a number as a name: a law's article, a version. */
const NAMES = String.raw`ν\.|άρθρ(?:ο|α|ου)|παρ\.|ΑΚ|Law|Articles?|Art\.|Code|Windows|WCAG|ISO|EN`;
/** A number, with its own further groups, and its name. */
const NAMED = new RegExp(`(\\d|${NAMES}) (?=\\d)`, 'g');
/** What leads on to the next number, and is not counted: «25 έως 26». */
const UNTIL = '(?:έως|to)';
/** Units, nouns and currencies that follow a number. A number that is a name counts nothing. */
const COUNTED = new RegExp(`(?<!(?:${NAMES})\\s[\\d./]*)(\\d) (?=[\\p{L}€])(?!${UNTIL}(?!\\p{L}))`, 'gu');

/** The parts of an article of law follow its number: `(άρθρο 6 παρ. 1 β)`. */
const PART = /(\d) (?=(?:παρ|επ|ff)\.|[α-ω]{1,2}\))/g;

/** A sentence that begins with a word of one letter would leave it alone at a line's end. */
const FIRST_LETTER = /([.:;·?»] [ΗΟA]) /g;

/** `2–3`: a line would break after the dash. */
const RANGE = /(\d)–(?=\d)/g;
const WORD_JOINER = '\u2060';

/**
 * The text with spaces that never break between a number and what it belongs to, «14 ημέρες», `Windows 11`, `2–3`, and
 * after an article that begins a sentence.
 */
export function keepTogether(text: string): string {
  const joined = text.replace(FIRST_LETTER, `$1${NBSP}`);
  // Most texts have no number, and every text of every page comes by here.
  if (!/\d/.test(text)) return joined;
  return joined
    .replace(PART, `$1${NBSP}`)
    .replace(NAMED, `$1${NBSP}`)
    .replace(COUNTED, `$1${NBSP}`)
    .replace(RANGE, `$1–${WORD_JOINER}`);
}

/** The same for every text in a tree of texts, mails and pages of text; no line of them ends within «e-mail» either. */
export function keepAllTogether<Tree>(tree: Tree): Tree {
  return keepIn(tree) as Tree;
}

function keepIn(value: unknown): unknown {
  if (typeof value === 'string') return keepTogether(value).replaceAll(' e-mail', ` e-${WORD_JOINER}mail`);
  if (Array.isArray(value)) return value.map(keepIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, keepIn(inner)]));
}
