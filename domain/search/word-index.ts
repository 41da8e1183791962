/** Which word stands in which products, and where: an inverted index over the words of one kind of text. */
import { firstBeyond, lowerBound } from './near-words.ts';
import { soundOf, stemOf } from './phonetic.ts';

/** Where a word stands in a product, the weightiest first. */
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
  /** In how many products a word stands. */
  countOf(word: number): number;
  /** Each product of a word, with the number of its weightiest place and its position there. */
  visit(word: number, see: (product: number, place: number, position: number) => void): void;
}

export type AddWord = (word: string, place: Place, position: number) => void;

const MAX_POSITION = 255;
const NONE: readonly number[] = [];

/** @param read adds the words of one product, those of the weightiest place first: a word counts where it comes first */
export function createWordIndex(products: number, read: (product: number, add: AddWord) => void): WordIndex {
  const numbers = new Map<string, number>();
  const words: string[] = [];
  const lastProduct: number[] = [];
  const entries = new EntryList();
  for (let product = 0; product < products; product += 1) {
    read(product, (word, place, position) => {
      let number = numbers.get(word);
      if (number === undefined) {
        number = words.length;
        numbers.set(word, number);
        words.push(word);
      } else if (lastProduct[number] === product) return;
      lastProduct[number] = product;
      entries.push(number, product, (PLACES.indexOf(place) << 8) | Math.min(position, MAX_POSITION));
    });
  }
  return {
    words,
    numberOf: (word) => numbers.get(word),
    ...createLookups(words),
    ...entries.groupByWord(words.length),
  };
}

function createLookups(words: readonly string[]) {
  const sounds = new Map<string, number[]>();
  const stems = new Map<string, number[]>();
  words.forEach((word, number) => {
    if (/\p{N}/u.test(word)) return;
    const sound = soundOf(word);
    append(sounds, sound, number);
    append(stems, stemOf(word, sound), number);
  });
  const byText = words.map((_, number) => number).sort((one, other) => compare(words[one] ?? '', words[other] ?? ''));
  const sortedWords = byText.map((number) => words[number] ?? '');
  const sortedSounds = [...sounds.keys()].sort(compare);
  return {
    withSound: (sound: string) => sounds.get(sound) ?? NONE,
    withStem: (stem: string) => stems.get(stem) ?? NONE,
    startingWith: (prefix: string) => byText.slice(lowerBound(sortedWords, prefix), firstBeyond(sortedWords, prefix)),
    soundingLikeStart: (sound: string) =>
      sortedSounds
        .slice(lowerBound(sortedSounds, sound), firstBeyond(sortedSounds, sound))
        .flatMap((whole) => sounds.get(whole) ?? NONE),
  };
}

/** Pairs of word and product in the order in which products are read, later grouped by word. */
class EntryList {
  #size = 0;
  #words = new Uint32Array(1024);
  #products = new Uint32Array(1024);
  #spots = new Uint16Array(1024);

  push(word: number, product: number, spot: number): void {
    if (this.#size === this.#words.length) this.#grow();
    this.#words[this.#size] = word;
    this.#products[this.#size] = product;
    this.#spots[this.#size] = spot;
    this.#size += 1;
  }

  #grow(): void {
    const [words, products, spots] = [this.#words, this.#products, this.#spots];
    const size = Math.ceil(words.length * 1.5);
    this.#words = new Uint32Array(size);
    this.#products = new Uint32Array(size);
    this.#spots = new Uint16Array(size);
    this.#words.set(words);
    this.#products.set(products);
    this.#spots.set(spots);
  }

  /** A counting sort: products stay in their order within each word. */
  groupByWord(count: number) {
    const starts = new Uint32Array(count + 1);
    for (let entry = 0; entry < this.#size; entry += 1) bump(starts, (this.#words[entry] ?? 0) + 1);
    for (let word = 1; word <= count; word += 1) starts[word] = (starts[word] ?? 0) + (starts[word - 1] ?? 0);
    const next = starts.slice();
    const products = new Uint32Array(this.#size);
    const spots = new Uint16Array(this.#size);
    for (let entry = 0; entry < this.#size; entry += 1) {
      const at = bump(next, this.#words[entry] ?? 0);
      products[at] = this.#products[entry] ?? 0;
      spots[at] = this.#spots[entry] ?? 0;
    }
    return {
      countOf: (word: number) => (starts[word + 1] ?? 0) - (starts[word] ?? 0),
      visit: (word: number, see: (product: number, place: number, position: number) => void) => {
        const end = starts[word + 1] ?? 0;
        for (let at = starts[word] ?? 0; at < end; at += 1) {
          const spot = spots[at] ?? 0;
          see(products[at] ?? 0, spot >> 8, spot & MAX_POSITION);
        }
      },
    };
  }
}

/** Counts up, and gives the number before. */
function bump(counts: Uint32Array, at: number): number {
  const before = counts[at] ?? 0;
  counts[at] = before + 1;
  return before;
}

function append(lists: Map<string, number[]>, key: string, number: number): void {
  const list = lists.get(key);
  if (list) list.push(number);
  else lists.set(key, [number]);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
