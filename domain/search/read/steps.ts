/** Bounds over what names count by steps: `elitebook g8 or newer`, «x1 carbon μετά το gen 6», «i5 και πάνω», `t480 or newer`. */
import { comparesModels } from '../alternatives.ts';
import { GENERATION, readSide } from './generation-words.ts';
import { gluedFrom, type Lexeme, phrases, readLexemes } from './lexemes.ts';

/** What the steps are read from. */
export interface SteppedProduct {
  brand: string;
  model: string;
  numbers?: { readonly year?: number | null; readonly screen?: number | null };
}

interface Step {
  /** The steps that there are, and its own place among them; null for a model that the shop has none of. Read only beside a bound. */
  counted: () => { number: number; all: readonly (readonly [number: number, written: string])[] } | null;
  /** What is written before all of them. */
  lead: string;
  to: number;
}

/** Of a processor: i3, i5, i7, i9; of Apple's M1 and those after it. */
const CLASSES = [3, 5, 7, 9];
const APPLE_CHIPS = [1, 2, 3, 4, 5];
const RYZEN = phrases('ryzen, ryzen pro');
const ARTICLE = phrases('το, τα, την, τη, τον, του, the');
/** Between steps, so that each holds for the alternatives around them: «830 ή 840 g7 και πάνω». */
const NEXT = '\u0001';

/**
 * The text with each step that is meant: «elitebook g8 ή νεότερο» has g8 and g9. As it is where nothing is beyond the bound.
 *
 * @param products a generation that none of the name has is not written
 */
export function withEachStep(text: string, products: readonly SteppedProduct[]): string {
  const lexemes = comparesModels(text) ? [] : readLexemes(text);
  let [written, copied] = ['', 0];
  for (let index = 0; index < lexemes.length; index += 1) {
    const bound = readSide(lexemes, index, (place) =>
      place > index
        ? readNamedStep(lexemes, place + ARTICLE.at(lexemes, place), wordBefore(lexemes, index), products)
        : readStep(lexemes, place, wordBefore(lexemes, index), products),
    );
    const [start, end] = [lexemes[index]?.start ?? 0, lexemes[(bound?.to ?? 0) - 1]?.end ?? 0];
    // A filter between them is blanked out.
    if (!bound || text.slice(start, end).includes('\n')) continue;
    const { number = 0, all = [] } = bound.one.counted() ?? {};
    const meant = new Set(all.flatMap(([other, step]) => (bound.isMeant(other, number) ? step : [])));
    if (meant.size === 0) continue;
    written += text.slice(copied, start) + bound.one.lead + [...meant].join(NEXT);
    copied = end;
    index = bound.to - 1;
  }
  return written + text.slice(copied);
}

/** A text for each step of one. */
export function eachStep(text: string): string[] {
  const steps = text.split(/\s+/).find((word) => word.includes(NEXT));
  return steps?.split(NEXT).flatMap((step) => eachStep(text.replace(steps, step))) ?? [text];
}

/** The steps as alternatives. */
export const asAlternatives = (text: string) => text.replaceAll(NEXT, ' ή ');

/** The words of a name before its step: the thinkpad and the t14 of `newer than thinkpad t14 gen 1`. */
const MOST_NAME_WORDS = 3;

/** A step after a bound, with the words of its name before it; of several the last one that counts. */
function readNamedStep(
  lexemes: readonly Lexeme[],
  index: number,
  before: string,
  products: readonly SteppedProduct[],
): Step | null {
  let [found, written] = [readStep(lexemes, index, before, products), ''];
  let place = index;
  for (let count = 0; count < MOST_NAME_WORDS && place < lexemes.length; count += 1) {
    const { text, to } = gluedFrom(lexemes, place);
    if (!isOfName(text, products)) break;
    written += `${text} `;
    place = to;
    const step = readStep(lexemes, place, text, products);
    if (step && (step.counted() || !found)) found = { ...step, lead: written + step.lead };
  }
  return found;
}

function isOfName(word: string, products: readonly SteppedProduct[]): boolean {
  return products.some(({ brand, model }) => `${brand} ${model}`.toLowerCase().split(' ').includes(word));
}

function readStep(
  lexemes: readonly Lexeme[],
  index: number,
  name: string,
  products: readonly SteppedProduct[],
): Step | null {
  const [first, next] = [lexemes[index], lexemes[index + 1]];
  const isWhole = (place: number) => lexemes[place]?.kind === 'number' && lexemes[place + 1]?.isGlued !== true;
  if (next?.isGlued && isWhole(index + 1) && /^[igm]$/.test(first?.text ?? '') && name !== 'core') {
    const letter = first?.text ?? '';
    // The max of `m1 max` bounds nothing.
    if (letter === 'm' && lexemes[index + 2]?.text === 'max') return null;
    const classes = letter === 'm' ? APPLE_CHIPS : CLASSES;
    const numbers = () => (letter === 'g' ? generationsOf(products, name, letter) : classes);
    const counted = () => ({ number: next.value, all: numbers().map((number) => [number, letter + number] as const) });
    return { counted, lead: '', to: index + 2 };
  }
  const ryzen = RYZEN.at(lexemes, index);
  const lead = ryzen || GENERATION.at(lexemes, index);
  if (lead === 0 || !isWhole(index + lead)) return readModel(lexemes, index, name, products);
  const written = ryzen > 0 ? 'ryzen ' : 'gen ';
  const numbers = () => (ryzen > 0 ? CLASSES : generationsOf(products, name, written));
  const all = () => numbers().map((number) => [number, String(number)] as const);
  const counted = () => ({ number: lexemes[index + lead]?.value ?? 0, all: all() });
  return { counted, lead: written, to: index + lead + 1 };
}

