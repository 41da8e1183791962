/** Generations of processors in a query: «8ης γενιάς», `8th gen or newer`, «8 ή 10ης γενιάς»; never the `Gen 9` of an X1 Carbon. */
import { normalizeValue } from '../../catalogue/facets.ts';
import { AND_LESS, AND_MORE, AT_LEAST, OR, trailAt } from './bound-words.ts';
import { isPartOfCode, type Lexeme, type ModelNames, type Phrases, phrases } from './lexemes.ts';

interface GenerationReading {
  facet: 'cpu';
  value: string;
  further?: readonly string[];
  isBound?: true;
  to: number;
}

export const GENERATION = phrases('gen, generation, γενιά, γενιάς, γεν, γενεά, γενεάς, genia, genias');
const ORDINAL = phrases('th, st, nd, rd, η, ης, ή, ής, ος, hs, h');
/** Endings that mean a generation even alone: «i5 8ης», `i5 8th`. */
const CLEAR_ORDINAL = phrases('th, ης, ής, hs');
/** «3ης δημοτικού». */
const SCHOOL = phrases('δημοτικού, γυμνασίου, λυκείου, τάξης, grade, grader');
const SPOKEN_ORDINALS = ['έκτης', 'έβδομης', 'όγδοης', 'ένατης', 'δέκατης', 'ενδέκατης', 'δωδέκατης'].map(
  (word, index) => ({ phrase: phrases(word), number: index + 6 }),
);
/** Counted themselves: «ipad 10ης γενιάς», `ipad air 5th gen`. */
const TABLETS = new Set(['ipad', 'ιπαδ', 'αιπαντ']);
const [OLDEST_GENERATION, NEWEST_GENERATION] = [3, 15];
const NEWER = phrases(
  'νεότερο από, νεότερη από, νεότερα από, πιο καινούριο από, πιο καινούργιο από, πιο νέο από, καλύτερο από, καλύτερη από, καλύτερα από',
  'αναβάθμιση από, αναβαθμίζω από, αντικατάσταση για, αντικατάσταση του, αντικαταστήσω το, upgrade from, upgrading from, replacement for, replacing my, replace my, to replace my',
  'πάνω από, μετά, μετά από, μετά την, newer than, later than, better than, above, over, after',
);
/** Alone they mean a grade or a use: «καινούργιο» is as good as new, «αναβάθμιση» a slot for memory. */
export const NEWER_THAN = phrases(
  'πιο καινούριο από, πιο καινούργιο από, πιο καινούρια από, πιο καινούργια από, αναβάθμιση από, upgrade from',
);
const AT_MOST = phrases(
  'όχι πάνω από, όχι νεότερο από, όχι νεότερη από, not newer than, έως, μέχρι, ως, το πολύ, up to, at most',
);
const OLDER = phrases('παλιότερο από, παλαιότερο από, κάτω από, πριν, πριν από, πριν την, older than, below, before');
const FROM = phrases(
  AT_LEAST,
  'όχι κάτω από, όχι παλιότερο από, όχι παλαιότερο από, όχι παλιότερη από, not older than, not below, από, from',
);
const OR_MORE = phrases(
  AND_MORE,
  AT_LEAST,
  'ή νεότερο, ή νεότερη, ή νεότερος, ή νεότερης, ή νεότερα, και νεότερο, και νεότερη, και νεότερης, και νεότερα, και μετά, or newer, and newer, or later, or higher, +',
  'ή πιο καινούριο, ή πιο καινούργιο, ή πιο νέο, ή κάτι πιο καινούριο, ή κάτι πιο καινούργιο, ή κάτι πιο νέο, ή κάτι νεότερο, or something newer, or anything newer',
  'ή καλύτερο, ή καλύτερη, ή καλύτερος, και καλύτερο, ή πάνω, or better, or above',
);
/** Between the machine that one has and what one wants: «έχω ένα t480 και θέλω κάτι πιο γρήγορο». */
const WANTED =
  'και θέλω, και θέλω κάτι, και ψάχνω, και ψάχνω κάτι, θέλω κάτι, αλλά, kai thelo, kai thelo kati, και θέλω κάτι ίδιο μέγεθος αλλά, και θέλω κάτι στο ίδιο μέγεθος αλλά, and want, and want something, and need, and need something, want something, and want something the same size but, but';
