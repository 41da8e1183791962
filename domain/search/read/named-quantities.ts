/** A bound that follows the name of a quantity, with the unit that only the name says: «ram τουλάχιστον 16», «οθόνη 13 με 14», `weight under 1.5`. */
import { AT_LEAST, SIZE_BOUNDS } from './bound-words.ts';
import { CAPACITY_UNITS, DISK_SIZES, DISK_WORDS, RAM_SIZES, RAM_WORDS } from './capacity-words.ts';
import { isPartOfCode, type Lexeme, type Phrases, phrases, readLexemes } from './lexemes.ts';

interface Quantity {
  name: Phrases;
  /** Said after the last number. */
  unit: string;
  /** Whether a number without a unit measures it; beside another quantity it is a price. */
  isSize: (value: number, isLeast: boolean) => boolean;
}

const { ABOVE, FROM, BELOW, AT_MOST, OR_MORE, OR_LESS } = SIZE_BOUNDS;
const ROUND_PRICE = 500;

const QUANTITIES: readonly Quantity[] = [
  { name: phrases(RAM_WORDS), unit: 'gb ram', isSize: (value) => RAM_SIZES.usual.includes(value) },
  {
    name: phrases(DISK_WORDS),
    unit: 'gb ssd',
    // «laptop με ssd κάτω από 500» is about money.
    isSize: (value, isLeast) => DISK_SIZES.usual.includes(value) && (isLeast || value !== ROUND_PRICE),
  },
  { name: phrases('οθόνη, screen, display'), unit: 'ιντσών', isSize: (value) => value >= 10 && value < 18.5 },
  { name: phrases('βάρος, weight'), unit: 'kg', isSize: (value) => value >= 0.5 && value < 5 },
  // «καλή μπαταρία κάτω από 90» is about money.
  {
    name: phrases('μπαταρία, battery'),
    unit: 'wh',
    isSize: (value, isLeast) => isLeast && value >= 30 && value < 100,
  },
];
const MAX = phrases('max, maximum, μαξ, μάξιμουμ');
const BETWEEN = phrases('από, μεταξύ, ανάμεσα σε, from, between');
const TO = phrases('έως και, έως, μέχρι και, μέχρι, ως, με, up to, to, -');
const AND_TO = phrases('έως και, έως, μέχρι και, μέχρι, ως, με, και, up to, to, and, -');
const CAPACITY = phrases(CAPACITY_UNITS);
/** What makes another quantity of the number before it. */
const OTHER_UNIT = phrases(
  CAPACITY_UNITS,
  RAM_WORDS,
  DISK_WORDS,
  '%, €, ευρώ, euro, euros, eur, ε, ", ″, ”',
  'ίντσες, ιντσών, inch, inches, cm, εκ, κιλά, κιλό, kg, kilos, lbs, pounds, g, gr, γραμμάρια, wh, hz, nits, ώρες, ωρών, hours',
  'χρόνια, χρονών, years, μήνες, months, γενιά, γενιάς, gen, core, cores, πυρήνες',
);

const UP_TO = readLexemes('έως');
const BUT = phrases('αλλά, και, but, and, alla, kai');

/** With the unit in its place, so that each is read as if it were said in full: «τουλάχιστον 16 gb ram». */
export function withNamedUnits(lexemes: readonly Lexeme[]): Lexeme[] {
  const whole: Lexeme[] = [];
  let index = 0;
  while (index < lexemes.length) {
    const named =
      insteadOfOwn(lexemes, index) ??
      alsoAtLeast(lexemes, index) ??
      boundAt(lexemes, index) ??
      wantedAt(lexemes, index) ??
      sharedAt(lexemes, index);
    const { start = 0 } = lexemes[index] ?? {};
    if (named) {
      const end = lexemes[named.to - 1]?.end ?? start;
      const unit = readLexemes(named.unit).map((lexeme) => ({ ...lexeme, start: end, end, isGlued: false }));
      const [first, ...more] = named.said;
      const apart = more.map((lexeme) => ({ ...lexeme, isGlued: false }));
      whole.push(...(first ? [{ ...first, start, isGlued: false }] : []), ...apart, ...unit);
    } else whole.push(...lexemes.slice(index, index + 1));
    index = named?.to ?? index + 1;
  }
  return whole;
}

