/** The answer to a query that names several wishes. */

import { readQueryWords, toQueryWord } from '../words/query-words.ts';
import { readAlternatives } from './alternatives.ts';
import { type Asking, rankBest, withLeftOut } from './engine.ts';
import { matchWord, type Unit } from './match/match-words.ts';
import { readUnits } from './match/query-units.ts';
import { PLACES } from './match/word-index.ts';
import { eachStep } from './read/steps.ts';
import type { SearchOutcome } from './search-outcome.ts';

/**
 * «t480 ή t490»: what answers to either, one of each in turn; what nothing answers to is left out.
 *
 * @param stepped with the steps that a bound means
 */
export function answerEither(
  engine: Asking,
  stepped: string,
  filters: SearchOutcome['filters'],
  order: SearchOutcome['order'],
): SearchOutcome | null {
  const alternatives = readAlternatives(stepped, {
    classOf: (word) => classOf(word, engine),
    exclude: (word, other, isListed) => exclude(word, other, isListed, engine),
  });
  const read = alternatives.map((readings) =>
    readings.map((text) => eachStep(text).map((step) => toAnswer(step, engine))),
  );
  if (read.flat(2).length < 2) return null;
  const kinds = read.flatMap((answers) => answers.at(-1)?.[0]?.units.filter(isKind) ?? []);
  const hasFilters = filters.length > 0 || order !== undefined;
  const ranked = read.map((answers) => {
    const tried = answers.map((steps) => {
      const rankings = steps.flatMap(({ text, words, units }) => {
        const all = units.some(isKind) ? units : units.concat(kinds);
        if (units.length === 0) return [];
        return rankBest(engine, { query: text, words, units: all, hasFilters }, true).ranking.ranked;
      });
      return {
        text: steps[0]?.text ?? '',
        isRead: rankings.length > 0,
        found: rankings.filter(({ length }) => length > 0),
      };
    });
    return tried.find(({ found }) => found.length > 0) ?? tried[0] ?? { text: '', isRead: false, found: [] };
  });
  const found = ranked.flatMap((answer) => answer.found);
  if (found.length === 0) return null;
  const missing = ranked.filter((answer) => answer.isRead && answer.found.length === 0);
  return {
    ranked: inTurn(found),
    hasText: true,
    corrected: null,
    filters,
    ...(found.length > 1 && ranked.every(({ text }) => /\d/.test(text)) && { either: found }),
    subject: 'model',
    ...withLeftOut(missing.map(({ text }) => text)),
  };
}

function toAnswer(text: string, engine: Asking) {
  const words = readQueryWords(text);
  return { text, words, units: readUnits(words, engine) };
}

function isKind({ role }: Unit): boolean {
  return role === 'kind';
}

/** The first of each list, then the second of each, every product once. */
function inTurn(lists: readonly Int32Array[]): Int32Array {
  const longest = Math.max(...lists.map(({ length }) => length));
  const places = Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? []));
  return Int32Array.from(new Set(places.flat()));
}

/** Whether both begin names of different machines: «dell, lenovo», `thinkpad latitude`. */
function exclude(word: string, other: string, isListed: boolean, { names, brands, table }: Asking): boolean {
  const [one, next] = [word, other].map((text) => {
    const typed = toQueryWord(text.toLowerCase());
    const products = new Set<number>();
    let begins = '';
    for (const number of [...matchWord(names, typed).keys()].concat(
      (table.read([typed], 0)?.meaning.shown ?? []).flatMap((shown) => names.numberOf(shown) ?? []),
    )) {
      names.visit(number, (product, place, position) => {
        products.add(product);
        if (brands.has(names.words[number] ?? '')) begins = 'brand';
        else if (PLACES[place] === 'model' && position === 0) begins ||= 'series';
      });
    }
    return { products, begins };
  });
  if (!one?.begins || !next?.begins || (!isListed && one.begins !== next.begins)) return false;
  return ![...one.products].some((product) => next.products.has(product));
}

/** What may stand for what: a maker for a maker, a kind for a kind, a code for a code, a number for a number. */
function classOf(text: string, { names, table, brands }: Asking): string | null {
  const [word] = readQueryWords(text);
  if (!word) return null;
  const meaning = table.read([word], 0)?.meaning;
  if (meaning?.role === 'kind') return 'kind';
  if ([word.text, ...(meaning?.shown ?? [])].some((name) => brands.has(name))) return 'brand';
  if (word.isCode) return /^\d+$/.test(word.text) ? 'number' : 'code';
  // The x of «thinkpad x ή t» is a series.
  if (/^[a-z]$/.test(word.text)) return 'code';
  return matchWord(names, word).size > 0 || meaning?.role === 'must' ? 'name' : null;
}
