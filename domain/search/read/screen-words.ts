/** Screens in a query: «14 ιντσών», `15.6`, «11 ή 12 ιντσών», «πάνω από 14 ιντσών». */
import { MOST_LAPTOP } from '../../catalogue/facets.ts';
import { toScreenClass } from '../../machine/laptop-patterns.ts';
import { OR, SIZE_BOUNDS, trailAt } from './bound-words.ts';
import { isPartOfCode, type Lexeme, type ModelNames, phrases } from './lexemes.ts';

interface ScreenReading {
  facet: 'screen';
  value: string;
  further?: readonly string[];
  isBound?: true;
  to: number;
}

const { ABOVE, FROM, BELOW, AT_MOST, OR_MORE, OR_LESS } = SIZE_BOUNDS;
const INCHES = phrases(
  '"',
  "''",
  '″, ”, “, ’’, ′′, ίντσες, ιντσών, ίντσα, ίντσας, ιντσο, inch, inches, άρι, άρα, ρι, ρα',
);
const IN = phrases('in');
const CENTIMETRES = phrases('cm, εκ, εκατοστά, εκατοστών, πόντους, πόντων, centimeters, centimetres');
const INCH_IN_CENTIMETRES = 2.54;
/** What laptops measure, in inches. */
const USUAL_SIZES = [10.5, 11.6, 12.5, 13.3, 14, 15.6, 16, 17.3];
const SCREEN = phrases('οθόνη, οθόνης, οθόνες, screen, display, othoni');
const UP_TO = phrases('έως, μέχρι, ως, με, to, -, –');
const BETWEEN = phrases('μεταξύ, ανάμεσα σε, από, between, from');
const AND_TO = phrases('και, and, έως, μέχρι, ως, με, to, -, –');
const [SMALLEST_SCREEN, LARGEST_SCREEN] = [7, 49];
const LEAST_LAPTOP = 10;

export function readScreenSize(lexemes: readonly Lexeme[], index: number, names: ModelNames): ScreenReading | null {
  return (
    readListed(lexemes, index, names) ??
    readScreens(lexemes, index) ??
    readScreenBound(lexemes, index) ??
    readCentimetres(lexemes, index) ??
    readScreen(lexemes, index)
  );
}

/** The size of a laptop that is said without its unit after another: the 15 of «14 ιντσών ή 15». */
export function toOtherScreen(inches: number): string | null {
  return inches >= LEAST_LAPTOP && inches <= MOST_LAPTOP ? `${toInches(inches)}-inch` : null;
}

/** «13 14 ιντσών», «13,14 ίντσες»: two sizes without a word between. */
function readListed(lexemes: readonly Lexeme[], index: number, names: ModelNames): ScreenReading | null {
  const [first, next] = [lexemes[index], lexemes[index + 1]];
  const listed = /^(1\d),(1\d)$/.exec(first?.text ?? '')?.slice(1);
  const sizes = listed ?? [first?.text, next?.isGlued ? '' : next?.text];
  const to = index + (listed ? 1 : 2);
  const unit = INCHES.at(lexemes, to);
  const values = sizes.map((text) => (/^1\d$/.test(text ?? '') ? toOtherScreen(Number(text)) : null));
  const [value, other] = values;
  // The 13 of «xps 13 14 ιντσών» is a name's.
  if (unit === 0 || !value || !other || first?.isGlued || names.readNumber(lexemes, index) === 'name') return null;
  return { facet: 'screen', value, further: [other], to: to + unit };
}

/** «11 ή 12 ιντσών», "13-15 inch": the unit after the second holds for both. */
function readScreens(lexemes: readonly Lexeme[], index: number): ScreenReading | null {
  const lead = BETWEEN.at(lexemes, index);
  const start = index + lead;
  const first = lexemes[start];
  const either = OR.at(lexemes, start + 1);
  const link = either || (lead > 0 ? AND_TO : UP_TO).at(lexemes, start + 1);
  if (first?.kind !== 'number' || link === 0 || isPartOfCode(lexemes, start)) return null;
  const place = start + 1 + link;
  const last = lexemes[place];
  const unit = readInches(lexemes, place + 1);
  if (last?.kind !== 'number' || unit === 0 || !isScreen(first.value) || !isScreen(last.value)) return null;
  const [from = 0, to = 0] = [toInches(first.value), toInches(last.value)].sort((a, b) => a - b);
  const between = either ? [from, to] : Array.from({ length: to - from + 1 }, (_, more) => from + more);
  const [value = '', ...further] = [...new Set(between.map((inches) => `${toInches(inches)}-inch`))];
  return { facet: 'screen', value, further, to: place + 1 + unit };
}

