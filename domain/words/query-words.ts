/** Texts and queries as words. A word is a run of letters and digits; what has a digit is a code and is read to the letter. */
import { latinCodesOf } from './keyboard-layout.ts';
import { soundOf } from './phonetic.ts';

const MAX_QUERY_WORDS = 24;
/** A longer compound is no code: only its parts are words. */
const MAX_COMPOUND_LENGTH = 24;

export interface QueryWord {
  /** Folded: lower case, no marks, one sigma. */
  text: string;
  /** As `text`, with the final sigma as it was typed. */
  keys: string;
  /** Empty for a code. */
  sound: string;
  isCode: boolean;
  /** Its place in the clean query. */
  start: number;
  end: number;
}

/** Lower case and without marks, every character in its place. */
export function foldInPlace(text: string): string {
  return text.replace(/[^ -@[-~]/g, foldUnit);
}

function foldUnit(unit: string): string {
  return unit.normalize('NFD').charAt(0).toLowerCase().charAt(0) || unit;
}

/** @param query clean; a line feed in it separates like nothing else: no word reaches over it */
export function readQueryWords(query: string): QueryWord[] {
  const words: QueryWord[] = [];
  for (const match of foldInPlace(query).matchAll(/[\p{L}\p{N}]+(?:(?<=\d)[.,](?=\d)\p{N}+)*/gu)) {
    if (words.length === MAX_QUERY_WORDS) break;
    words.push(toQueryWord(match[0].replaceAll(',', '.'), match.index, match.index + match[0].length));
  }
  return words;
}

/** `xxxx`, `zzzzqqqq`: no word of any language; what it would sound like is one letter, and that would find anything. */
const KEYS_HELD_DOWN = /^(?:(.)\1{2,})+$/u;

/** @param keys lower case without marks */
export function toQueryWord(keys: string, start = 0, end = 0): QueryWord {
  const text = keys.replaceAll('ς', 'σ');
  const isCode = /\p{N}/u.test(text);
  const sound = isCode ? '' : KEYS_HELD_DOWN.test(text) ? text : soundOf(text);
  return { text, keys, sound, isCode, start, end };
}

type Visit = (word: string, position: number) => void;

/**
 * Visits the words of a product's text. A compound is visited in its parts and as one: i5, 8350u, i58350u. `16 GB` is 16gb
 * and `1To` is 1tb, as in the queries that are read to the letter.
 *
 * By character codes instead of patterns: a hundred thousand descriptions are sixty million characters.
 */
export function eachWord(text: string, visit: Visit): void {
  const folded = foldText(text);
  let position = 0;
  let index = 0;
  while (index < folded.length) {
    if (kindAt(folded, index) === SEPARATOR) {
      index += 1;
      continue;
    }
    const end = endOfCompound(folded, index);
    const unitEnd = endOfUnit(folded, index, end);
    position += visitCompound(
      folded.slice(index, end) + folded.slice(unitEnd > end ? end + 1 : end, unitEnd),
      position,
      visit,
    );
    index = unitEnd;
  }
}

const [SEPARATOR, LETTER, DIGIT] = [1, 2, 3];
const FULL_STOP = 46;
const COMMA = 44;
const HYPHEN = 45;
const SPACE = 32;

/** The class and the folded form of each character, found with its first use. */
const kinds = new Uint8Array(65_536);
const foldedCodes = new Uint16Array(65_536);

function learn(code: number): void {
  const unit = String.fromCharCode(code);
  const folded = foldUnit(unit).replace('ς', 'σ');
  foldedCodes[code] = folded.charCodeAt(0);
  kinds[code] = /\p{N}/u.test(folded) ? DIGIT : /\p{L}/u.test(folded) ? LETTER : SEPARATOR;
}

/** Folded in place, as `fold` does it: lower case, no marks, one sigma. */
function foldText(text: string): string {
  const composed = text.normalize('NFC');
  if (composed.length > scratch.length) scratch = new Uint16Array(composed.length * 2);
  for (let index = 0; index < composed.length; index += 1) {
    const code = composed.charCodeAt(index);
    if (kinds[code] === 0) learn(code);
    scratch[index] = foldedCodes[code] ?? code;
  }
  return decoder.decode(scratch.subarray(0, composed.length));
}

const decoder = new TextDecoder('utf-16le');
/** Used again for every text: a buffer for each would cost more than the reading. */
let scratch = new Uint16Array(4_096);

function kindAt(folded: string, index: number): number {
  const code = folded.charCodeAt(index);
  if (Number.isNaN(code)) return SEPARATOR;
  if (kinds[code] === 0) learn(code);
  return kinds[code] ?? SEPARATOR;
}

/** Letters, digits, and the hyphens, full stops and decimal commas between them. */
function endOfCompound(folded: string, start: number): number {
  let end = start + 1;
  while (end < folded.length) {
    if (kindAt(folded, end) === SEPARATOR) {
      const code = folded.charCodeAt(end);
      const isDecimal = kindAt(folded, end - 1) === DIGIT && kindAt(folded, end + 1) === DIGIT;
      const joins = code === HYPHEN || code === FULL_STOP || (code === COMMA && isDecimal);
      if (!joins || kindAt(folded, end + 1) === SEPARATOR) return end;
    }
    end += 1;
  }
  return end;
}

/** The end of a unit one blank after a whole number, otherwise the end of the number. */
function endOfUnit(folded: string, start: number, end: number): number {
  if (folded.charCodeAt(end) !== SPACE || kindAt(folded, end - 1) !== DIGIT) return end;
  const isUnit = UNITS.has(folded.slice(end + 1, end + 3)) && kindAt(folded, end + 3) === SEPARATOR;
  return isUnit && /^\d+$/.test(folded.slice(start, end)) ? end + 3 : end;
}

const UNITS: ReadonlyMap<string, string> = new Map([
  ...(['gb', 'go', 'γβ'] as const).map((unit) => [unit, 'gb'] as const),
  ...(['tb', 'to', 'τβ'] as const).map((unit) => [unit, 'tb'] as const),
]);

/** @returns how many words it has */
function visitCompound(compound: string, position: number, visit: Visit): number {
  if (!/[.,-]/.test(compound)) {
    visitWord(compound, position, visit);
    return 1;
  }
  const parts = compound.replaceAll(',', '.').split(/-|\.(?!\d)|(?<!\d)\./);
  if (parts.length > 1 && compound.length <= MAX_COMPOUND_LENGTH) visitWord(parts.join(''), position, visit);
  parts.forEach((part, index) => {
    visitWord(part, position + index, visit);
  });
  return parts.length;
}

function visitWord(word: string, position: number, visit: Visit): void {
  if (!/\p{N}/u.test(word)) {
    // A letter alone says nothing: it is a grade, or an article.
    if (word.length > 1) visit(word, position);
    return;
  }
  const [, number = '', unit = ''] = /^(\d+)(\D\D)$/.exec(word) ?? [];
  const written = UNITS.get(unit);
  visit(written ? number + written : (latinCodesOf(word).at(-1) ?? word), position);
}
