/** From the words of a query to what each of them finds. */
import { lookalikeOf } from '../../words/keyboard-layout.ts';
import { greekSoundOf, soundOf } from '../../words/phonetic.ts';
import { type QueryWord, readQueryWords, toQueryWord } from '../../words/query-words.ts';
import {
  codesOf,
  emptyUnit,
  matchStart,
  matchWord,
  meaningUnit,
  type Unit,
  type Vocabulary,
  wordUnit,
} from './match-words.ts';
import { readSeries } from './series-words.ts';
import { isNamedIn, type WordIndex } from './word-index.ts';

/** A processor that the shop may not have: the Pro of «m4 pro» is no MacBook Pro, a «core m5» no M5, and `i7-12700h` one word. */
const PROCESSOR = /^(?:m\d(?:pro|max|ultra)|corem[357]|i[3579]\d{4,5}(?:[a-z]{1,2}\d?)?)$/;

/**
 * Whether the last word may still be typed. The t480 of «t480 8gb» and «8gb t480» is no T480s, and a name that a short form was written
 * out to is whole.
 */
export function isUnfinished(words: readonly QueryWord[], rest: string, hasFilters: boolean): boolean {
  const last = readQueryWords(rest).at(-1);
  return last?.end === rest.length && last.text === words.at(-1)?.text && !(hasFilters && last.isCode);
}

/** @param isTyped whether the last word may be unfinished; nothing follows it in the query */
export function readUnits(words: readonly QueryWord[], vocabulary: Vocabulary, isTyped = true): Unit[] {
  const unfinished = isTyped ? words.length : Number.NaN;
  const units: Unit[] = [];
  let index = 0;
  while (index < words.length) {
    const series = readSeries(words, index, vocabulary.names, units.at(-1));
    const found = series ? [series] : readFrom(words, index, vocabulary, unfinished);
    units.push(...found);
    index = found.at(-1)?.to ?? index + 1;
  }
  const meant = units.filter(({ role }) => role !== 'ignored');
  const isBegun = meant.every(({ role, knowledge }) => role === 'wish' && knowledge === 'start');
  const [word, ...more] = words;
  // `th` sounds like «τη», but alone it begins ThinkPad.
  if (isBegun && more.length === 0 && beginsModel(word?.text ?? '', vocabulary.names))
    return meant.map((unit) => ({ ...unit, role: 'must' }));
  return isBegun ? [] : meant;
}

function beginsModel(text: string, names: WordIndex): boolean {
  return /^[a-z]{2}$/.test(text) && names.startingWith(text).some((number) => isNamedIn(names, number, 'model'));
}

/** @param unfinished where the last word ends if it may be unfinished */
function readFrom(words: readonly QueryWord[], index: number, vocabulary: Vocabulary, unfinished: number): Unit[] {
  const known = vocabulary.table.read(words, index);
  if (known && known.size > 1) {
    return [{ ...meaningUnit(index, known.meaning, vocabulary), to: index + known.size }];
  }
  const joined = joinWords(words, index, vocabulary, unfinished);
  if (joined) {
    const isLast = index + joined.size === unfinished;
    return readWord(joined.whole, index, isLast, vocabulary).map((unit) => ({ ...unit, to: index + joined.size }));
  }
  const word = words[index];
  return word ? readWord(word, index, index + 1 === unfinished, vocabulary) : [];
}

