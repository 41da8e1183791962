/** From the words of a query to what each of them finds: joined and split codes, meanings, sounds, beginnings. */
import { latinCodesOf, lookalikeOf } from './keyboard-layout.ts';
import { greekSoundOf, possibleStemsOf, soundOf } from './phonetic.ts';
import type { Role, WordTable } from './search-words.ts';
import type { WordIndex } from './word-index.ts';
import { type QueryWord, toQueryWord } from './words.ts';

/** How well a word of the shop answers a word of the query, in per cent. */
const QUALITY = { same: 100, sound: 95, meaning: 98, stem: 85, lastStart: 75, start: 60, otherReading: 80 } as const;

/** Two letters that sound like a beginning say too little: «ηπ» would be iPad. */
const SHORTEST_SOUND_START = 3;
const SHORTEST_CODE_START = 3;
const MOST_PARTS = 4;
const LONGEST_SPLIT = 40;

/** Words of the index by number, with their quality. */
export type Matches = ReadonlyMap<number, number>;

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
}

export interface Vocabulary {
  names: WordIndex;
  descriptions: WordIndex;
  table: WordTable;
}

/** @param words the last of them may be unfinished */
export function readUnits(words: readonly QueryWord[], vocabulary: Vocabulary): Unit[] {
  const units: Unit[] = [];
  let at = 0;
  while (at < words.length) {
    const read = readMeaningOf(words, at, vocabulary) ?? readJoined(words, at, vocabulary);
    const found = read ?? readOne(words, at, vocabulary);
    units.push(...found);
    at = found.at(-1)?.to ?? at + 1;
  }
  return units;
}

/** Several words that the owner's table knows as one: «οθόνη αφής». */
function readMeaningOf(words: readonly QueryWord[], at: number, vocabulary: Vocabulary): Unit[] | null {
  const known = vocabulary.table.read(words, at);
  if (!known || known.size === 1) return null;
  const { role, shown } = known.meaning;
  return [createUnit(at, at + known.size, role, shown.map(toIndexQuery), vocabulary, false)];
}

/** «t 480», «think pad», «i5-8350u»: neighbours that are one word of the shop. */
function readJoined(words: readonly QueryWord[], at: number, vocabulary: Vocabulary): Unit[] | null {
  for (const size of [3, 2]) {
    const parts = words.slice(at, at + size);
    if (parts.length < size || !areNeighbours(parts)) continue;
    const whole = findJoined(parts, vocabulary, at + size === words.length);
    if (whole)
      return readOne([...words.slice(0, at), whole], at, vocabulary).map((unit) => ({ ...unit, to: at + size }));
  }
  return null;
}

function areNeighbours(parts: readonly QueryWord[]): boolean {
  const isNumbers = parts.every(({ text }) => /^\d/.test(text));
  return !isNumbers && parts.every(({ start }, index) => index === 0 || start - (parts[index - 1]?.end ?? 0) <= 1);
}

function findJoined(parts: readonly QueryWord[], vocabulary: Vocabulary, isLast: boolean): QueryWord | null {
  const { names, table } = vocabulary;
  const [start, end] = [parts[0]?.start ?? 0, parts.at(-1)?.end ?? 0];
  const whole = toQueryWord(parts.map(({ keys }) => keys).join(''), start, end);
  const codes = latinCodesOf(whole.text);
  if (codes.some((code) => names.numberOf(code) !== undefined)) return whole;
  const isUnfinished = isLast && whole.isCode && whole.text.length >= SHORTEST_CODE_START;
  if (isUnfinished && codes.some((code) => names.startingWith(code).length > 0)) return whole;
  if (whole.isCode || whole.text.length < 6 || !parts.some((part) => isUnknown(part, vocabulary))) return null;
  return names.withSound(whole.sound).length > 0 || table.read([whole], 0) ? whole : null;
}

function isUnknown(word: QueryWord, { names, table }: Vocabulary): boolean {
  return names.numberOf(word.text) === undefined && table.read([word], 0) === null;
}

