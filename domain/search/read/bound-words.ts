import { isPartOfCode, type Lexeme, type Phrases, phrases, readLexemes } from './lexemes.ts';

export const AT_LEAST = 'τουλάχιστον, ελάχιστο, μίνιμουμ, at least, min, minimum, ≥';
/** Said after a value. */
export const AND_MORE =
  'και πάνω, και άνω, και παραπάνω, ή παραπάνω, ή περισσότερο, ή περισσότερα, ή μεγαλύτερο, ή μεγαλύτερη, or more, or larger, or bigger, or greater, and up, and above';
export const AND_LESS = 'και κάτω, ή λιγότερο, το πολύ, or less, and below, max';

/** What is above and below a value, of whatever quantity; each reader adds what only it understands. */
export const MORE =
  'πάνω από, παραπάνω από, μεγαλύτερο από, μεγαλύτερη από, καλύτερο από, καλύτερη από, ανώτερο από, ανώτερη από, υψηλότερη από, βαρύτερο από, βαρύτερος από, heavier than, higher than, greater than, better than, larger than, bigger than, περισσότερα από, περισσότερο από, άνω των, άνω του, more than, over, above, >';
export const LESS = `κάτω από, κάτω των, κάτω του, λιγότερο από, λιγότερα από, λιγότερη από, μικρότερο από, μικρότερη από,
  under, below, less than, smaller than, <`;
/** «όχι πάνω από», `no less than`: the other side, with the value itself. */
export const denied = (bounds: string) =>
  bounds
    .split(',')
    .flatMap((bound) => ['όχι', 'not', 'no', 'χωρίς', 'without'].map((no) => `${no} ${bound.trim()}`))
    .join(', ');
export const AT_MOST_WORDS = `έως και, έως, ως, μέχρι και, μέχρι, το πολύ, up to, at most, ≤, ${denied(MORE)}`;

/** Bounds of sizes, before and after the value. */
const ABOVE = phrases(MORE);
const FROM = phrases(AT_LEAST, 'από, from', denied(LESS));
const BELOW = phrases(LESS);
const AT_MOST = phrases(AT_MOST_WORDS);
const OR_MORE = phrases(AND_MORE, AT_LEAST, 'or higher, +');
const OR_LESS = phrases(AND_LESS, 'and under, maximum');
export const SIZE_BOUNDS = { ABOVE, FROM, BELOW, AT_MOST, OR_MORE, OR_LESS };

/** Between two sizes or generations of which either is enough: «8 ή 16gb», «είτε 8 είτε 16gb». */
export const OR = phrases('ή, η, or, είτε, ούτε, nor, /');

const OF_NEXT = phrases('από, των, του, τα, το, apo, than');
/** Said after a value or before the next one: «14 ιντσών τουλάχιστον 700€». */
const EITHER_SIDE = phrases(AT_LEAST, 'το πολύ, max, maximum');
const EITHER_BOUND = phrases(MORE, LESS);

/** «13άρι», «16άρα». */
export const SIZE_NAME = phrases('άρι, άρα, ρι, ρα');

/** The size of a bound said after a value; none where it begins the next bound: «16gb και κάτω από 600». */
export function trailAt(bound: Phrases, lexemes: readonly Lexeme[], place: number): number {
  const size = bound.at(lexemes, place);
  const next = lexemes[place + size];
  // The 13 of «50 wh τουλάχιστον 13άρι» is the name of a size.
  const isValueNext = (next?.kind === 'number' && SIZE_NAME.at(lexemes, place + size + 1) === 0) || next?.text === '€';
  // So does the bound of `16gb and under 600`.
  const mayLead = EITHER_SIDE.at(lexemes, place) === size || EITHER_BOUND.at(lexemes, place + 1) === size - 1;
  const isOfNext = OF_NEXT.at(lexemes, place + size) > 0 || (isValueNext && mayLead);
  // The + of «16gb + 512gb» is an and.
  const isAnd = lexemes[place]?.text === '+' && lexemes[place]?.isGlued === false && next !== undefined;
  return isOfNext || isAnd ? 0 : size;
}

/** As they are written: `cad` sounds like `can't`, and `min` like «μην». */
const DENIALS = new Set(
  'δεν, δε, μη, μην, ουτε, den, mhn, mh, oute, not, nor, dont, doesnt, shouldnt, mustnt, wont, wouldnt, cannot'.split(
    ', ',
  ),
);
const BEFORE_T = new Set('don, doesn, shouldn, mustn, won, wouldn, can, couldn'.split(', '));

function denialAt(lexemes: readonly Lexeme[], index: number): number {
  const text = lexemes[index]?.text ?? '';
  // Alone `min` is a minimum.
  const isGreeklish = text === 'min' && lexemes[index - 1]?.text === 'na';
  return DENIALS.has(text) || isGreeklish ? 1 : BEFORE_T.has(text) && lexemes[index + 1]?.text === 't' ? 2 : 0;
}

