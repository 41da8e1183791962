import { type Lexeme, type Phrases, phrases } from './lexemes.ts';

/** How a bound is said, whatever it bounds: a price, a size, a weight, a grade. Each reader adds what only it understands. */
export const AT_LEAST = 'τουλάχιστον, at least, minimum, ≥';
/** Said after a value. */
export const AND_MORE = 'και πάνω, και άνω, ή περισσότερο, ή περισσότερα, or more, and up, and above';
export const AND_LESS = 'και κάτω, ή λιγότερο, το πολύ, or less, and below, max';

/** Bounds of sizes, before and after the value. */
const ABOVE = phrases('πάνω από, περισσότερα από, περισσότερο από, άνω των, more than, over, above, >');
const FROM = phrases(
  AT_LEAST,
  'από, ελάχιστο, from, min, όχι κάτω από, όχι λιγότερο από, not under, not below, not less than, no less than',
);
const BELOW = phrases(
  'κάτω από, κάτω από τα, κάτω των, κάτω του, λιγότερο από, λιγότερα από, λιγότερη από, μικρότερο από, μικρότερη από',
  'under, below, less than, smaller than, <',
);
const AT_MOST = phrases(
  'έως και, έως, ως, μέχρι και, μέχρι, το πολύ, όχι πάνω από, όχι παραπάνω από, όχι περισσότερο από, up to, at most',
  'not over, not above, not more than, no more than, ≤',
);
const OR_MORE = phrases(AND_MORE, AT_LEAST, 'or higher, +');
const OR_LESS = phrases(AND_LESS, 'and under, maximum');
export const SIZE_BOUNDS = { ABOVE, FROM, BELOW, AT_MOST, OR_MORE, OR_LESS };

/** Between two sizes or generations of which either is enough: «8 ή 16gb», «είτε 8 είτε 16gb». */
export const OR = phrases('ή, η, or, είτε, ούτε, nor, /');

const OF_NEXT = phrases('από, των, του, τα, το, apo, than');
/** Said after a value or before the next one: «14 ιντσών τουλάχιστον 700€». */
const EITHER_SIDE = phrases(AT_LEAST, 'το πολύ, max, maximum');

/** The size of a bound said after a value; none where it begins the next bound: «16gb και κάτω από 600». */
export function trailAt(bound: Phrases, lexemes: readonly Lexeme[], place: number): number {
  const size = bound.at(lexemes, place);
  const next = lexemes[place + size];
  const isValueNext = next?.kind === 'number' || next?.text === '€';
  const isOfNext = OF_NEXT.at(lexemes, place + size) > 0 || (isValueNext && EITHER_SIDE.at(lexemes, place) === size);
  return size > 0 && isOfNext ? 0 : size;
}