const THEN =
  'νεότερο, πιο καινούργιο, πιο καινούριο, πιο νέο, πιο γρήγορο, πιο δυνατό, καλύτερο, pio grigoro, kalytero, newer, faster, better, more powerful';
export const WANTED_AFTER = phrases(WANTED);
const THEN_NEWER = phrases(
  ...WANTED.split(', ').flatMap((want) => THEN.split(', ').map((then) => `${want} ${then}`)),
  'με κάτι καινούργιο, με κάτι καινούριο, με κάτι νεότερο, σε κάτι καινούργιο, σε κάτι καινούριο, σε κάτι νεότερο, με κάτι πιο καινούργιο, σε κάτι πιο καινούργιο, with something newer, with something faster, with a newer one, to something newer',
  'is slow step up, is too slow step up, is slow need an upgrade, is too slow need an upgrade, is slow time for an upgrade, is dying need an upgrade, step up, need an upgrade, είναι αργό θέλω αναβάθμιση, είναι αργό θέλω κάτι καλύτερο, θέλει αλλαγή',
);
const OR_LESS = phrases(
  AND_LESS,
  'ή παλιότερο, ή παλιότερη, ή παλιότερης, ή παλαιότερο, και παλιότερο, και πριν, or older, and older, or earlier, or lower, or below',
);

/** A generation, or all on one side of one: «από 8ης γενιάς», `10th gen or newer`. */
export function readGeneration(lexemes: readonly Lexeme[], index: number, names: ModelNames): GenerationReading | null {
  const either = readEither(lexemes, index, names);
  if (either) return either;
  const bound = readSide(lexemes, index, (place) => readOne(lexemes, place, names));
  if (!bound) return readOne(lexemes, index, names);
  const said = Number.parseInt(bound.one.value, 10);
  const all = Array.from({ length: NEWEST_GENERATION - OLDEST_GENERATION + 1 }, (_, more) => OLDEST_GENERATION + more);
  const [value, ...further] = all
    .filter((generation) => bound.isMeant(generation, said))
    .map((generation) => normalizeValue('cpu', String(generation)));
  return value === undefined ? null : { facet: 'cpu', value, further, isBound: true, to: bound.to };
}

type IsMeant = (generation: number, said: number) => boolean;
const LEADS: readonly [words: Phrases, isMeant: IsMeant][] = [
  [NEWER, (generation, said) => generation > said],
  [OLDER, (generation, said) => generation < said],
  [AT_MOST, (generation, said) => generation <= said],
  [FROM, (generation, said) => generation >= said],
];

/** Reads a generation with the bound before or behind it; null without a bound. `isMeant` tells which others the bound takes in. */
export function readSide<One extends { to: number }>(
  lexemes: readonly Lexeme[],
  index: number,
  readOneAt: (place: number) => One | null,
): { one: One; isMeant: IsMeant; to: number } | null {
  const leads = LEADS.map(([words, isMeant]) => ({ size: words.at(lexemes, index), isMeant }));
  const lead = leads.reduce((longest, other) => (other.size > longest.size ? other : longest));
  const one = readOneAt(index + lead.size);
  if (!one) return null;
  const newer = THEN_NEWER.at(lexemes, one.to);
  const [more, less] = [trailAt(OR_MORE, lexemes, one.to), trailAt(OR_LESS, lexemes, one.to)];
  if (lead.size + newer + more + less === 0) return null;
  const trailing: IsMeant = (generation, said) =>
    newer > 0 ? generation > said : less > 0 ? generation <= said : generation >= said;
  return { one, isMeant: lead.size > 0 ? lead.isMeant : trailing, to: one.to + Math.max(newer, more, less) };
}