function readOne(words: readonly QueryWord[], at: number, vocabulary: Vocabulary): Unit[] {
  const word = words[at];
  if (!word) return [];
  const isLast = at === words.length - 1;
  const known = vocabulary.table.read([word], 0)?.meaning;
  if (known?.role === 'ignored') return [isLast ? unfinishedUnit(word, at, vocabulary) : emptyUnit(at, 'ignored')];
  const shown = (known?.shown ?? []).filter((text) => text !== word.text).map(toIndexQuery);
  const unit = createUnit(at, at + 1, known?.role ?? 'must', shown, vocabulary, isLast, word);
  if (unit.knowledge !== 'none') return [unit];
  const whole = isLast ? vocabulary.table.complete(word) : null;
  if (whole) return [createUnit(at, at + 1, whole.role, whole.shown.map(toIndexQuery), vocabulary, false)];
  const parts = splitWord(word, vocabulary, isLast);
  if (parts) {
    return parts.map((part, index) =>
      createUnit(at, at + 1, 'must', [], vocabulary, isLast && index === parts.length - 1, part),
    );
  }
  return [readOtherwise(word, at, vocabulary) ?? (isFiller(word, isLast) ? emptyUnit(at, 'ignored') : unit)];
}

/** A lone letter that is no word of the shop is an article, or a slip of the finger. */
function isFiller(word: QueryWord, isLast: boolean): boolean {
  return word.text.length === 1 && !word.isCode && !isLast;
}

/** «ΗΡ» in Greek capitals, «upologisths» and «8onh» letter by letter. */
function readOtherwise(word: QueryWord, at: number, vocabulary: Vocabulary): Unit | null {
  const { names, descriptions, table } = vocabulary;
  const look = lookalikeOf(word.text);
  if (look !== null && names.numberOf(look) !== undefined) {
    return createUnit(at, at + 1, 'must', [], vocabulary, false, toQueryWord(look, word.start, word.end));
  }
  const sound = greekSoundOf(word.text);
  if (sound === null) return null;
  const heard: QueryWord = { ...word, text: '', sound, isCode: false };
  const known = table.read([heard], 0)?.meaning;
  if (known?.role === 'ignored') return emptyUnit(at, 'ignored');
  const inNames = soundMatches(names, sound, QUALITY.otherReading);
  const unit = createUnit(at, at + 1, known?.role ?? 'must', (known?.shown ?? []).map(toIndexQuery), vocabulary, false);
  const matches = new Map([...inNames, ...unit.matches]);
  const described = new Map([...soundMatches(descriptions, sound, QUALITY.otherReading), ...unit.described]);
  return known || matches.size + described.size > 0 ? { ...unit, matches, described, knowledge: 'sure' } : null;
}

export function emptyUnit(at: number, role: Role): Unit {
  const none: Matches = new Map();
  return { from: at, to: at + 1, role, matches: none, wideMatches: none, described: none, knowledge: 'sure', isForeign: false };
}

/** The a of «macbook a» says nothing yet; what begins so is only lifted. */
function unfinishedUnit(word: QueryWord, at: number, { names }: Vocabulary): Unit {
  if (word.text.length > 2) return emptyUnit(at, 'ignored');
  return { ...emptyUnit(at, 'wish'), matches: matchStart(names, word, false, true) };
}

function toIndexQuery(text: string): QueryWord {
  return toQueryWord(text, 0, 0);
}

function createUnit(
  from: number,
  to: number,
  role: Role,
  shown: readonly QueryWord[],
  { names, descriptions, table }: Vocabulary,
  isLast: boolean,
  word?: QueryWord,
): Unit {
  const own = word ? matchWord(names, word) : new Map<number, number>();
  const means = shown.flatMap((other) =>
    [...matchWord(names, other)].map(([number, quality]) => [number, quality] as const),
  );
  const starts = word ? matchStart(names, word, own.size > 0, isLast) : new Map<number, number>();
  const described = new Map(
    [...(word ? [word] : []), ...shown].flatMap((other) => [...matchWord(descriptions, other)]),
  );
  const isSure = own.size + means.length + described.size > 0 || role !== 'must';
  // A number that is a word of its own is no beginning of others: the 7 of Surface Pro 7 is no 7300U.
  const isNarrow = own.size === 0 || (isLast && !/^\d/.test(word?.text ?? ''));
  const meaning = means.map(([number, quality]) => [number, (quality * QUALITY.meaning) / 100] as const);
  const certain = best([...own, ...meaning]);
  return {
    from,
    to,
    role,
    matches: isNarrow ? best([...certain, ...starts]) : certain,
    wideMatches: isNarrow ? new Map() : starts,
    described,
    knowledge: isSure ? 'sure' : starts.size > 0 ? 'start' : 'none',
    isForeign: word !== undefined && table.isKnown(word),
  };
}