/** Between a denial and its bound: «δεν θέλω να δώσω πάνω από». */
const BETWEEN = phrases(
  'θέλω, θέλουμε, θα ήθελα, έχω, έχουμε, είναι, έχει, κάνει, κοστίζει, κοστίζουν, ζυγίζει, πάει, πάω, φτάνει, βγαίνει, δίνω, δώσω, δίνουμε',
  'δώσουμε, πληρώσω, ξοδέψω, διαθέτω, χρειάζομαι, μπορώ, να, η τιμή, τιμή, πολύ, want, need, to, spend, pay, cost, weigh, be, have, go, going, give, afford, thelo, exo, einai',
);
const EXCEEDS = phrases(
  'ξεπερνά, ξεπερνάει, ξεπερνούν, ξεπεράσει, ξεπεράσω, υπερβαίνει, υπερβεί, περνά, περνάει, exceed, exceeds, xeperna, xepernaei',
);
const ARTICLE = phrases('τα, τις, το, του, των, the');
const NOT_ABOVE = readLexemes('όχι πάνω από');

/** Said after a measure, they ask for more than it, or for less: «8gb είναι λίγα», `16 inch is too big`. */
const TOO_LITTLE = phrases(
  'είναι λίγα, είναι λίγη, είναι λίγο, είναι λίγες, είναι μικρή, είναι μικρός, είναι μικρό, λίγα είναι, δεν φτάνουν, δεν φτάνει, δεν αρκούν, δεν αρκεί, δεν μου φτάνουν, δεν μου φτάνει',
  'is not enough, are not enough, not enough, is too little, is too small, too small, too little, einai liga, den ftanoun',
);
const TOO_MUCH = phrases(
  'είναι πολλά, είναι πολύ, είναι μεγάλη, είναι μεγάλο, είναι ακριβά, is too much, is too big, is too heavy, is too large, too much, too big, too heavy, einai polla',
);
const [ABOVE_IT, BELOW_IT] = [readLexemes('πάνω από'), readLexemes('κάτω από')];
const MOST_UNITS = 2;

/** The bound that follows a number and its unit, and the places of its words; null without one. */
function judgedAt(
  lexemes: readonly Lexeme[],
  index: number,
): { bound: readonly Lexeme[]; from: number; to: number } | null {
  if (lexemes[index]?.kind !== 'number' || isPartOfCode(lexemes, index)) return null;
  for (let from = index + 2; from <= index + 1 + MOST_UNITS; from += 1) {
    const [little, much] = [TOO_LITTLE.at(lexemes, from), TOO_MUCH.at(lexemes, from)];
    if (little + much > 0) return { bound: little > 0 ? ABOVE_IT : BELOW_IT, from, to: from + Math.max(little, much) };
  }
  return null;
}

/** With each denied bound in its plain words: «δεν θέλω να δώσω πάνω από τα 300» and «να μην ξεπερνά τα 300» are «όχι πάνω από 300». */
export function withPlainBounds(lexemes: readonly Lexeme[]): Lexeme[] {
  const plain: Lexeme[] = [];
  let index = 0;
  while (index < lexemes.length) {
    const judged = judgedAt(lexemes, index);
    if (judged) {
      const { start = 0 } = lexemes[index] ?? {};
      const measure = lexemes.slice(index, judged.from);
      const { end } = lexemes[judged.to - 1] ?? measure[0] ?? { end: start };
      plain.push(...judged.bound.map((word) => ({ ...word, start, end: start })));
      plain.push(...measure.map((word, at) => (at === measure.length - 1 ? { ...word, end } : word)));
      index = judged.to;
      continue;
    }
    const [bound, size] = deniedBoundAt(lexemes, index);
    const place = index + size;
    const [start, end] = [lexemes[index]?.start ?? 0, lexemes[place - 1]?.end ?? 0];
    plain.push(...bound.map((word, at) => ({ ...word, start: at === 0 ? start : end, end })));
    const lead = EITHER_BOUND.at(lexemes, place);
    const next = place + Math.max(lead, size > 0 ? 0 : 1);
    plain.push(...lexemes.slice(place, next));
    const article = lead > 0 || bound === NOT_ABOVE ? ARTICLE.at(lexemes, next) : 0;
    index = lexemes[next + article]?.kind === 'number' ? next + article : next;
  }
  return plain;
}

/** «όχι» for the words up to a bound, «όχι πάνω από» for those that say it whole; nothing and 0 where no bound is denied. */
function deniedBoundAt(lexemes: readonly Lexeme[], index: number): [bound: readonly Lexeme[], size: number] {
  const denial = denialAt(lexemes, index);
  let place = index + denial;
  for (let size = denial; size > 0; place += size) size = BETWEEN.at(lexemes, place);
  const exceeds = denial > 0 ? EXCEEDS.at(lexemes, place) : 0;
  if (exceeds > 0) return [NOT_ABOVE, place + exceeds - index];
  return denial > 0 && EITHER_BOUND.at(lexemes, place) > 0 ? [NOT_ABOVE.slice(0, 1), place - index] : [[], 0];
}

/** Whether a word of a query denies the bound that follows it. */
export function deniesBound(query: string, start: number): boolean {
  const lexemes = readLexemes(query);
  const index = lexemes.findIndex((lexeme) => lexeme.start === start);
  return index >= 0 && deniedBoundAt(lexemes, index)[1] > 0;
}
