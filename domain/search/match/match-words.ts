/** Finds a query's word among the shop's: itself, its sound, its stem, words that begin so, synonyms. */
import { latinCodesOf } from '../../words/keyboard-layout.ts';
import { isGreek, possibleStemsOf } from '../../words/phonetic.ts';
import { type QueryWord, toQueryWord } from '../../words/query-words.ts';
import type { Meaning, Role, WordTable } from '../search-words.ts';
import { isNamedIn, type WordIndex } from './word-index.ts';

/** How well a word of the shop answers a word of the query, in per cent. */
export const QUALITY = { same: 100, sound: 95, stem: 85, lastStart: 75, start: 60 } as const;
/** Of a word that means the same, as a part of how well it is found. */
const MEANING_SHARE = 0.98;

/** Shorter sounds begin too much: in one alphabet «hp» would be XPS. */
const SHORTEST_SOUND_START = { inOneAlphabet: 4, acrossAlphabets: 2 } as const;

/** Words of an index by number, with their quality. */
export type Matches = ReadonlyMap<number, number>;
const NONE: Matches = new Map();

/** A word of the query, or several that are one, and what it finds. */
export interface Unit {
  /** The words of the query that it comes from. */
  from: number;
  to: number;
  role: Role;
  /** Found in names and details. */
  matches: Matches;
  /** Beginnings that count only when nothing else is found. */
  wideMatches: Matches;
  /** Found in descriptions. */
  described: Matches;
  /** `sure`: the word itself or one that sounds the same; `start`: the beginning of one; `none`: nothing. */
  knowledge: 'sure' | 'start' | 'none';
  /** A name that the owner's table knows to be none of the shop's: «asus». */
  isForeign: boolean;
  isCode: boolean;
  /** At most four digits and nothing else; a longer number is a bar code or a part's, which may be given in part. */
  isNumber: boolean;
  /** The laptop of «surface laptop 6»: part of a model's name, which neither details nor descriptions answer. */
  isPartOfName?: true;
  /** A number of one or two digits, a generation as `g4`, or a number that only begins others: beside an unknown word it says nothing. */
  isVague: boolean;
}

export interface Vocabulary {
  names: WordIndex;
  descriptions: WordIndex;
  table: WordTable;
  /** The words of conditions, «αφής», by their folded form. */
  spoken: ReadonlyMap<string, string>;
}

export function emptyUnit(from: number, role: Role): Unit {
  const none = { matches: NONE, wideMatches: NONE, described: NONE };
  return {
    from,
    to: from + 1,
    role,
    ...none,
    knowledge: 'sure',
    isForeign: false,
    isCode: false,
    isNumber: false,
    isVague: false,
  };
}

/** The unit of several words that the table knows as one, or of a word that is only to be understood. */
export function meaningUnit(
  from: number,
  { role, shown, isColour }: Meaning,
  { names, descriptions }: Vocabulary,
): Unit {
  return {
    ...emptyUnit(from, role),
    matches: matchMeaning(names, shown),
    described: isColour ? NONE : matchMeaning(descriptions, shown),
  };
}

/**
 * @param isLast whether the word may be unfinished
 * @param meaning what the owner's table says of it
 */