function readWord(word: QueryWord, at: number, isLast: boolean, vocabulary: Vocabulary): Unit[] {
  const { table } = vocabulary;
  const read = table.read([word], 0)?.meaning ?? null;
  // `thi` sounds like «τη», but begins ThinkPad.
  const isName = read?.role === 'ignored' && isLast && isNameBegun(word, vocabulary);
  const meaning = isName ? null : read;
  if (meaning?.role === 'ignored') return [isLast ? unfinishedUnit(word, at, vocabulary) : emptyUnit(at, 'ignored')];
  const unit = wordUnit(word, at, isLast, vocabulary, meaning);
  // The v of «gta v» begins many names and means none of them.
  if (unit.knowledge === 'start' && isFiller(word, isLast)) return [emptyUnit(at, 'ignored')];
  // `lap` begins the kind before it begins the name of a series, and so does the first word of `lapto 150`.
  const isBegun = unit.knowledge === 'start' && (isLast || word.text.length >= SHORTEST_KIND_START);
  const kind = isBegun ? table.complete(word) : null;
  if (kind?.role === 'kind') return [meaningUnit(at, kind, vocabulary)];
  if (unit.knowledge !== 'none') return [unit];
  const whole = isLast ? table.complete(word) : null;
  if (whole) return [meaningUnit(at, whole, vocabulary)];
  const root = withoutDiminutive(word) ?? machineOf(word, vocabulary.names);
  if (root) return readWord(root, at, false, vocabulary);
  const parts = PROCESSOR.test(word.text) ? null : splitWord(word, vocabulary, isLast);
  if (parts) return parts.map((part, index) => wordUnit(part, at, isLast && index === parts.length - 1, vocabulary));
  return [readOtherwise(word, at, vocabulary) ?? (isFiller(word, isLast) ? emptyUnit(at, 'ignored') : unit)];
}

const [SHORTEST_NAME_START, SHORTEST_KIND_START] = [3, 4];

function isNameBegun({ text }: QueryWord, { names, table }: Vocabulary): boolean {
  return text.length >= SHORTEST_NAME_START && !table.spellings.has(text) && names.startingWith(text).length > 0;
}

/** A part number that begins with what a title names: 40AS0090EU of a dock 40AS. */
function machineOf({ text }: QueryWord, names: WordIndex): QueryWord | null {
  const type = /^\d\d(?=\d?[a-z])[a-z\d]{2}(?=[a-z\d]{3,}$)/.exec(text)?.[0];
  return type && names.numberOf(type) !== undefined ? toQueryWord(type) : null;
}

/** «λαπτοπάκι», «ταμπλετάκι», `laptopaki`: a word that means nothing here, made small, means what it was. */
function withoutDiminutive({ text }: QueryWord): QueryWord | null {
  const root = /^(.{4,})(?:ακια?|akia?)$/.exec(text)?.[1];
  return root === undefined ? null : toQueryWord(root);
}

/** The a of «macbook a» says nothing yet; what begins so is only lifted. */
function unfinishedUnit(word: QueryWord, index: number, { names }: Vocabulary): Unit {
  if (word.text.length > 2) return emptyUnit(index, 'ignored');
  return { ...emptyUnit(index, 'wish'), matches: matchStart(names, word, false, true), knowledge: 'start' };
}

/** A lone letter that is no word of the shop is an article, or a slip of the finger. */
function isFiller(word: QueryWord, isLast: boolean): boolean {
  return word.text.length === 1 && !word.isCode && !isLast;
}

/** «ΗΡ» in Greek capitals, «upologisths» and «o8onh» letter by letter. */
function readOtherwise(word: QueryWord, index: number, vocabulary: Vocabulary): Unit | null {
  const { names, descriptions, table } = vocabulary;
  const look = lookalikeOf(word.text);
  if (look !== null && names.numberOf(look) !== undefined) return wordUnit(toQueryWord(look), index, false, vocabulary);
  const sound = greekSoundOf(word.text);
  if (sound === null) return null;
  const heard: QueryWord = { ...word, text: '', sound, isCode: false };
  const meaning = table.read([heard], 0)?.meaning;
  if (meaning?.role === 'ignored') return emptyUnit(index, 'ignored');
  const meant = meaningUnit(index, meaning ?? { role: 'must', shown: [] }, vocabulary);
  const matches = new Map([...matchWord(names, heard), ...meant.matches]);
  const described = new Map([...matchWord(descriptions, heard), ...meant.described]);
  return meaning || matches.size + described.size > 0 ? { ...meant, matches, described } : null;
}

/** Words that are written apart though the shop writes them as one, and the other way round. */