/** Further apart a machine is another size, as a T580 is beside a T480. */
const MOST_INCHES_APART = 1;
const MODEL_NUMBER = /^(\p{L}*)(\d+)(\p{L}*)$/u;

/** A model's number, `t480`, or one after a word of its name, `pro 7`. */
function readModel(
  lexemes: readonly Lexeme[],
  index: number,
  before: string,
  products: readonly SteppedProduct[],
): Step | null {
  const { text, to } = gluedFrom(lexemes, index);
  const isModel = MODEL_NUMBER.test(text) && lexemes[index]?.isGlued === false;
  return isModel ? { counted: () => countByYears(text, before, products), lead: '', to } : null;
}

/** The models of its series in the order of the years in which they came out: the T490 and the T14 are newer than a T480. */
function countByYears(text: string, before: string, products: readonly SteppedProduct[]): ReturnType<Step['counted']> {
  const [, letters = '', digits = '', ending = ''] = MODEL_NUMBER.exec(text) ?? [];
  const models = products.map(({ model, numbers }) => ({ words: model.toLowerCase().split(' '), numbers }));
  const named = models.filter(({ words }) => {
    const place = words.indexOf(text);
    return place > 0 && (letters !== '' || words[place - 1] === before);
  });
  const [one] = named;
  if (!one && letters !== '') return countByNumbers(digits, `${letters}#${ending}`, models);
  const year = one?.numbers?.year;
  // What comes in several generations is counted by those.
  if (!one || !year || named.some(({ numbers }) => numbers?.year !== year)) return null;
  const place = one.words.indexOf(text);
  const all = models.flatMap(({ words, numbers }) => {
    const code = words[place] ?? '';
    const [, ownLetters, ownDigits = '', ownEnding = ''] = MODEL_NUMBER.exec(code) ?? [];
    const isOfFamily =
      ownLetters === letters &&
      ownEnding.startsWith(ending) &&
      one.words.slice(0, place).every((word, at) => words[at] === word) &&
      // A Latitude 5310 is no smaller 5410, and a 7400 no newer one.
      (letters !== '' ||
        digits.length < 3 ||
        (ownDigits.length === digits.length && ownDigits.slice(0, 2) === digits.slice(0, 2)));
    const isAsLarge = named.some(
      ({ numbers: its }) => Math.abs((its?.screen ?? 0) - (numbers?.screen ?? 0)) <= MOST_INCHES_APART,
    );
    return isOfFamily && isAsLarge && numbers?.year ? [[numbers.year, code] as const] : [];
  });
  return { number: year, all: all.sort(([a], [b]) => a - b) };
}

/** The models whose codes differ in their number alone: the X260 and the X280 are newer than an X250, which is not sold. */
function countByNumbers(
  digits: string,
  shape: string,
  models: readonly { words: readonly string[] }[],
): ReturnType<Step['counted']> {
  const all = models.flatMap(({ words }) =>
    words.flatMap((word, at) => {
      // The x360 of `EliteBook x360 1030` is no X370.
      if (/^\d{3,}$/.test(words[at + 1] ?? '')) return [];
      const [, letters = '', own = '', ending = ''] = MODEL_NUMBER.exec(word) ?? [];
      return own.length === digits.length && `${letters}#${ending}` === shape ? [[Number(own), word] as const] : [];
    }),
  );
  return all.length === 0 ? null : { number: Number(digits), all: all.sort(([a], [b]) => a - b) };
}

/** Of the models with a name, of all where none has it. */
function generationsOf(products: readonly SteppedProduct[], name: string, written: string): number[] {
  const pattern = new RegExp(`(?<![\\p{L}\\d])${written}(\\d{1,2})(?!\\d)`, 'iu');
  const named = products.filter(({ model }) => model.toLowerCase().split(' ').includes(name));
  const numbers = (named.length > 0 ? named : products).flatMap(
    ({ model }) => Number(pattern.exec(model)?.[1] ?? []) || [],
  );
  return [...new Set(numbers)].sort((one, other) => one - other);
}

/** Without the blanks between its parts: the t14 of `t14 gen 2 or newer`. */
function wordBefore(lexemes: readonly Lexeme[], index: number): string {
  const start = lexemes.findLastIndex(({ isGlued }, place) => place < index && !isGlued);
  return start < 0 ? '' : gluedFrom(lexemes.slice(0, index), start).text;
}