/** «πάνω από 14 ιντσών», `up to 13 inch`: every size on that side. A class holds what is a little larger, so 15.6 is over 15. */
function readScreenBound(lexemes: readonly Lexeme[], index: number): ScreenReading | null {
  const topic = SCREEN.at(lexemes, index);
  const [most, below, above] = [AT_MOST, BELOW, ABOVE].map((bound) => bound.at(lexemes, index + topic)) as [
    number,
    number,
    number,
  ];
  const lead = topic + (most || below || above || FROM.at(lexemes, index + topic));
  const number = lexemes[index + lead];
  const next = index + lead + 1;
  // «13 και κάτω ίντσες».
  const inside = Math.max(OR_LESS.at(lexemes, next), OR_MORE.at(lexemes, next));
  const unit = number?.kind === 'number' ? readInches(lexemes, next + inside) : 0;
  if (unit === 0 || number === undefined || !isScreen(number.value)) return null;
  const end = next + inside + unit;
  const trail = inside > 0 ? next : end;
  const [less, more] = [trailAt(OR_LESS, lexemes, trail), trailAt(OR_MORE, lexemes, trail)];
  if (lead - topic + less + more === 0) return null;
  const inches = toInches(number.value);
  const [value, ...further] = Array.from(
    { length: LARGEST_SCREEN - SMALLEST_SCREEN + 1 },
    (_, bit) => SMALLEST_SCREEN + bit,
  )
    .filter((size) => {
      if (below > 0) return size < inches;
      return most + less > 0 ? size <= inches : above > 0 && inches !== 15 ? size > inches : size >= inches;
    })
    .map((size) => `${size}-inch`);
  return value === undefined
    ? null
    : { facet: 'screen', value, further, isBound: true, to: inside > 0 ? end : end + less + more };
}

/** `14"`, «14 ιντσών», «οθόνη 14», and the sizes that can be nothing else: 13.3, 15,6. */
function readScreen(lexemes: readonly Lexeme[], index: number): ScreenReading | null {
  const lead = SCREEN.at(lexemes, index);
  const number = lexemes[index + lead];
  if (number?.kind !== 'number' || !isScreen(number.value)) return null;
  if (isPartOfCode(lexemes, index + lead)) return null;
  const next = index + lead + 1;
  const unit = readInches(lexemes, next);
  const trail = lead === 0 ? SCREEN.at(lexemes, next + unit) : 0;
  const isBare = unit === 0 && lexemes[next]?.isGlued === true && lexemes[next]?.kind === 'word';
  const isFraction = !Number.isInteger(number.value) && number.value >= 10 && number.value < 18.5;
  // «οθόνη αφής 14», "screen of 15".
  const isNear = [1, 2].some((before) => SCREEN.at(lexemes, index - before) > 0);
  const isLabelled = (lead > 0 || trail > 0 || isNear) && number.value >= 10;
  if (isBare || (unit === 0 && !isFraction && !isLabelled)) return null;
  return { facet: 'screen', value: `${toInches(number.value)}-inch`, to: next + unit + trail };
}

/** «οθόνη 39,6 cm»: the size that is nearest. */
function readCentimetres(lexemes: readonly Lexeme[], index: number): ScreenReading | null {
  const lead = SCREEN.at(lexemes, index);
  const number = lexemes[index + lead];
  const unit = CENTIMETRES.at(lexemes, index + lead + 1);
  if (number?.kind !== 'number' || unit === 0) return null;
  const inches = number.value / INCH_IN_CENTIMETRES;
  if (inches < LEAST_LAPTOP || inches > MOST_LAPTOP) return null;
  const [nearest = inches] = USUAL_SIZES.toSorted((a, b) => Math.abs(a - inches) - Math.abs(b - inches));
  return { facet: 'screen', value: `${toInches(nearest)}-inch`, to: index + lead + 1 + unit };
}

function isScreen(inches: number): boolean {
  return inches >= SMALLEST_SCREEN && inches <= LARGEST_SCREEN;
}

function toInches(diagonal: number): number {
  return toScreenClass(diagonal) ?? Math.floor(diagonal);
}

function readInches(lexemes: readonly Lexeme[], index: number): number {
  // A separate "in" is a unit only at the end: "14 in", but not "2 in 1".
  const isUnit = lexemes[index]?.isGlued === true || index === lexemes.length - 1;
  return INCHES.at(lexemes, index) || (isUnit ? IN.at(lexemes, index) : 0);
}