/** The bound or the span after the name of what it bounds, in plain words and without its unit. */
function boundAt(lexemes: readonly Lexeme[], index: number): { said: Lexeme[]; to: number; unit: string } | null {
  for (const { name, unit, isSize } of QUANTITIES) {
    const from = index + name.at(lexemes, index);
    const isCapacity = unit.startsWith('gb');
    // The memory of «8gb ram κάτω από 16» has its size.
    const isSized = lexemes[index - 1 - CAPACITY.at(lexemes, index - 1)]?.kind === 'number';
    // The second bound of `more than 16 gb ram but less than 64` has the unit of the first.
    const joint = isCapacity && endsInSize(lexemes, index, name) ? BUT.at(lexemes, index) : 0;
    if (joint > 0) {
      const bound = index + joint;
      const size = Math.max(...[ABOVE, BELOW, AT_MOST, FROM].map((words) => words.at(lexemes, bound)));
      const isLeast = ABOVE.at(lexemes, bound) + FROM.at(lexemes, bound) > 0;
      const { value = 0 } = lexemes[bound + size] ?? {};
      const isPlain = OTHER_UNIT.at(lexemes, bound + size + 1) === 0 && !isGluedWord(lexemes[bound + size + 1]);
      if (size > 0 && isSize(value, isLeast) && isPlain)
        return { said: lexemes.slice(index, bound + size + 1), to: bound + size + 1, unit };
    }
    if (from === index || (isSized && isCapacity)) continue;
    const isNumber = (place: number, isLeast: boolean) =>
      isSize(lexemes[place]?.value ?? Number.NaN, isLeast) &&
      !isPartOfCode(lexemes, place) &&
      OTHER_UNIT.at(lexemes, place + 1) === 0 &&
      !isGluedWord(lexemes[place + 1]);
    const first = from + BETWEEN.at(lexemes, from);
    const link = (first > from ? AND_TO : TO).at(lexemes, first + 1);
    const last = first + 1 + link;
    if (link > 0 && isNumber(first, true) && isNumber(last, true))
      return {
        said: [...lexemes.slice(from, first + 1), ...UP_TO, ...lexemes.slice(last, last + 1)],
        to: last + 1,
        unit,
      };
    const least = Math.max(ABOVE.at(lexemes, from), FROM.at(lexemes, from));
    const max = MAX.at(lexemes, from);
    const most = Math.max(BELOW.at(lexemes, from), AT_MOST.at(lexemes, from), max);
    const place = from + Math.max(least, most);
    // The + of «ram 16 + ssd 256» is an and.
    const isSign = lexemes[place + 1]?.kind === 'sign';
    const [more, less] = [OR_MORE, OR_LESS].map((bound) => (isSign ? 0 : bound.at(lexemes, place + 1))) as [
      number,
      number,
    ];
    const isBound = place > from || more + less > 0;
    if (isBound && isNumber(place, least + more > most + less))
      return { said: [...(max > 0 ? UP_TO : []), ...lexemes.slice(from + max, place + 1)], to: place + 1, unit };
  }
  return null;
}

const LEAST = phrases(AT_LEAST);
const AND = phrases('και, κι, and, kai');
const LABEL = phrases(RAM_WORDS, DISK_WORDS);

/** One «τουλάχιστον» bounds both sizes: «τουλάχιστον 512 δίσκο και 16 μνήμη». */
function alsoAtLeast(lexemes: readonly Lexeme[], index: number): { said: Lexeme[]; to: number; unit: string } | null {
  const place = index + AND.at(lexemes, index);
  const end = place + 1 + CAPACITY.at(lexemes, place + 1);
  const label = LABEL.at(lexemes, end);
  const first = lexemes.findIndex((_, at) => at < index && LEAST.at(lexemes, at) > 0);
  const said = first + LEAST.at(lexemes, Math.max(first, 0));
  const size = said + 1 + CAPACITY.at(lexemes, said + 1);
  const isOneAfterOther = first >= 0 && size + LABEL.at(lexemes, size) === index && index > size;
  if (place === index || label === 0 || lexemes[place]?.kind !== 'number' || !isOneAfterOther) return null;
  return { said: [...lexemes.slice(first, said), ...lexemes.slice(place, end + label)], to: end + label, unit: '' };
}

/** Further apart two numbers measure different things: «πάνω από 8 και κάτω από 300 ευρώ». */
const MOST_TIMES = 4;

