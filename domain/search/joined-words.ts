/** Words that are written apart though the shop writes them as one, and the other way round. */
import { codesOf, type Vocabulary } from './match-words.ts';
import { soundOf } from './phonetic.ts';
import type { WordIndex } from './word-index.ts';
import { type QueryWord, toQueryWord } from './words.ts';

const SHORTEST_CODE_START = 3;
const SHORTEST_JOINED = 6;
const MOST_PARTS = 6;
const LONGEST_SPLIT = 40;

/** «t 480», «think pad», «i5-8350u»: the one word of the shop that neighbours of the query are, or null. */
export function joinWords(
  words: readonly QueryWord[],
  index: number,
  vocabulary: Vocabulary,
): { whole: QueryWord; size: number } | null {
  for (const size of [3, 2]) {
    const parts = words.slice(index, index + size);
    if (parts.length < size || !areNeighbours(parts)) continue;
    const [start, end] = [parts[0]?.start ?? 0, parts.at(-1)?.end ?? 0];
    const whole = toQueryWord(parts.map(({ keys }) => keys).join(''), start, end);
    if (isOneWord(whole, parts, vocabulary, index + size === words.length)) return { whole, size };
  }
  return null;
}

function areNeighbours(parts: readonly QueryWord[]): boolean {
  const isNumbers = parts.every(({ text }) => /^\d/.test(text));
  return !isNumbers && parts.every(({ start }, index) => index === 0 || start - (parts[index - 1]?.end ?? 0) <= 1);
}

function isOneWord(whole: QueryWord, parts: readonly QueryWord[], vocabulary: Vocabulary, isLast: boolean): boolean {
  const { names, table } = vocabulary;
  if (codesOf(whole).some((code) => names.numberOf(code) !== undefined)) return true;
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
export function splitWord(word: QueryWord, { names }: Vocabulary, isLast: boolean): QueryWord[] | null {
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
