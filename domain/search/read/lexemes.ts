/** A query in its smallest parts, for reading filters: numbers, words and the signs that say what a number measures. */
import { fold } from '../../locale/fold.ts';
import { parseTypedNumber } from '../../money/typed-number.ts';
import { mixesXiAndChi, soundOf } from '../../words/phonetic.ts';
import { foldInPlace } from '../../words/query-words.ts';
import { readSpokenNumber, SPOKEN_SIZES } from '../../words/spoken-numbers.ts';

export interface Lexeme {
  kind: 'number' | 'word' | 'sign';
  /** Folded. */
  text: string;
  /** Of a word. */
  sound: string;
  /** Of a number; NaN otherwise. */
  value: number;
  /** An amount in words that only money has: «τρία κατοστάρικα». */
  isMoney?: boolean;
  /** Its place in the query. */
  start: number;
  end: number;
  /** Nothing is between it and the one before. */
  isGlued: boolean;
  /** A comma is between it and the one before. */
  isAfterComma: boolean;
}

/** Something that is not a product: a page that answers, or goods that the shop does not sell. */
export interface OtherAnswer {
  kind: 'service' | 'notSold';
  /** The path of the page, or the filters of the nearest offer. */
  name: string;
  /** Whether names of the shop beside it are looked for. */
  besideNames: boolean;
}

/** The shop's own names, which decide on ambiguous words. */
export interface ModelNames {
  /** The year of today, which ages are counted from. */
  thisYear(): number;
  /** Whether a word is part of a model's name. */
  has(word: string): boolean;
  /** Whether a product is named with a word, exactly. */
  isNamed(word: string): boolean;
  /** Whether models with this word in their names are told apart by numbers of so many digits: the 840 of an EliteBook. */
  isNumbered(word: string, digits: number): boolean;
  /** What a bare number says beside the names of the query; null where there are none. */
  readNumber(lexemes: readonly Lexeme[], at: number): 'name' | 'memory' | 'other' | null;
  /** Whether "Gen 9" after this word is a model's name, as in "X1 Carbon Gen 9". */
  isCountedByGeneration(word: string): boolean;
  /** The kind of product that several words from one place on say: «υπολογιστής γραφείου». */
  readKind(lexemes: readonly Lexeme[], at: number): { facet: 'kind'; value: string; to: number } | null;
  /** The use that the words from one place on say: «για παιχνίδια». */
  readUse(lexemes: readonly Lexeme[], at: number): { facet: 'use'; value: string; to: number } | null;
  /** Whether a word names a part that machines have: «οθόνη». */
  isPart(word: string): boolean;
  /** A part that is said after another: the microphone of «με κάμερα και μικρόφωνο». */
  readPart(lexemes: readonly Lexeme[], at: number): { facet: 'use'; value: string; to: number } | null;
  readOther(lexemes: readonly Lexeme[], at: number): (OtherAnswer & { to: number }) | null;
  /** What a single unfinished word begins to ask for: «εγγ» the page of the warranty, «φοιτ» a use. */
  readBegun(query: string): OtherAnswer | { kind: 'use'; name: string } | null;
  /** A brand, a series or a kind of product that the words from one place on name, in whatever spelling. */
  nameOf(
    lexemes: readonly Lexeme[],
    at: number,
  ): { facet: 'brand' | 'kind' | 'not'; value: string; further?: readonly string[]; to: number } | null;
}

