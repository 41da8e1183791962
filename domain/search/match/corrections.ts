/** Corrects an unknown word: the other keyboard layout first, then a slip of the fingers. */
import { fold } from '../../locale/fold.ts';
import { switchLayout } from '../../words/keyboard-layout.ts';
import { findNearWords } from '../../words/near-words.ts';
import { isGreek, soundOf } from '../../words/phonetic.ts';
import { type QueryWord, toQueryWord } from '../../words/query-words.ts';
import { QUALITY, type Unit, type Vocabulary } from './match-words.ts';

/** Corrected words of one query; the work for a page of nonsense stays small. */
const MOST_CORRECTIONS = 6;
/** From this many letters on a word may differ in one place, and in two, and in its first letter. */
const [FOR_ONE_SLIP, FOR_TWO_SLIPS, FOR_FIRST_LETTER] = [4, 8, 6];
/** Shorter words of the other alphabet are near by chance: «θείο» is no Tiny. */
const FOR_OTHER_ALPHABET = 6;
/** Words of so many letters are only corrected where two neighbours changed places: `ari`, `rpo`. */
const SWAPPED = 3;
/** Letters of a sound for each slip that it may have. */
const LETTERS_FOR_A_SLIP = 3;
const SHORTEST_SOUND = 3;
const SHORTEST_START = 3;

export interface Correction {
  words: QueryWord[];
  /** The query with the words exchanged. */
  query: string;
}

/** The data of corrections, made once per catalogue. */
export interface Spellings {
  bySound: Pairs;
  byText: Pairs;
}

export interface Spelling {
  /** Folded. */
  text: string;
  /** With the accent that the owner's table gives it. */
  written: string;
  /** In how many products. */
  count: number;
}

export function readSpellings(vocabulary: Vocabulary): Spellings {
  const known = knownWords(vocabulary);
  return {
    bySound: sortedPairs(known.map((spelling) => [soundOf(spelling.text), spelling])),
    byText: sortedPairs(known.map((spelling) => [spelling.text, spelling])),
  };
}

/**
 * The query with its unknown words exchanged for known ones; null when nothing can be made better.
 *
 * @param query clean, as it was typed
 */
export function correctWords(
  { query, words, units }: { query: string; words: readonly QueryWord[]; units: readonly Unit[] },
  vocabulary: Vocabulary,
  spellings: Spellings,
): Correction | null {
  const corrected = [...words];
  let text = query;
  let count = 0;
  for (const unit of units.toReversed()) {
    const word = words[unit.from];
    if (!word || unit.to - unit.from !== 1 || count === MOST_CORRECTIONS) continue;
    const replacement = replacementOf(word, unit, unit.to === words.length, vocabulary, spellings);
    if (replacement === null) continue;
    corrected[unit.from] = toQueryWord(fold(replacement), word.start, word.end);
    text = text.slice(0, word.start) + replacement + text.slice(word.end);
    count += 1;
  }
  return count > 0 ? { words: corrected, query: text } : null;
}

function replacementOf(
  word: QueryWord,
  unit: Unit,
  isLast: boolean,
  vocabulary: Vocabulary,
  spellings: Spellings,
): string | null {
  if (word.isCode || unit.role !== 'must' || unit.knowledge === 'sure' || unit.isForeign) return null;
  if (vocabulary.table.isRight(word)) return null;
  const swapped = swappedName(word, vocabulary);
  if (swapped !== null) return swapped;
  const switched = switchLayout(word.keys);
  const other = switched === null ? null : toQueryWord(switched);
  const { spoken } = vocabulary;
  const isSpoken = other !== null && spoken.has(other.text) && !spoken.has(word.text);
  const isWord = other !== null && (isSpoken || isExactWord(other, vocabulary));
  // What begins like a word of the shop is left alone, unless the other layout makes it one in full: «ηπ», HP.
  if (unit.knowledge === 'start') return isWord && isGreek(word.text) ? other.text : null;
  if (isWord) return vocabulary.table.spellings.get(other.text) ?? spoken.get(other.text) ?? other.text;
  const near = nearestTo(word, spellings);
  if (near !== null) return inAlphabetOf(word, near, vocabulary);
  // A slip in the other layout: «ματψβοοκ».
  const slip =
    other !== null && isGreek(word.text) && other.text.length >= FOR_FIRST_LETTER ? nearestTo(other, spellings) : null;
  if (slip !== null) return slip.written;
  const isStart = other !== null && isLast && other.text.length >= SHORTEST_START;
  return isStart && vocabulary.names.startingWith(other.text).length > 0 ? other.text : null;
}

export function swappedName({ text }: QueryWord, { names }: Pick<Vocabulary, 'names'>): string | null {
  const [a, b, c] = text.length === SWAPPED ? text : '';
  return [`${b}${a}${c}`, `${a}${c}${b}`].find((name) => a && names.numberOf(name) !== undefined) ?? null;
}

