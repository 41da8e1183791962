/** Phrases of the owner's table, found among the lexemes of a query in every case, accent and spelling that sounds the same. */

import { possibleStemsOf, soundOf, stemOf } from '../../words/phonetic.ts';
import { toQueryWord } from '../../words/query-words.ts';
import type { Lexeme } from './lexemes.ts';
import { readLexemes, phrases as readPhrases, rememberWords } from './lexemes.ts';

export interface PhraseTable<Value> {
  /** The longest phrase that begins at a place. */
  read(lexemes: readonly Lexeme[], at: number): { value: Value; to: number } | null;
  /** The meaning of the first word that is written so at its beginning, of a single one rather than of one that others follow. */
  begun(text: string): Value | null;
  /** The same, also of a word that only sounds so: «fort» is «φορτ». */
  complete(text: string): Value | null;
}

const SHORTEST_SOUND = 2;

/** @param rows words with commas between them, and their meaning; the first row with a phrase keeps it */
export function createPhraseTable<Value>(
  rows: readonly (readonly [phrases: string, value: Value])[],
): PhraseTable<Value> {
  const values = new Map<string, Value>();
  const singles: (readonly [text: string, sound: string, value: Value])[] = [];
  const firsts: (readonly [text: string, value: Value])[] = [];
  let longest = 1;
  for (const [phrases, value] of rows) {
    rememberWords(phrases);
    for (const entry of phrases.split(',')) {
      const lexemes = withoutArticles(readLexemes(entry.trim()));
      if (lexemes.length === 0) continue;
      longest = Math.max(longest, lexemes.length);
      const [single, ...more] = lexemes;
      if (single && more.length === 0) singles.push([single.text, single.sound, value]);
      else if (single) firsts.push([single.text, value]);
      const keys = isShortLatin(lexemes) ? [lexemes[0]?.text ?? ''] : [soundKey(lexemes), stemKey(lexemes, filed)];
      for (const key of keys) if (!values.has(key)) values.set(key, value);
    }
  }
  return {
    read: (lexemes, index) => {
      for (let size = Math.min(longest + MOST_ARTICLES, lexemes.length - index); size > 0; size -= 1) {
        const whole = lexemes.slice(index, index + size);
        const part = withoutArticles(whole);
        // The m of M3 is a part of its name.
        if (isInCode(lexemes, index + size)) continue;
        // The articles around a phrase are not a part of it.
        if (part.length > longest || whole[0] !== part[0] || whole.at(-1) !== part.at(-1)) continue;
        const keys = [
          ...(isShortLatin(part) ? [part[0]?.text ?? ''] : []),
          soundKey(part),
          ...[0, 1, 2].map((which) => stemKey(part, (text, sound) => possible(text, sound, which))),
        ];
        const found = keys.find((key) => values.has(key));
        if (found !== undefined) return { value: values.get(found) as Value, to: index + size };
      }
      return null;
    },
    begun: (text) =>
      singles.find((known) => known[0].startsWith(text))?.[2] ??
      firsts.find((known) => known[0].startsWith(text))?.[1] ??
      null,
    complete: (text) => {
      const sound = soundOf(text);
      // «zzzz» sounds like «ζ», which begins too much.
      const sounds = (known: string) => sound.length >= SHORTEST_SOUND && known.startsWith(sound);
      return singles.find((known) => known[0].startsWith(text) || sounds(known[1]))?.[2] ?? null;
    },
  };
}

const ARTICLES = readPhrases('ο', 'το', 'τα', 'τον', 'την', 'τη', 'του', 'της', 'των', 'οι', 'the', 'an');
const MOST_ARTICLES = 2;

/** Whether digits follow a letter without a blank. */
function isInCode(lexemes: readonly Lexeme[], at: number): boolean {
  const [before, next] = [lexemes[at - 1], lexemes[at]];
  return next?.kind === 'number' && next.isGlued && before?.kind === 'word' && before.text.length === 1;
}

/** «ξέχασα κωδικό» is «ξέχασα τον κωδικό»; an article alone stays. */
function withoutArticles(lexemes: readonly Lexeme[]): readonly Lexeme[] {
  const said = lexemes.filter((_, index) => ARTICLES.at(lexemes, index) === 0);
  return said.length > 0 ? said : lexemes;
}

/** `pay`, `cad`, `tv`: words so short are only themselves, or «πάει» would be a payment. */
function isShortLatin([lexeme, ...more]: readonly Lexeme[]): boolean {
  return more.length === 0 && lexeme?.kind === 'word' && /^[a-z]{1,3}$/.test(lexeme.text);
}

function soundKey(lexemes: readonly Lexeme[]): string {
  return lexemes.map(({ sound, text }) => sound || text).join(' ');
}

type Stem = (text: string, sound: string) => string;
const filed: Stem = (text, sound) => stemOf(text, sound);

function possible(text: string, sound: string, which: number): string {
  const stems = [...possibleStemsOf(text, sound)];
  return stems[Math.min(which, stems.length - 1)] ?? sound;
}

function stemKey(lexemes: readonly Lexeme[], stem: Stem): string {
  const words = lexemes.map(({ kind, text, sound }) => (kind === 'word' ? stem(toQueryWord(text).text, sound) : text));
  return `~${words.join(' ')}`;
}