/** The first of two bounds that have one unit: «πάνω από 13 αλλά κάτω από 15 ίντσες». */
function sharedAt(lexemes: readonly Lexeme[], index: number): { said: Lexeme[]; to: number; unit: string } | null {
  const leadAt = (place: number) => Math.max(...[ABOVE, BELOW, AT_MOST, FROM].map((words) => words.at(lexemes, place)));
  const place = index + leadAt(index);
  const second = place + 1 + BUT.at(lexemes, place + 1);
  if (place === index || second === place + 1) return null;
  const last = second + leadAt(second);
  const [one = 0, other = 0] = [lexemes[place]?.value, lexemes[last]?.value];
  const size = OTHER_UNIT.at(lexemes, last + 1);
  const isPlain = OTHER_UNIT.at(lexemes, place + 1) === 0 && !isPartOfCode(lexemes, place);
  const isAlike = one > 0 && other > 0 && Math.max(one, other) <= MOST_TIMES * Math.min(one, other);
  if (last === second || size === 0 || !isPlain || !isAlike) return null;
  const unit = lexemes.slice(last + 1, last + 1 + size).map(({ text }) => text);
  return { said: lexemes.slice(index, place + 1), to: place + 1, unit: unit.join(' ') };
}

const WANTED = phrases('θέλω, θα ήθελα, χρειάζομαι, want, need');

/** The memory that is wanted instead of the one that was said before: «8 γίγα είναι λίγα, θέλω 16». */
function wantedAt(lexemes: readonly Lexeme[], index: number): { said: Lexeme[]; to: number; unit: string } | null {
  const place = index + WANTED.at(lexemes, index);
  const isSize = place > index && RAM_SIZES.usual.includes(lexemes[place]?.value ?? 0) && place === lexemes.length - 1;
  const isOfMemory =
    isSize &&
    lexemes.slice(0, index).some((lexeme, before) => lexeme.kind === 'number' && CAPACITY.at(lexemes, before + 1) > 0);
  return isOfMemory ? { said: lexemes.slice(place), to: place + 1, unit: 'gb ram' } : null;
}

/** What one has, before what one wants: «το παλιό μου έχει 4 γίγα και θέλω 16», `my current one has 8gb, need 32`. */
const OWN = phrases(
  'το παλιό μου, το τωρινό μου, το τωρινό, το δικό μου, αυτό που έχω, έχω ένα, έχω, το λάπτοπ μου, το laptop μου',
  'my old one, my old laptop, my current one, my current laptop, my laptop, the one i have, i have, mine has',
);
const [MOST_TO_OWN, MOST_TO_WANTED] = [4, 6];
const SOMETHING = phrases('κάτι με, ένα με, με, τουλάχιστον, something with, one with, with, at least');

/** The memory that is wanted, for all words from the machine that one has on. */
function insteadOfOwn(lexemes: readonly Lexeme[], index: number): { said: Lexeme[]; to: number; unit: string } | null {
  const lead = OWN.at(lexemes, index);
  const own = lead > 0 ? findAt(index + lead, MOST_TO_OWN, (place) => isCapacityAt(lexemes, place)) : -1;
  const wish = own < 0 ? -1 : findAt(own + 1, MOST_TO_WANTED, (place) => WANTED.at(lexemes, place) > 0);
  if (wish < 0) return null;
  const said = wish + WANTED.at(lexemes, wish);
  const place = said + SOMETHING.at(lexemes, said);
  const unit = CAPACITY.at(lexemes, place + 1);
  if (!RAM_SIZES.usual.includes(lexemes[place]?.value ?? 0)) return null;
  if (unit === 0 && OTHER_UNIT.at(lexemes, place + 1) > 0) return null;
  return { said: lexemes.slice(place, place + 1), to: place + 1 + unit, unit: 'gb ram' };
}

function isCapacityAt(lexemes: readonly Lexeme[], place: number): boolean {
  return lexemes[place]?.kind === 'number' && CAPACITY.at(lexemes, place + 1) > 0;
}

/** The first place that holds, among so many; -1 for none. */
function findAt(from: number, most: number, holds: (place: number) => boolean): number {
  const found = Array.from({ length: most }, (_, more) => from + more).find(holds);
  return found ?? -1;
}

/** Whether a size ends before a place: `16 gb ram`, `16gb`. */
function endsInSize(lexemes: readonly Lexeme[], index: number, name: Phrases): boolean {
  return [0, 1, 2].some((size) => {
    const isNamed = size === 0 || name.at(lexemes, index - size) === size;
    return isNamed && CAPACITY.at(lexemes, index - size - 1) > 0 && lexemes[index - size - 2]?.kind === 'number';
  });
}

function isGluedWord(lexeme: Lexeme | undefined): boolean {
  return lexeme?.isGlued === true && lexeme.kind === 'word';
}