/** What is found by ear and written a letter or two otherwise is corrected, too: `elitbook`, `delll`; null where each word is written right. */
export function writtenRight(
  query: string,
  words: readonly QueryWord[],
  units: readonly Unit[],
  { names, descriptions, table }: Vocabulary,
): string | null {
  const isWritten = ({ text, isCode }: QueryWord) =>
    isCode ||
    isGreek(text) ||
    text.length < FOR_ONE_SLIP ||
    table.spellings.has(text) ||
    descriptions.numberOf(text) !== undefined;
  const corrected = units.toReversed().reduce((all, { from, to, role, matches }) => {
    const word = words[from];
    if (!word || role !== 'must' || to - from !== 1 || isWritten(word) || names.startingWith(word.text).length > 0)
      return all;
    const heard = [...matches]
      .flatMap(([number, quality]) => (quality >= QUALITY.sound ? (names.words[number] ?? []) : []))
      .filter((text) => !isGreek(text))
      .sort();
    const [near] = findNearWords(heard, word.text, 2);
    return near ? all.slice(0, word.start) + heard[near.at] + all.slice(word.end) : all;
  }, query);
  return corrected === query ? null : corrected;
}

/** The same word in the letters that were typed, where the owner's table has it: elitebook beside «ελίτμπουκ», but not laptop beside «φορητός». */
function inAlphabetOf(word: QueryWord, { text, written }: Spelling, { table }: Vocabulary): string {
  if (isGreek(text) === isGreek(word.text)) return written;
  const near = toQueryWord(text);
  const limit = Math.floor(near.sound.length / LETTERS_FOR_A_SLIP);
  const same = table
    .read([near], 0)
    ?.meaning.shown.filter((other) => isGreek(other) === isGreek(word.text))
    .find((other) => findNearWords([soundOf(other)], near.sound, limit).length > 0);
  return same === undefined ? written : (table.spellings.get(same) ?? same);
}

export function nearestTo(word: QueryWord, { bySound, byText }: Spellings): (Spelling & { distance: number }) | null {
  const limit = word.text.length >= FOR_TWO_SLIPS ? 2 : word.text.length >= FOR_ONE_SLIP ? 1 : 0;
  if (limit === 0) return null;
  // What is left of a word when its doubled letters sound once may be too short to be near anything.
  const soundLimit = Math.min(limit, Math.floor(word.sound.length / LETTERS_FOR_A_SLIP));
  // By ear and by eye: a letter that is missing from «lattude» is one slip, but makes another sound of the double t.
  const found = [
    ...findNear(bySound, word.sound, soundLimit).filter(({ text }) => isSpelledNear(word.text, text, limit)),
    ...findNear(byText, word.text, limit),
  ];
  const candidates = found.map((near) => ({
    ...near,
    isFirstRight: soundOf(near.text)[0] === word.sound[0],
    isInAlphabet: isGreek(near.text) === isGreek(word.text),
  }));
  const [best] = candidates
    .filter(
      ({ isFirstRight, isInAlphabet, distance }) =>
        (isFirstRight && (isInAlphabet || distance <= 1)) ||
        (word.text.length >= FOR_FIRST_LETTER && (isInAlphabet || distance === 1)),
    )
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        Number(b.isFirstRight) - Number(a.isFirstRight) ||
        Number(b.isInAlphabet) - Number(a.isInAlphabet) ||
        b.count - a.count ||
        (a.text < b.text ? -1 : 1),
    );
  return best ?? null;
}

/** The words of names and details and of the owner's table; no codes, and nothing that is too short to be told apart. */
function knownWords({ names, table }: Vocabulary): Spelling[] {
  const counts = new Map([...table.spellings.keys()].map((text) => [text, 0]));
  names.words.forEach((text, number) => {
    counts.set(text, names.countOf(number));
  });
  return [...counts]
    .filter(([text]) => /^\p{L}+$/u.test(text) && soundOf(text).length >= SHORTEST_SOUND && !isSilent(text, table))
    .map(([text, count]) => ({ text, written: table.spellings.get(text) ?? text, count }));
}

/** «ως» and «για» say nothing: what is mistyped meant something. */
function isSilent(text: string, { read }: Vocabulary['table']): boolean {
  return read([toQueryWord(text)], 0)?.meaning.role === 'ignored';
}

export interface Pairs {
  keys: readonly string[];
  spellings: readonly Spelling[];
}

export function sortedPairs(pairs: readonly (readonly [string, Spelling])[]): Pairs {
  const sorted = [...pairs].sort(([one], [other]) => (one < other ? -1 : 1));
  return { keys: sorted.map(([key]) => key), spellings: sorted.map(([, spelling]) => spelling) };
}

export function findNear({ keys, spellings }: Pairs, word: string, limit: number): (Spelling & { distance: number })[] {
  return findNearWords(keys, word, limit).flatMap(({ at, distance }) => {
    const spelling = spellings[at];
    return spelling ? [{ ...spelling, distance }] : [];
  });
}

function isExactWord({ text }: QueryWord, { names, table }: Vocabulary): boolean {
  return names.numberOf(text) !== undefined || table.spellings.has(text);
}

/** Sounds merge letters, so what sounds near must also be written near, where both are in one alphabet. */
function isSpelledNear(typed: string, spelling: string, limit: number): boolean {
  if (isGreek(typed) !== isGreek(spelling)) return typed.length >= FOR_OTHER_ALPHABET;
  return findNearWords([spelling], typed, limit + Number(typed.length >= FOR_FIRST_LETTER)).length > 0;
}
