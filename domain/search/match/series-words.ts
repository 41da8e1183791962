/** Series that a letter or a round number names: `thinkpad x`, «σειρά T», `latitude 5000 series`, `latitude 54xx`. */
import { latinCodesOf } from '../../words/keyboard-layout.ts';
import { type QueryWord, toQueryWord } from '../../words/query-words.ts';
import { emptyUnit, QUALITY, type Unit } from './match-words.ts';
import { isNamedIn, PLACES, type Place, type WordIndex } from './word-index.ts';

const SERIES = new Set(['σειρά', 'σειράς', 'series', 'seira'].map((word) => toQueryWord(word).sound));
const MODEL = PLACES.indexOf('model');

/** @param before what the query says just before: the ThinkPad of `thinkpad x` */
export function readSeries(
  words: readonly QueryWord[],
  index: number,
  names: WordIndex,
  before: Unit | undefined,
): Unit | null {
  const [first, next] = words.slice(index, index + 2);
  const isFirst = first !== undefined && SERIES.has(first.sound);
  const isNext = next !== undefined && SERIES.has(next.sound);
  const { text = '' } = (isFirst ? next : first) ?? {};
  // The x of `thinkpad x 13` is the first letter of a model.
  if (text.length === 1 && latinCodesOf(`${text}${next?.text}`).some((code) => names.numberOf(code) !== undefined))
    return null;
  const models = codesOfSeries(text, names, 'model');
  if (!models) return null;
  const isOfFamily = before !== undefined && follows(models, before, names);
  if (isFirst || isNext) {
    // Processors are counted by thousands, too: `ryzen 4000 series`.
    const codes = isOfFamily ? models : (codesOfSeries(text, names, 'processor') ?? models);
    return toUnit(codes, index, index + 2);
  }
  // «latitude 5000» is a series, «latitude 5400» a model.
  const own = names.numberOf(text);
  const isModel = own !== undefined && before !== undefined && follows([own], before, names);
  return isOfFamily && !isModel && /^(?:\p{L}|\d000?|\d{1,2}x{2,3})$/u.test(text)
    ? toUnit(models, index, index + 1)
    : null;
}

/** The letter and how many words say it, of «σειρά x» or `x series`; null for anything else. */
export function readSeriesName([first, next]: readonly { text: string; sound: string }[]): string | null {
  const named = [first, next].find((word) => word && !SERIES.has(word.sound));
  const isSeries = [first, next].some((word) => word && SERIES.has(word.sound));
  return isSeries && named && /^\p{L}$/u.test(named.text) ? (latinCodesOf(named.text)[0] ?? null) : null;
}

/** The codes of `x series`, x260 and all others; null for any other name. */
export function modelsOfSeries(name: string, names: WordIndex): readonly number[] | null {
  const letter = /^(\p{L}) series$/u.exec(name)?.[1];
  return letter === undefined ? null : codesOfSeries(letter, names, 'model');
}

function toUnit(codes: readonly number[], from: number, to: number): Unit {
  const matches = new Map(codes.map((number) => [number, QUALITY.same]));
  return { ...emptyUnit(from, 'must'), to, matches, isCode: true, knowledge: codes.length > 0 ? 'sure' : 'none' };
}

/**
 * The words of a series in names; null for a text that names none.
 *
 * @param last the least weighty place of a name: that of models, or of processors
 */
function codesOfSeries(text: string, names: WordIndex, last: Place): number[] | null {
  const [, head = '', zeros = ''] = /^(\d{1,2}?)(00|000|x{2,3})$/.exec(text) ?? [];
  const letter = latinCodesOf(text).find((code) => /^[a-z]$/.test(code));
  if (!letter && !head) return null;
  const pattern = letter ? new RegExp(`^${letter}\\d`) : new RegExp(`^[a-z]?${head}\\d{${zeros.length}}(?!\\d)`);
  const candidates = letter ? names.startingWith(letter) : [...names.words.keys()];
  const isThere = (number: number) => isNamedIn(names, number, letter ? 'model' : last);
  return candidates.filter((number) => pattern.test(names.words[number] ?? '') && isThere(number));
}

/** Whether some model has one of the codes right after what was said before. */
export function follows(codes: readonly number[], { matches }: Unit, names: WordIndex): boolean {
  const ends = new Set<string>();
  for (const number of matches.keys()) {
    names.visit(number, (product, place, position) => {
      if (place === MODEL) ends.add(`${product} ${position + 1}`);
    });
  }
  let isThere = false;
  for (const number of codes) {
    names.visit(number, (product, place, position) => {
      isThere ||= place === MODEL && ends.has(`${product} ${position}`);
    });
  }
  return isThere;
}