/** «8 ή 10ης γενιάς»: the words after the second hold for both. */
function readEither(lexemes: readonly Lexeme[], index: number, names: ModelNames): GenerationReading | null {
  const [first, link] = [lexemes[index], OR.at(lexemes, index + 1)];
  if (first?.kind !== 'number' || link === 0 || isPartOfCode(lexemes, index)) return null;
  const one = toGeneration(first.value, index + 1);
  const other = readOne(lexemes, index + 1 + link, names);
  return one && other ? { ...other, further: [one.value] } : null;
}

function readOne(lexemes: readonly Lexeme[], index: number, names: ModelNames): GenerationReading | null {
  const lead = GENERATION.at(lexemes, index);
  if (lead > 0) return readGenerationAfter(lexemes, index, lead, names);
  const spoken = SPOKEN_ORDINALS.find(({ phrase }) => phrase.at(lexemes, index) > 0);
  if (spoken && GENERATION.at(lexemes, index + 1) > 0) return toGeneration(spoken.number, index + 2);
  const number = lexemes[index];
  if (number?.kind !== 'number' || isPartOfCode(lexemes, index)) return null;
  // A bare number is a measure: «2 κιλά, 8ης γενιάς».
  const before = wordsBefore(lexemes, index).slice(-2);
  if (before.some((word) => TABLETS.has(word))) return null;
  if (before.some((word) => !/^\d+$/.test(word) && names.isCountedByGeneration(word))) return null;
  const ordinal = ORDINAL.at(lexemes, index + 1);
  const trail = GENERATION.at(lexemes, index + 1 + ordinal);
  const to = index + 1 + ordinal + trail;
  if (trail > 0) return isCounted(lexemes, to) ? null : toGeneration(number.value, to);
  const isOfSchool = SCHOOL.at(lexemes, index + 1 + ordinal) > 0;
  const isClear = CLEAR_ORDINAL.at(lexemes, index + 1) > 0 && lexemes[index + 1]?.isGlued && !isOfSchool;
  return isClear ? toGeneration(number.value, to) : null;
}

function readGenerationAfter(
  lexemes: readonly Lexeme[],
  index: number,
  lead: number,
  names: ModelNames,
): GenerationReading | null {
  if (wordsBefore(lexemes, index).some(names.isCountedByGeneration)) return null;
  const number = lexemes[index + lead];
  const to = index + lead + 1;
  // The i of «gen 11 i7» is no «η».
  const ordinal = lexemes[to + 1]?.isGlued ? 0 : ORDINAL.at(lexemes, to);
  return number?.kind === 'number' ? toGeneration(number.value, to + ordinal) : null;
}

/** `Snapdragon 8 Gen 1`: the 8 is no generation when another number follows. */
function isCounted(lexemes: readonly Lexeme[], index: number): boolean {
  return lexemes[index]?.kind === 'number' && ORDINAL.at(lexemes, index + 1) === 0 && (lexemes[index]?.value ?? 0) < 4;
}

/** The words before, glued parts together: thinkpad, x1, carbon. */
function wordsBefore(lexemes: readonly Lexeme[], index: number): string[] {
  const words: string[] = [];
  for (const { kind, text, isGlued } of lexemes.slice(0, index)) {
    if (kind === 'sign') continue;
    if (isGlued) words.push(`${words.pop() ?? ''}${text}`);
    else words.push(text);
  }
  return words;
}

function toGeneration(number: number, to: number): GenerationReading | null {
  const isOne = Number.isInteger(number) && number >= OLDEST_GENERATION && number <= NEWEST_GENERATION;
  return isOne ? { facet: 'cpu', value: normalizeValue('cpu', String(number)), to } : null;
}
