/** Search as shoppers in Greece type: both scripts, either keyboard layout, slips of the fingers, filters in plain words. */

import { cleanQuery } from '../catalogue/clean-query.ts';
import { inOneAlphabet, inPlainCodes } from '../words/one-alphabet.ts';
import { isGreek } from '../words/phonetic.ts';
import { eachWord, type QueryWord, readQueryWords } from '../words/query-words.ts';
import { answerEither } from './answer-either.ts';
import { createSuggestions } from './create-suggestions.ts';
import {
  type Asked,
  type Asking,
  type Engine,
  type IndexedProduct,
  kinOf,
  nearestFirst,
  rankBest,
  vocabularyOf,
  withLeftOut,
} from './engine.ts';
import { nearestTo, readSpellings, writtenRight } from './match/corrections.ts';
import { emptyUnit, QUALITY, type Unit, type Vocabulary } from './match/match-words.ts';
import { isUnfinished, readUnits } from './match/query-units.ts';
import { modelsOfSeries } from './match/series-words.ts';
import { asTyped, writeOut } from './match/short-forms.ts';
import { type Lexicon, PLACES, type Place, type WordIndex } from './match/word-index.ts';
import {
  begunUse,
  FOR,
  generalUseBeside,
  isPurposeOf,
  isUse,
  namesOtherKind,
  purposeAsWish,
  purposesOf,
  subjectOf,
  unknownPurpose,
  withOnePurpose,
} from './purposes.ts';
import { ScoreBoard } from './rank/score-board.ts';
import { readComparedMachine } from './read/compared-machine.ts';
import { createConditionMender, doubtfulWords } from './read/condition-slips.ts';
import { readLexemes } from './read/lexemes.ts';
import { createModelNames } from './read/model-names.ts';
import { numberedModel } from './read/numbered-models.ts';
import { type ReadFilters, readFilters } from './read/read-filters.ts';
import { asAlternatives, type SteppedProduct, withEachStep } from './read/steps.ts';
import type { Search, SearchOutcome } from './search-outcome.ts';
import type { SearchWords } from './search-words.ts';

const NONE = new Int32Array();

/**
 * @param products those that answer a query equally well keep this order, unless `find` is given another
 * @param lexicon in which their words are numbered
 * @param words what shoppers say, from the shop's configuration
 * @param now ages in a query are counted from its year
 */
export function createSearch(
  products: readonly (IndexedProduct & SteppedProduct)[],
  lexicon: Lexicon,
  words: SearchWords,
  now: () => Date,
): Search {
  const positions = Int32Array.from(products.keys());
  const vocabulary = vocabularyOf(products, lexicon, words);
  const models = createModelNames(products, vocabulary, words, now);
  const spellings = readSpellings(vocabulary);
  const distanceOf = (word: QueryWord) => nearestTo(word, spellings)?.distance ?? Number.POSITIVE_INFINITY;
  const engine: Engine = {
    ...vocabulary,
    products,
    brands: new Set(products.map(({ brand }) => brand.trim().toLowerCase())),
    board: new ScoreBoard(products.length, vocabulary),
    spellings,
    models,
    mendConditions: createConditionMender(models, vocabulary.table, distanceOf),
    short: words.short,
    generalUse: words.generalUse,
    purposes: purposesOf(words),
    mainKind: words.kinds[0]?.split(',')[0]?.trim(),
  };
  const find: Search['find'] = (query, { isExact = false, readsFilters = false, order = positions } = {}) =>
    answer({ ...engine, order }, cleanQuery(query), isExact, readsFilters);
  const alike = (text: string) =>
    readQueryWords(text).flatMap((word) => vocabulary.table.read([word], 0)?.meaning.shown ?? []);
  const named = (text: string) => {
    const numbered = numberedModel(text);
    return numbered
      ? products.flatMap(({ model }, position) => (numbered.test(model) ? position : []))
      : namedPositions(vocabulary.names, text);
  };
  return { readComparison: readComparedMachine, find, named, alike, ...createSuggestions(products) };
}