const LEXEME =
  /(\d+(?:[.,]\d+)*)|(\p{L}+)|''|’’|′′|[<>]=|=[<>]|["″”“€+\-−–~<>≤≥()/%]|(?<=\d):(?=\d)|💶|💷|💵|💰|\$|£/gu;
/** Signs that say the same. */
const SAME_SIGN: Readonly<Record<string, string>> = {
  '−': '-',
  '–': '-',
  '>=': '≥',
  '=>': '≥',
  '<=': '≤',
  '=<': '≤',
  '💶': '€',
  '💷': '€',
  '💵': '€',
  '💰': '€',
  $: '€',
  '£': '€',
};

/** @param query clean */
export function readLexemes(query: string): Lexeme[] {
  const lexemes: Lexeme[] = [];
  let end = -1;
  for (const match of foldInPlace(query).matchAll(LEXEME)) {
    const [text, number, word] = match;
    lexemes.push({
      kind: number ? 'number' : word ? 'word' : 'sign',
      text: SAME_SIGN[text] ?? text.replaceAll('ς', 'σ'),
      sound: word ? soundOf(word.replaceAll('ς', 'σ')) : '',
      value: number ? parseTypedNumber(number) : Number.NaN,
      start: match.index,
      end: match.index + text.length,
      isGlued: match.index === end,
      isAfterComma: end >= 0 && query.slice(end, match.index).includes(','),
    });
    end = match.index + text.length;
  }
  return joinSpokenNumbers(lexemes.filter(isNoHyphen).flatMap(plusLast));
}

/** `usb-c` and `wi-fi` are said in two words; the hyphen of `i5-8350u` and of `-macbook` says more. */
function isNoHyphen({ text, isGlued }: Lexeme, index: number, lexemes: readonly Lexeme[]): boolean {
  const next = lexemes[index + 1];
  const isBetween = isGlued && lexemes[index - 1]?.kind === 'word' && next?.kind === 'word' && next.isGlued;
  return text !== '-' || !isBetween;
}

/** The + of `60+ wh` and «16+ γίγα» counts as said after the unit, so that the number is read with it. */
function plusLast(lexeme: Lexeme, index: number, lexemes: readonly Lexeme[]): Lexeme[] {
  const isPlus = (place: number) =>
    lexemes[place]?.text === '+' &&
    lexemes[place]?.isGlued === true &&
    lexemes[place - 1]?.kind === 'number' &&
    lexemes[place + 1]?.kind === 'word';
  if (isPlus(index)) return [];
  const [plus] = isPlus(index - 1) ? lexemes.slice(index - 1, index) : [];
  return plus ? [lexeme, { ...plus, start: lexeme.end, end: lexeme.end }] : [lexeme];
}

/** «τριακόσια πενήντα» is one number, 350. */
function joinSpokenNumbers(lexemes: readonly Lexeme[]): Lexeme[] {
  const joined: Lexeme[] = [];
  for (let index = 0; index < lexemes.length; index += 1) {
    const lexeme = lexemes[index];
    if (!lexeme) continue;
    const spoken = lexeme.kind === 'sign' ? null : readSpokenNumber(lexemes, index);
    if (!spoken) {
      joined.push(...spokenSize(lexeme));
      continue;
    }
    const end = lexemes[index + spoken.size - 1]?.end ?? lexeme.end;
    const { value, isMoney } = spoken;
    joined.push({ ...lexeme, kind: 'number', text: String(value), sound: '', value, isMoney, end });
    index += spoken.size - 1;
  }
  return joined;
}

/** «δεκατεσσάρι» as «14άρι». */
function spokenSize(lexeme: Lexeme): Lexeme[] {
  const value = SPOKEN_SIZES.get(lexeme.sound);
  if (value === undefined) return [lexeme];
  const ending = {
    ...lexeme,
    text: 'αρι',
    sound: soundOf('αρι'),
    start: lexeme.end,
    isGlued: true,
    isAfterComma: false,
  };
  return [{ ...lexeme, kind: 'number', text: String(value), sound: '', value }, ending];
}

/** Every word of every phrase, folded, as it is written: what a mistyped word of a condition may have meant. */
export const SPOKEN_WORDS = new Map<string, string>();

export function rememberWords(phrases: string): void {
  for (const [word] of phrases.matchAll(/\p{L}+/gu)) SPOKEN_WORDS.set(fold(word), word);
}

export interface Phrases {
  /** How many lexemes from this one on form one of the phrases; 0 for none. */
  at(lexemes: readonly Lexeme[], place: number): number;
}

/**
 * Phrases are compared by their sound, so «κάτω από» also finds «katw apo».
 *
 * @param written phrases with commas between them, in as many rows as they need
 */
export function phrases(...written: string[]): Phrases {
  written.forEach(rememberWords);
  const known = written
    .flatMap((row) => row.split(','))
    .map((phrase) => readLexemes(phrase))
    .sort((a, b) => b.length - a.length);
  const byFirst = Map.groupBy(known, ([first]) => (first ? keyOf(first) : ''));
  return {
    at: (lexemes, place) => {
      const first = lexemes[place];
      const begun = first && byFirst.get(keyOf(first));
      return (
        begun?.find((phrase) => phrase.every((part, offset) => isSame(part, lexemes[place + offset])))?.length ?? 0
      );
    },
  };
}

const ACRONYM = /^[b-df-hj-np-tv-xz]{3,}$/;

function keyOf({ kind, sound, text }: Lexeme): string {
  return kind === 'word' ? sound : text;
}

function isSame(part: Lexeme, lexeme: Lexeme | undefined): boolean {
  if (lexeme?.kind !== part.kind) return false;
  // `qhd` sounds like `kid`, and `min` like «μην».
  if (part.kind !== 'word' || ACRONYM.test(part.text) || part.text === 'min') return lexeme.text === part.text;
  return lexeme.sound === part.sound && !mixesXiAndChi(lexeme.text, part.text);
}

/** True for the 480 of `t480` and the 8350 of `i5-8350u`: digits that belong to a name. The 512 of `16gb-512gb` does not. */
export function isPartOfCode(lexemes: readonly Lexeme[], place: number): boolean {
  const [before, hyphened] = [lexemes[place - 1], lexemes[place - 2]];
  if (!lexemes[place]?.isGlued) return false;
  const isMeasured =
    lexemes[place - 3]?.kind === 'number' && hyphened?.isGlued === true && /^(?:gb|tb|γβ|τβ)$/.test(hyphened.text);
  return (
    before?.kind === 'word' || (before?.text === '-' && before.isGlued && hyphened?.kind === 'word' && !isMeasured)
  );
}

/** The text without blanks from a place on: t480 of `t`, `480`. */
export function gluedFrom(lexemes: readonly Lexeme[], index: number): { text: string; to: number } {
  const glued = lexemes.slice(index + 1).findIndex(({ isGlued }) => !isGlued);
  const to = glued < 0 ? lexemes.length : index + 1 + glued;
  const parts = lexemes.slice(index, to).map(({ text }) => text);
  return { text: parts.join(''), to };
}
