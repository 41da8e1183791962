/** An inverted index over the words of one kind of text: the products that have a word, and its places in them. */
import { firstBeyond, lowerBound } from '../../words/near-words.ts';
import { soundOf, stemOf } from '../../words/phonetic.ts';

/** The places of a word in a product, the weightiest first. */
export const PLACES = ['model', 'brand', 'processor', 'title', 'part', 'details', 'description'] as const;
export type Place = (typeof PLACES)[number];

export interface WordIndex {
  /** Every word once; its place in the list is its number. */
  words: readonly string[];
  numberOf(word: string): number | undefined;
  withSound(sound: string): readonly number[];
  withStem(stem: string): readonly number[];
  startingWith(prefix: string): number[];
  soundingLikeStart(sound: string): number[];
  /** The number of products with a word. */
  countOf(word: number): number;
  /** Each product of a word, with the number of its weightiest place and its position there. */
  visit(word: number, see: (product: number, place: number, position: number) => void): void;
}

/** Whether some product has a word in its name, down to a place: `model`, or also `brand` and `processor`. */
export function isNamedIn(names: WordIndex, word: number, last: Place): boolean {
  let isThere = false;
  names.visit(word, (_product, place) => {
    isThere ||= place <= PLACES.indexOf(last);
  });
  return isThere;
}

export type AddWord = (word: string, place: Place, position: number) => void;

/** The words of one product by number, each once, with its first occurrence: place in 3 bits and position in 8. */
export type WordSpots = Uint32Array;

const MAX_POSITION = 255;
const SPOT_BITS = 11;
/** So many words fit beside a spot. */
const MOST_WORDS = 2 ** (32 - SPOT_BITS);
const NONE: readonly number[] = [];

/** Words and their numbers, and parts that products share. It only grows: what was numbered once keeps its number. */
export class Lexicon {
  readonly words: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #parts = new Map<string, object>();

  /** @param words those of another lexicon, which keep their numbers */
  constructor(words: readonly string[] = []) {
    for (const word of words) this.numberOf(word);
  }

  numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.words.push(word) - 1;
    this.#numbers.set(word, number);
    return number;
  }

  /** One object for all that are alike: ten thousand laptops are of a few hundred models. */
  shared<Part extends object>(part: Part): Part {
    const key = JSON.stringify(part);
    const known = this.#parts.get(key) as Part | undefined;
    if (!known) this.#parts.set(key, part);
    return known ?? part;
  }
}

/** @param read adds the words of one product, those of the weightiest place first: a word counts where it comes first */
export function collectWords(lexicon: Lexicon, read: (add: AddWord) => void): WordSpots {
  const spots = new Map<number, number>();
  read((word, place, position) => {
    const number = lexicon.numberOf(word);
    if (spots.has(number) || number >= MOST_WORDS) return;
    spots.set(number, number * 2 ** SPOT_BITS + ((PLACES.indexOf(place) << 8) | Math.min(position, MAX_POSITION)));
  });
  return Uint32Array.from(spots.values());
}

/**
 * The index over the words of all products; words that none of them has are left out. The words are numbered in their order, so that
 * what is found does not depend on that of the products.
 *
 * @param products the words of each
 */
export function createWordIndex(lexicon: Lexicon, products: readonly WordSpots[]): WordIndex {
  const countOf = new Uint32Array(lexicon.words.length);
  for (const spots of products) {
    for (const spot of spots) countOf[spot >>> SPOT_BITS] = (countOf[spot >>> SPOT_BITS] ?? 0) + 1;
  }
  const sorted = [...countOf.keys()]
    .filter((word) => countOf[word] !== 0)
    .sort((a, b) => compare(lexicon.words[a] ?? '', lexicon.words[b] ?? ''));
  const words = sorted.map((word) => lexicon.words[word] ?? '');
  const ownNumbers = new Int32Array(lexicon.words.length).fill(-1);
  const starts = new Uint32Array(words.length + 1);
  for (const [own, word] of sorted.entries()) {
    ownNumbers[word] = own;
    starts[own + 1] = (starts[own] ?? 0) + (countOf[word] ?? 0);
  }
  const next = starts.slice();
  const found = new Uint32Array(starts[words.length] ?? 0);
  const places = new Uint16Array(found.length);
  for (const [position, spots] of products.entries()) {
    for (const spot of spots) {
      const own = ownNumbers[spot >>> SPOT_BITS] ?? 0;
      const index = next[own] ?? 0;
      next[own] = index + 1;
      found[index] = position;
      places[index] = spot & (2 ** SPOT_BITS - 1);
    }
  }
  const numbers = new Map(words.map((word, number) => [word, number]));
  return {
    words,
    numberOf: (word) => numbers.get(word),
    ...createLookup(words),
    countOf: (word) => (starts[word + 1] ?? 0) - (starts[word] ?? 0),
    visit: (word, see) => {
      const end = starts[word + 1] ?? 0;
      for (let index = starts[word] ?? 0; index < end; index += 1) {
        const spot = places[index] ?? 0;
        see(found[index] ?? 0, spot >> 8, spot & MAX_POSITION);
      }
    },
  };
}

/** @param words in their order */
function createLookup(words: readonly string[]) {
  const sounds = new Map<string, number[]>();
  const stems = new Map<string, number[]>();
  for (const [number, word] of words.entries()) {
    if (/\p{N}/u.test(word)) continue;
    const sound = soundOf(word);
    append(sounds, sound, number);
    append(stems, stemOf(word, sound), number);
  }
  const sortedSounds = [...sounds.keys()].sort(compare);
  return {
    withSound: (sound: string) => sounds.get(sound) ?? NONE,
    withStem: (stem: string) => stems.get(stem) ?? NONE,
    startingWith: (prefix: string) => numbersBetween(lowerBound(words, prefix), firstBeyond(words, prefix)),
    soundingLikeStart: (sound: string) =>
      sortedSounds
        .slice(lowerBound(sortedSounds, sound), firstBeyond(sortedSounds, sound))
        .flatMap((whole) => sounds.get(whole) ?? NONE),
  };
}

function numbersBetween(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

function append(lists: Map<string, number[]>, key: string, number: number): void {
  const list = lists.get(key);
  if (list) list.push(number);
  else lists.set(key, [number]);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