export function wordUnit(
  word: QueryWord,
  from: number,
  isLast: boolean,
  vocabulary: Vocabulary,
  meaning: Meaning | null = null,
): Unit {
  const { names, descriptions, table } = vocabulary;
  const own = matchWord(names, word);
  // The 5 of «latitude 5» goes on to 5400.
  const isWhole = own.size > 0 && !(isLast && /^\d+$/.test(word.text));
  const starts = namesFirst(names, matchStart(names, word, isWhole, isLast), isLast);
  const meant = meaningUnit(
    from,
    { role: 'must', ...meaning, shown: (meaning?.shown ?? []).filter((text) => text !== word.text) },
    vocabulary,
  );
  const certain = best(own, meant.matches);
  // A description has many numbers, and the 3 of «x13 gen 3» is none of them.
  const isNamed = /^\d{1,2}$/.test(word.text) || meaning?.isColour === true;
  const described = isNamed ? meant.described : best(matchWord(descriptions, word), meant.described);
  // A number that is a word of its own is no beginning of others: the 7 of Surface Pro 7 is no 7300U.
  const takesStarts = own.size === 0 || (isLast && !/^\d/.test(word.text));
  const isSure = meaning !== null || certain.size + described.size > 0;
  return {
    ...meant,
    matches: takesStarts ? best(certain, starts) : certain,
    wideMatches: takesStarts ? NONE : starts,
    described,
    knowledge: isSure ? 'sure' : starts.size > 0 ? 'start' : 'none',
    isForeign: table.isKnown(word),
    isCode: word.isCode,
    isNumber: /^\d{1,4}$/.test(word.text),
    isVague: /^g?\d{1,2}$/.test(word.text) || (/^\d+$/.test(word.text) && !isSure),
  };
}

/** `ip` begins iPad before it begins the IPS of a screen. */
function namesFirst(names: WordIndex, starts: Matches, isLast: boolean): Matches {
  const named = isLast ? [...starts].filter(([number]) => isNamedIn(names, number, 'processor')) : [];
  return named.length > 0 ? new Map(named) : starts;
}

function best(...lists: readonly Matches[]): Matches {
  const found = new Map<number, number>();
  for (const [number, quality] of lists.flatMap((matches) => [...matches])) {
    found.set(number, Math.max(quality, found.get(number) ?? 0));
  }
  return found;
}

/** The word itself, what sounds the same, what has the same stem. A code is only itself. */
export function matchWord(index: WordIndex, word: QueryWord): Matches {
  const found = new Map<number, number>();
  if (!word.isCode) {
    for (const stem of possibleStemsOf(word.text, word.sound)) {
      for (const number of index.withStem(stem)) found.set(number, QUALITY.stem);
    }
    for (const number of index.withSound(word.sound)) found.set(number, QUALITY.sound);
    // `xp` sounds like HP, but so short a word is only itself in its own alphabet.
    if (/^[a-z]{2}$/.test(word.text))
      for (const number of found.keys()) if (!isGreek(index.words[number] ?? '')) found.delete(number);
  }
  for (const text of codesOf(word)) {
    const number = index.numberOf(text);
    if (number !== undefined) found.set(number, QUALITY.same);
  }
  return found;
}

function matchMeaning(index: WordIndex, shown: readonly string[]): Matches {
  const meant = best(...shown.map((text) => matchWord(index, toQueryWord(text))));
  return new Map([...meant].map(([number, quality]) => [number, Math.round(quality * MEANING_SHARE)]));
}

/** Words of the shop that begin so. A code that exists is not continued with further digits: X1 is no X13. */
export function matchStart(index: WordIndex, word: QueryWord, isWhole: boolean, isLast: boolean): Matches {
  const quality = isLast ? QUALITY.lastStart : QUALITY.start;
  const found = new Map<number, number>();
  if (!word.isCode && word.sound.length >= SHORTEST_SOUND_START.acrossAlphabets) {
    for (const number of index.soundingLikeStart(word.sound)) {
      const isAcross = isGreek(word.text) !== isGreek(index.words[number] ?? '');
      if (isAcross || word.sound.length >= SHORTEST_SOUND_START.inOneAlphabet) found.set(number, quality);
    }
  }
  for (const text of codesOf(word)) {
    for (const number of index.startingWith(text)) {
      const next = index.words[number]?.[text.length] ?? '';
      if (next !== '' && !(word.isCode && isWhole && /\d/.test(next))) found.set(number, quality);
    }
  }
  return found;
}

/** The ways to read a code; any other word is only itself. */
export function codesOf({ text, isCode }: QueryWord): string[] {
  return isCode ? latinCodesOf(text) : [text];
}
