/** Search as shoppers in Greece type: both scripts, either keyboard layout, slips of the fingers, filters in plain words. */

import { cleanQuery } from './clean-query.ts';
import { correctWords, readSpellings, type Spellings } from './corrections.ts';
import type { ModelNames } from './lexemes.ts';
import { emptyUnit, type Unit, type Vocabulary } from './match-words.ts';
import { readUnits } from './query-units.ts';
import { type Ranking, rankProducts } from './rank-products.ts';
import { readFilters } from './read-filters.ts';
import { ScoreBoard } from './score-board.ts';
import type { Search, SearchableProduct, SearchOutcome } from './search-outcome.ts';
import { createWordTable, type SearchWords } from './search-words.ts';
import { createSuggest } from './suggest.ts';
import { type AddWord, createWordIndex, PLACES, type WordIndex } from './word-index.ts';
import { eachWord, type QueryWord, readQueryWords } from './words.ts';

/** The digits of a name that people leave the letters off: 7470 of E7470, 480 of T480. */
const PART_OF_CODE = /^[a-z]+(\d{3,})[a-z]*$/;
const MODEL = PLACES.indexOf('model');

interface Engine extends Vocabulary {
  everything: readonly number[];
  board: ScoreBoard;
  spellings: Spellings;
  models: ModelNames;
}

/**
 * @param products in ascending order of price: products that answer a query equally well keep this order
 * @param options.words what shoppers say, from the shop's configuration
 */
export function createSearch(products: readonly SearchableProduct[], options: { words: SearchWords }): Search {
  const names = createWordIndex(products.length, (product, add) => addNames(products[product], add));
  const descriptions = createWordIndex(products.length, (product, add) =>
    eachWord(products[product]?.description ?? '', (word, position) => add(word, 'description', position)),
  );
  const vocabulary: Vocabulary = { names, descriptions, table: createWordTable(options.words) };
  const engine: Engine = {
    ...vocabulary,
    everything: products.map((_, position) => position),
    board: new ScoreBoard(products.length, vocabulary),
    spellings: readSpellings(vocabulary),
    models: createModelNames(names),
  };
  const find: Search['find'] = (query, { isExact = false, readsFilters = false } = {}) =>
    answer(engine, cleanQuery(query), isExact, readsFilters);
  return { find, suggest: createSuggest(products, find) };
}

/** The weightiest place first: a word counts where it comes first. */
function addNames(product: SearchableProduct | undefined, add: AddWord): void {
  if (!product) return;
  const codes: string[] = [];
  eachWord(product.model, (word, position) => {
    add(word, 'model', position);
    const digits = PART_OF_CODE.exec(word)?.[1];
    if (digits) codes.push(digits);
  });
  for (const place of ['brand', 'processor', 'title'] as const) {
    eachWord(product[place], (word, position) => add(word, place, position));
  }
  for (const digits of codes) add(digits, 'part', 0);
  let before = '';
  eachWord(product.details, (word, position) => {
    add(word, 'details', position);
    // "Windows 10" as one word: the 10 alone is the name of a model.
    if (/^\d+$/.test(word)) add(before + word, 'details', position);
    before = word;
  });
}

function createModelNames(names: WordIndex): ModelNames {
  const productsOf = (text: string) => {
    const found = new Map<number, number>();
    const word = names.numberOf(text);
    if (word === undefined) return found;
    names.visit(word, (product, place, position) => {
      if (place === MODEL) found.set(product, position);
    });
    return found;
  };
  return {
    has: (word) => productsOf(word).size > 0,
    isCountedByGeneration: (word) => {
      const counted = productsOf('gen');
      return [...productsOf(word)].some(([product, position]) => {
        const generation = counted.get(product);
        return generation !== undefined && (/\d/.test(word) || generation === position + 1);
      });
    },
  };
}

function answer(engine: Engine, query: string, isExact: boolean, readsFilters: boolean): SearchOutcome {
  const { filters, rest } = readsFilters ? readFilters(query, engine.models) : { filters: [], rest: query };
  const words = readQueryWords(rest);
  const units = readUnits(words, engine);
  // A query that says something, but not in letters and digits, finds nothing; one that says nothing finds everything.
  const isSilent = words.length > 0 || filters.length > 0 || query.trim() === '';
  if (units.length === 0) {
    return { ranked: isSilent ? engine.everything : [], hasText: !isSilent, corrected: null, filters };
  }
  const asked: Asked = { query, words, units: units.concat(wishesOf(engine, filters)), hasFilters: filters.length > 0 };
  const { ranking, corrected } = rankBest(engine, asked, isExact);
  const outcome = { ranked: ranking.ranked, hasText: true, corrected, filters };
  if (ranking.isFull || ranking.ranked.length === 0) return outcome;
  const leftOut = ranking.leftOut.flatMap((at) => query.slice(words[at]?.start, words[at]?.end) || []);
  return { ...outcome, leftOut };
}

interface Asked {
  query: string;
  words: readonly QueryWord[];
  units: readonly Unit[];
  hasFilters: boolean;
}

/** As typed, unless that finds nothing, or nothing but beginnings, where a corrected query finds more. */
function rankBest(
  { board, spellings, ...vocabulary }: Engine,
  { query, words, units, hasFilters }: Asked,
  isExact: boolean,
): { ranking: Ranking; corrected: string | null } {
  const typed = rankProducts(board, units, hasFilters);
  if (isExact) return { ranking: typed.isFull ? typed : { ...typed, ranked: [] }, corrected: null };
  const isCertain = units.every(({ role, knowledge }) => role !== 'must' || knowledge === 'sure');
  const correction = typed.isFull && isCertain ? null : correctWords({ query, words, units }, vocabulary, spellings);
  if (!correction) return { ranking: typed, corrected: null };
  const read = readUnits(correction.words, vocabulary);
  const corrected = rankProducts(board, read.concat(units.filter(({ from }) => from < 0)), hasFilters);
  const isBetter = corrected.ranked.length > 0 && (corrected.isFull || !typed.isFull);
  return isBetter ? { ranking: corrected, corrected: correction.query } : { ranking: typed, corrected: null };
}

/** A size that became a filter still lifts the titles that name it: of the 15-inch class, those with 16" for «16"». */
function wishesOf(engine: Vocabulary, filters: SearchOutcome['filters']): Unit[] {
  return filters
    .filter(({ facet }) => facet === 'screen')
    .flatMap(({ words }) => readQueryWords(words).filter(({ isCode }) => isCode))
    .map(({ text }): Unit => {
      const number = engine.names.numberOf(text);
      const matches = new Map(number === undefined ? [] : [[number, 100] as const]);
      return { ...emptyUnit(-1, 'wish'), matches };
    });
}