function best(matches: readonly (readonly [number, number])[]): Matches {
  const found = new Map<number, number>();
  for (const [number, quality] of matches) found.set(number, Math.max(quality, found.get(number) ?? 0));
  return found;
}

/** The word itself, what sounds the same, what has the same stem. A code is only itself. */
function matchWord(index: WordIndex, word: QueryWord): Map<number, number> {
  const found = new Map<number, number>();
  if (!word.isCode) {
    for (const stem of possibleStemsOf(word.text, word.sound)) {
      for (const number of index.withStem(stem)) found.set(number, QUALITY.stem);
    }
    for (const number of index.withSound(word.sound)) found.set(number, QUALITY.sound);
  }
  for (const text of word.isCode ? latinCodesOf(word.text) : [word.text]) {
    const number = index.numberOf(text);
    if (number !== undefined) found.set(number, QUALITY.same);
  }
  return found;
}

function soundMatches(index: WordIndex, sound: string, quality: number): [number, number][] {
  const stems = possibleStemsOf('', sound).flatMap((stem) => index.withStem(stem));
  return [...stems, ...index.withSound(sound)].map((number) => [number, quality]);
}

/** Words of the shop that begin so. A code that exists is not continued with further digits: X1 is no X13. */
function matchStart(index: WordIndex, word: QueryWord, isWhole: boolean, isLast: boolean): Map<number, number> {
  const quality = isLast ? QUALITY.lastStart : QUALITY.start;
  const found = new Map<number, number>();
  if (!word.isCode && word.sound.length >= SHORTEST_SOUND_START) {
    for (const number of index.soundingLikeStart(word.sound)) found.set(number, quality);
  }
  for (const text of word.isCode ? latinCodesOf(word.text) : [word.text]) {
    for (const number of index.startingWith(text)) {
      const next = index.words[number]?.[text.length] ?? '';
      if (next !== '' && !(word.isCode && isWhole && /\d/.test(next))) found.set(number, quality);
    }
  }
  return found;
}

/** «thinkpadt480» is thinkpad and t480, «840g5» 840 and g5, «surfacepro7» surface, pro and 7: in as few parts as possible. */
function splitWord(word: QueryWord, { names }: Vocabulary, isLast: boolean): QueryWord[] | null {
  const isWord = (text: string) => names.numberOf(text) !== undefined || soundsKnown(names, text);
  const isPart = (text: string, isEnd: boolean) =>
    isWord(text) || (isEnd && isLast && text.length > 1 && names.startingWith(text).length > 0);
  const split = (text: string, parts: number): string[] | null => {
    if (isPart(text, true)) return [text];
    for (let length = text.length - 1; parts > 1 && length > 0; length -= 1) {
      const [head, tail] = [text.slice(0, length), text.slice(length)];
      const rest = isSeam(head, tail) && isPart(head, false) ? split(tail, parts - 1) : null;
      if (rest) return [head, ...rest];
    }
    return null;
  };
  for (const text of word.isCode ? latinCodesOf(word.text) : [word.text]) {
    for (let parts = 2; parts <= MOST_PARTS && text.length <= LONGEST_SPLIT; parts += 1) {
      const found = split(text, parts);
      if (found) return found.map((part) => toQueryWord(part, word.start, word.end));
    }
  }
  return null;
}

/** Numbers are never cut, and letters only into words of three letters: hp840 is hp and 840, but «latop» is no «la top». */
function isSeam(head: string, tail: string): boolean {
  if (/\d$/.test(head) && /^\d/.test(tail)) return false;
  return /\d$/.test(head) || /^\d/.test(tail) || /[^\d]{3}$/.test(head);
}

function soundsKnown(names: WordIndex, text: string): boolean {
  return text.length >= 4 && !/\d/.test(text) && names.withSound(soundOf(text)).length > 0;
}
