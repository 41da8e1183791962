/** The shop owner's words (`search.config.ts`), prepared for looking up: words of shoppers and of products. */

import type { UseRule } from '../catalogue/use-rules.ts';
import { onceForEach } from '../once-for-each.ts';
import { possibleStemsOf, stemOf } from '../words/phonetic.ts';
import { foldInPlace, type QueryWord, readQueryWords, toQueryWord } from '../words/query-words.ts';
import type { ShortForm } from './match/short-forms.ts';

/**
 * Rows of words with commas between them. They are found in every case of Greek, with and without accents, in Greeklish.
 * Several words that belong together may be one entry, «οθόνη αφής»; such entries are recognised in queries only.
 */
export interface SearchWords {
  /** The words of one row mean the same. */
  same: readonly string[];
  /** The same for colours, which only options have, and no description. */
  colours?: readonly string[];
  /** Kinds of product; the words of a row mean the same. The first row is what the shop is about. */
  kinds: readonly string[];
  /** A query with this looks for products with one of those words. */
  means: readonly { phrases: string; shown: string }[];
  /** Short forms of names: `['x1c{n}', 'x1 carbon gen {n}']`. */
  short: readonly ShortForm[];
  /** The needs of each use. */
  uses: Readonly<Record<string, UseRule>>;
  /** Key of the use that applies to a purpose without a row of its own. */
  generalUse?: string;
  /** Questions that a page answers, and no product. */
  services: readonly { name: string; path: string; phrases: string }[];
  /** Goods that the shop does not sell, and the nearest offer as filters of an address. */
  notSold: readonly { phrases: string; nearest: string; besideNames?: boolean }[];
  /** Parts of a machine, and as filters of an address what comes nearest where one is asked for. */
  spareParts: readonly { phrases: string; nearest: string }[];
  /** Words that say nothing about a product. */
  ignored: readonly string[];
  /** Words that are no misspelling, though no product may have them. */
  known: readonly string[];
  /** Words of the language that are none either, and no names: without an answer they are left out. */
  uncorrected?: readonly string[];
}

/**
 * The role of a word in a query: `must` narrows, `kind` narrows where it can, `wish` only lifts, `ignored` does nothing.
 */
export type Role = 'must' | 'kind' | 'wish' | 'ignored';

export interface Meaning {
  role: Role;
  /** The words that products carry, folded. */
  shown: readonly string[];
  isColour?: boolean;
}

export interface WordTable {
  /** The meaning of the words from a place of the query on, as many of them together as possible. */
  read(words: readonly QueryWord[], at: number): { meaning: Meaning; size: number } | null;
  /** The completions of an unfinished word; null if no word of the table begins so. */
  complete(word: QueryWord): Meaning | null;
  /** Single words, folded, with the way they are written. */
  spellings: ReadonlyMap<string, string>;
  isKnown(word: QueryWord): boolean;
  isRight(word: QueryWord): boolean;
  /** The words of the kind that the shop is about. */
  mainKind: readonly string[];
}

const SHORTEST_START = 3;

/** Made once for a table, and not for each language and each change of the products. */
export const wordTableOf = onceForEach(createWordTable);

function createWordTable(table: SearchWords): WordTable {
  const meanings = new Map<string, Meaning>();
  const spellings = new Map<string, string>();
  let longest = 1;
  const { colours = [] } = table;
  const coloured = new Set(colours.flatMap(toShown));
  const add = (phrases: string, role: Role, shown: readonly string[]) => {
    const words = readQueryWords(foldInPlace(phrases));
    longest = Math.max(longest, words.length);
    if (words.length === 1) spellings.set(words[0]?.text ?? '', phrases.toLowerCase());
    // The short `hp` is only itself: «xp» sounds like it.
    const [first] = words;
    const keys = words.length === 1 && first && isShortLatin(first) ? [first.text] : keysOf(words, filedStem);
    for (const key of keys) {
      const before = meanings.get(key);
      const all = [...new Set([...(before?.shown ?? []), ...shown])];
      meanings.set(key, { role: before?.role ?? role, shown: all, isColour: all.some((text) => coloured.has(text)) });
    }
  };
  for (const row of table.ignored) for (const word of entriesOf(row)) add(word, 'ignored', []);
  for (const row of table.kinds) for (const word of entriesOf(row)) add(word, 'kind', toShown(row));
  for (const row of [...table.same, ...colours]) for (const word of entriesOf(row)) add(word, 'must', toShown(row));
  for (const { phrases, shown } of table.means)
    for (const word of entriesOf(phrases)) add(word, 'must', toShown(shown));
  const singles = [...spellings.keys()].map((text) => toQueryWord(text));
  // A query for a page, or for something not sold, does not mistype a laptop's name.
  const others = [...table.notSold, ...table.services, ...Object.values(table.uses)].map(({ phrases }) => phrases);
  const known = new Set(
    [...table.known, ...others]
      .flatMap(entriesOf)
      // So short a word is only itself, or «πάει» would be `pay`.
      .flatMap((word) => (/^[a-z]{1,3}$/i.test(word) ? word.toLowerCase() : keysOf(readQueryWords(word), filedStem))),
  );

  const right = new Set(
    (table.uncorrected ?? []).flatMap(entriesOf).flatMap((word) => keysOf(readQueryWords(word), filedStem)),
  );

  return {
    read: (words, index) => {
      for (let size = Math.min(longest, words.length - index); size > 0; size -= 1) {
        const said = words.slice(index, index + size);
        const [first] = said;
        const keys = [...(size === 1 && first ? [first.text] : []), ...keysOf(said, possibleStems)];
        const meaning = keys.map((key) => meanings.get(key)).find((entry) => entry);
        if (meaning) return { meaning, size };
      }
      return null;
    },
    complete: (word) => {
      if (word.isCode || word.text.length < SHORTEST_START) return null;
      const whole = singles.find(({ text, sound }) => text.startsWith(word.text) || sound.startsWith(word.sound));
      return (whole && meanings.get(whole.sound)) ?? null;
    },
    spellings,
    isRight: (word) => keysOf([word], possibleStems).some((key) => right.has(key)),
    isKnown: (word) => known.has(word.text) || keysOf([word], possibleStems).some((key) => known.has(key)),
    mainKind: toShown(table.kinds[0] ?? ''),
  };
}

function isShortLatin({ text }: QueryWord): boolean {
  return /^[a-z]{2}$/.test(text);
}

function entriesOf(row: string): string[] {
  return row.split(',').flatMap((entry) => entry.trim() || []);
}

/** Single words as products carry them; what is written in several words no index has. */
function toShown(row: string): string[] {
  return entriesOf(row).flatMap((entry) => {
    const [word, ...more] = readQueryWords(foldInPlace(entry));
    return word && more.length === 0 ? [word.text] : [];
  });
}

/** By sound, then by stem, so that φορητού is φορητός. */
function keysOf(words: readonly QueryWord[], stemsOf: (word: QueryWord) => readonly string[]): string[] {
  const sounds = words.map(({ text, sound, isCode }) => (isCode ? text : sound)).join(' ');
  const stems = words.map((word) => (word.isCode ? [word.text] : stemsOf(word)));
  return [sounds, ...combine(stems)];
}

const filedStem = ({ text, sound }: QueryWord) => [stemOf(text, sound)];
const possibleStems = ({ text, sound }: QueryWord) => possibleStemsOf(text, sound);

/** One of each, in every combination: entries have three words at most. */
function combine(lists: readonly (readonly string[])[]): string[] {
  return lists.reduce<string[]>((heads, list) => heads.flatMap((head) => list.map((item) => `${head} ${item}`)), ['']);
}
