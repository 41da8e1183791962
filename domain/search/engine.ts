/** What a search asks with, and the best ranking of a query: as it was typed, or corrected. */

import type { QueryWord } from '../words/query-words.ts';
import { correctWords, type Spellings } from './match/corrections.ts';
import type { Unit, Vocabulary } from './match/match-words.ts';
import { readUnits } from './match/query-units.ts';
import type { ShortForm } from './match/short-forms.ts';
import { createWordIndex, type Lexicon, type WordSpots } from './match/word-index.ts';
import { kinshipTo } from './rank/kinship.ts';
import { type Ranking, rankProducts } from './rank/rank-products.ts';
import type { ScoreBoard } from './rank/score-board.ts';
import type { MendConditions } from './read/condition-slips.ts';
import { type ModelNames, SPOKEN_WORDS } from './read/lexemes.ts';
import type { SteppedProduct } from './read/steps.ts';
import type { SearchableProduct, SearchOutcome } from './search-outcome.ts';
import { type SearchWords, wordTableOf } from './search-words.ts';

/** A product whose words were collected: what a search needs besides them. */
export interface IndexedProduct extends Pick<SearchableProduct, 'brand' | 'model' | 'processor'> {
  names: WordSpots;
  descriptions: WordSpots;
}

export function vocabularyOf(products: readonly IndexedProduct[], lexicon: Lexicon, words: SearchWords): Vocabulary {
  const indexOf = (place: 'names' | 'descriptions') =>
    createWordIndex(
      lexicon,
      products.map((product) => product[place]),
    );
  return {
    names: indexOf('names'),
    descriptions: indexOf('descriptions'),
    table: wordTableOf(words),
    spoken: SPOKEN_WORDS,
  };
}

export interface Engine extends Vocabulary {
  products: readonly (Pick<IndexedProduct, 'brand' | 'model' | 'processor'> & SteppedProduct)[];
  /** Lower case. */
  brands: ReadonlySet<string>;
  board: ScoreBoard;
  spellings: Spellings;
  models: ModelNames;
  mendConditions: MendConditions;
  short: readonly ShortForm[];
  generalUse: string | undefined;
  /** The uses of a machine as a whole, which ask for a supported system; others ask for a part of it. */
  purposes: ReadonlySet<string>;
  /** How the owner's table writes what the shop sells most of. */
  mainKind: string | undefined;
}

/** An engine for one query, with the order that equals keep. */
export interface Asking extends Engine {
  order: Int32Array;
}

export interface Asked {
  query: string;
  words: readonly QueryWord[];
  units: readonly Unit[];
  hasFilters: boolean;
}

const NONE = new Int32Array();
/** Further than any model. */
const OTHER_KIND = 1e9;
const NOTHING = { model: '', processor: '' };

/** As typed, unless that finds nothing, or nothing but beginnings, where a corrected query finds more. */
export function rankBest(
  { board, spellings, order, ...vocabulary }: Asking,
  { query, words, units, hasFilters }: Asked,
  isExact: boolean,
): { ranking: Ranking; corrected: string | null } {
  const typed = rankProducts(board, order, units, hasFilters);
  if (isExact) return { ranking: typed.isFull ? typed : { ...typed, ranked: NONE }, corrected: null };
  const isCertain = units.every(({ role, knowledge }) => role !== 'must' || knowledge === 'sure');
  const correction = typed.isFull && isCertain ? null : correctWords({ query, words, units }, vocabulary, spellings);
  if (!correction) return { ranking: typed, corrected: null };
  const read = readUnits(correction.words, vocabulary);
  // A word that says nothing is no correction: «καλημέρα» would be «καλύτερο», and everything is shown.
  if (read.length === 0) return { ranking: typed, corrected: null };
  const corrected = rankProducts(board, order, read.concat(units.filter(({ from }) => from < 0)), hasFilters);
  const isBetter = corrected.ranked.length > 0 && (corrected.isFull || !typed.isFull);
  return isBetter ? { ranking: corrected, corrected: correction.query } : { ranking: typed, corrected: null };
}

/** Where a model or a processor is asked for that is not there, its kin come first, and before docks what the shop sells most of. */
export function nearestFirst({ products, board }: Asking, ranked: Int32Array, leftOut: readonly string[]): Int32Array {
  const kinshipOf = kinshipTo(leftOut);
  if (!kinshipOf) return ranked;
  const distances = new Map(
    Array.from(ranked, (position) => {
      const { distance, isKin } = kinshipOf(products[position] ?? NOTHING);
      return [position, isKin || board.isMainKind[position] === 1 ? distance : distance + OTHER_KIND];
    }),
  );
  return ranked.toSorted((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0));
}

/** The kin alone where nothing but the name of a model or a processor was said, «m4 16gb» or `7390`; null where there are none. */
export function kinOf(
  { products }: Asking,
  ranked: Int32Array,
  units: readonly Unit[],
  leftOut: readonly string[],
): Int32Array | null {
  const isOfCodes = units.every(({ role, isCode }) => role !== 'must' || isCode) && !leftOut.some(isMeasure);
  const kinshipOf = isOfCodes ? kinshipTo(leftOut) : null;
  const kin = kinshipOf && ranked.filter((position) => kinshipOf(products[position] ?? NOTHING).isKin);
  return kin && kin.length > 0 ? kin : null;
}

/** A number alone is a name only where it is written as Dell's are. */
function isMeasure(text: string): boolean {
  return /^\d+$/.test(text) && !/^\d{3}0$/.test(text);
}

export function withLeftOut(leftOut: readonly string[]): Pick<SearchOutcome, 'leftOut'> {
  return leftOut.length > 0 ? { leftOut } : {};
}