/** A shorter word begins too many others. */
const SHORTEST_BEGINNING = 4;
const IN_NAME: readonly Place[] = ['model', 'brand', 'processor', 'title'];

function namedPositions(names: WordIndex, text: string): number[] {
  const words: string[] = [];
  eachWord(text, (word) => words.push(word));
  const [whole = ''] = words;
  const short = () => modelsOfSeries(text, names) ?? [names.numberOf(whole) ?? []].flat();
  const numbers = whole.length < SHORTEST_BEGINNING || /\s/.test(text) ? short() : names.startingWith(whole);
  const found: number[] = [];
  for (const number of numbers) {
    names.visit(number, (position, place) => {
      if (IN_NAME.includes(PLACES[place] as Place)) found.push(position);
    });
  }
  return found;
}

/** @param typed clean; what it says is told in its own letters */
function answer(engine: Asking, typed: string, isExact: boolean, readsFilters: boolean): SearchOutcome {
  const query = inPlainCodes(inOneAlphabet(typed));
  const { filters, rest, order, others, notApplied }: ReadFilters = readsFilters
    ? withOnePurpose(readFilters(query, engine.models, typed), engine)
    : { filters: [], rest: query, others: [], notApplied: [] };
  const spelled = isExact ? rest : writeOut(rest, engine.short);
  const stepped = isExact ? rest : withEachStep(spelled, engine.products);
  const written = asAlternatives(stepped);
  const words = readQueryWords(written);
  const said = readUnits(words, engine, isUnfinished(words, rest, filters.length > 0));
  const answerAnew = (mended: string) => {
    const outcome = answer(engine, mended, isExact, readsFilters);
    return { ...outcome, corrected: outcome.corrected ?? mended };
  };
  const mayBeMended = readsFilters && !isExact && others.length === 0 && written === rest;
  const mended = mayBeMended ? engine.mendConditions(query, doubtfulWords(written, said, words, engine)) : query;
  if (mended !== query) return answerAnew(mended);
  const either = isExact || others.length > 0 ? null : answerEither(engine, stepped, filters, order);
  if (either) return { ...either, ...(order && { order }), ...withLeftOut(notApplied) };
  const text = written === rest ? query : written.replace(/\n+/g, ' ');
  const begun = others.length === 0 && filters.length === 0 ? engine.models.readBegun(query) : null;
  const service = others.find(({ kind }) => kind === 'service');
  const notSold = others.find(
    (other) => other.kind === 'notSold' && !isPurposeOf(other.start, query, filters.length > 0, engine),
  );
  const explanation = {
    // The cheapest ThinkPad is no dock.
    ...(order && { order, isAboutMain: !namesOtherKind(engine, said, words) }),
    ...(service && { service: service.name }),
    ...(notSold && { notSold: { words: notSold.words, nearest: notSold.name } }),
    ...withLeftOut(notApplied),
    ...subjectOf(engine, said, words),
  };
  const all = purposeAsWish(said, { query: text, words, filters }, engine);
  // Beside a page or what is not sold only a name of the shop's own is another wish: the 5 of a console is none.
  const isOther = service !== undefined || notSold !== undefined;
  // «εγγύηση laptop» asks for the page as «εγγύηση» does.
  const named = all.filter((unit) => !unit.isNumber && unit.role === 'must' && hasName(unit));
  const units = isOther ? (notSold?.besideNames === false ? [] : withNumbers(named, all)) : all;
  // A question to the shop may contain a word that elsewhere names a use, «θα το στείλετε σπίτι»: it is not a search for machines.
  const isFor = readLexemes(query).some(
    ({ start }, place, all) => start < (service?.start ?? 0) && FOR.at(all, place) > 0,
  );
  const isQuestion =
    service !== undefined &&
    !isFor &&
    !all.some(({ role }) => role === 'kind') &&
    filters.every((filter) => isUse(filter) || filter.facet === 'grade' || filter.facet === 'battery');
  // «εγγ» begins the name of a page, and of nothing that the shop has; «πληρ» is the stem of a word in descriptions, too.
  const isUnknown = units.every(
    ({ matches, described, role }) =>
      matches.size === 0 &&
      role !== 'kind' &&
      // «φοιτ» sounds like an English word of descriptions.
      ![...described].some(
        ([number, quality]) =>
          quality >= QUALITY.sound &&
          isGreek(engine.descriptions.words[number] ?? '') === isGreek(words[0]?.text ?? ''),
      ),
  );
  if (begun && isUnknown && !engine.table.spellings.has(words[0]?.text ?? '')) {
    if (begun.kind === 'use') return begunUse(engine, begun.name, query);
    const told =
      begun.kind === 'service' ? { service: begun.name } : { notSold: { words: query.trim(), nearest: begun.name } };
    return { ranked: NONE, hasText: true, corrected: null, filters: [], ...told };
  }
  if (units.length === 0 && isQuestion && !order)
    return { ranked: NONE, hasText: true, corrected: null, filters: [], ...explanation };
  if (units.length === 0) {
    const asksForOther = (service && filters.length === 0 && !order) || notSold;
    // A query that says something, but not in letters and digits, finds nothing; one that says nothing finds everything.
    const isSaid = words.length + filters.length + notApplied.length > 0;
    const isSilent = !asksForOther && (isSaid || order || query.trim() === '');
    const ranked = isSilent ? engine.order : NONE;
    return {
      ranked,
      hasText: !isSilent,
      corrected: null,
      // The USB-C of a charger that is not sold is no condition of a machine.
      filters: notSold?.besideNames === false ? [] : filters,
      ...explanation,
      ...(isSilent && query.trim() !== '' && { isAboutMain: true }),
    };
  }
  const asked: Asked = {
    query: text,
    words,
    units: units.concat(wishesOf(engine, filters)),
    hasFilters: filters.length > 0 || order !== undefined,
  };
  const { ranking, corrected } = rankBest(engine, asked, isExact);
  // A corrected word may be one of a condition.
  const left = mayBeMended && corrected !== null ? readFilters(corrected, engine.models).rest : rest;
  if (corrected !== null && readQueryWords(left).length < readQueryWords(rest).length) return answerAnew(corrected);
  const purpose =
    readsFilters && corrected === null && !isOther
      ? unknownPurpose(asked, filters, ranking.ranked.length === 0, engine)
      : null;
  if (purpose) return { ...purpose, ...explanation };
  const told = corrected ?? (isExact || !readsFilters ? null : writtenRight(text, words, units, engine));
  const shown = filters.concat(generalUseBeside(notSold, filters, engine) ?? []);
  const outcome = { ranked: ranking.ranked, hasText: true, corrected: told, filters: shown, ...explanation };
  if (ranking.isFull) return outcome;
  const isNothing = ranking.ranked.length === 0;
  if (isNothing && (!readsFilters || isOther || corrected !== null)) return outcome;
  const lacking = isNothing ? units.filter(({ role }) => role === 'must') : ranking.leftOut;
  const leftOut = lacking.flatMap(({ from, to }) => text.slice(words[from]?.start, words[to - 1]?.end) || []);
  const kin = kinOf(engine, isNothing ? engine.order : ranking.ranked, units, leftOut);
  if (isNothing && !kin) return outcome;
  const nearest = nearestFirst(engine, kin ?? ranking.ranked, leftOut);
  return { ...outcome, ranked: nearest, leftOut: [...notApplied, ...asTyped(leftOut, rest, engine.short)] };
}

/** The 15 of «hp pavilion 15» lifts what has the names. */
function withNumbers(named: readonly Unit[], all: readonly Unit[]): Unit[] {
  const numbers = all.filter(({ isNumber, role }) => isNumber && role === 'must');
  const wishes = numbers.map((unit) => ({ ...unit, role: 'wish' as const, isNumber: false }));
  return named.length === 0 ? [] : [...named, ...wishes];
}

function hasName({ matches, knowledge }: Unit): boolean {
  return matches.size > 0 && knowledge === 'sure';
}

/** A size that became a filter still lifts the titles that name it: of the 13-inch class, those with 13.3" for «13,3». */
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