const SHORTEST_CODE_START = 3;
const SHORTEST_JOINED = 6;
const MOST_PARTS = 6;
const LONGEST_SPLIT = 40;

/** «t 480», «think pad», «i5-8350u»: the one word of the shop that neighbours of the query are, or null. */
function joinWords(
  words: readonly QueryWord[],
  index: number,
  vocabulary: Vocabulary,
  unfinished: number,
): { whole: QueryWord; size: number } | null {
  for (const size of [3, 2]) {
    const parts = words.slice(index, index + size);
    if (parts.length < size || !areNeighbours(parts)) continue;
    const [start, end] = [parts[0]?.start ?? 0, parts.at(-1)?.end ?? 0];
    const whole = toQueryWord(parts.map(({ keys }) => keys).join(''), start, end);
    if (isOneWord(whole, parts, vocabulary, index + size === unfinished)) return { whole, size };
  }
  return null;
}

function areNeighbours(parts: readonly QueryWord[]): boolean {
  const isNumbers = parts.every(({ text }) => /^\d/.test(text));
  return !isNumbers && parts.every(({ start }, index) => index === 0 || start - (parts[index - 1]?.end ?? 0) <= 1);
}

function isOneWord(whole: QueryWord, parts: readonly QueryWord[], vocabulary: Vocabulary, isLast: boolean): boolean {
  const { names, table } = vocabulary;
  const number = /^\d+$/.exec(parts.at(-1)?.text ?? '')?.[0];
  // The 5490 of «i5 5490» is a model.
  const isProcessor = PROCESSOR.test(whole.text) && (number === undefined || names.numberOf(number) === undefined);
  if (isProcessor || codesOf(whole).some((code) => names.numberOf(code) !== undefined)) return true;
  if (whole.isCode) {
    const isStart = isLast && whole.text.length >= SHORTEST_CODE_START;
    return isStart && codesOf(whole).some((code) => names.startingWith(code).length > 0);
  }
  const isUnknown = ({ text }: QueryWord) => names.numberOf(text) === undefined && !table.spellings.has(text);
  if (whole.text.length < SHORTEST_JOINED || !parts.some(isUnknown)) return false;
  return names.withSound(whole.sound).length > 0 || table.read([whole], 0) !== null;
}

/**
 * «thinkpadt480» is thinkpad and t480, «840g5» 840 and g5, «surfacepro7» surface, pro and 7: in as few parts as possible.
 *
 * @param isLast whether the last part may be unfinished
 */
function splitWord(word: QueryWord, { names }: Vocabulary, isLast: boolean): QueryWord[] | null {
  const isWord = (text: string) => names.numberOf(text) !== undefined || soundsKnown(names, text);
  const isStart = (text: string) => isLast && text.length > 1 && names.startingWith(text).length > 0;
  const split = (text: string, parts: number): string[] | null => {
    if (isWord(text) || isStart(text)) return [text];
    for (let length = text.length - 1; parts > 1 && length > 0; length -= 1) {
      const [head, tail] = [text.slice(0, length), text.slice(length)];
      const rest = isSeam(head, tail) && isWord(head) ? split(tail, parts - 1) : null;
      if (rest) return [head, ...rest];
    }
    return null;
  };
  for (const text of codesOf(word)) {
    for (let parts = 2; parts <= MOST_PARTS && text.length <= LONGEST_SPLIT; parts += 1) {
      const found = split(text, parts);
      if (found) return found.map((part) => toQueryWord(part, word.start, word.end));
    }
  }
  return null;
}

/** Numbers are never cut, and letters only after three of them or a code: hp840, 11egen5, but «latop» is no «la top». */
function isSeam(head: string, tail: string): boolean {
  if (/\d$/.test(head) && /^\d/.test(tail)) return false;
  return /\d/.test(head) || /^\d/.test(tail) || head.length >= 3;
}

function soundsKnown(names: WordIndex, text: string): boolean {
  return text.length >= 4 && !/\d/.test(text) && names.withSound(soundOf(text)).length > 0;
}
