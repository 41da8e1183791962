/** What a query is about: models, makers, another kind; and the purpose of a machine, which follows «για» and is no name of one. */

import { MOST_LAPTOP } from '../catalogue/facets.ts';
import { type QueryWord, readQueryWords } from '../words/query-words.ts';
import { type Asked, type Asking, type Engine, rankBest } from './engine.ts';
import type { Unit } from './match/match-words.ts';
import { PLACES, type Place } from './match/word-index.ts';
import { phrases, readLexemes } from './read/lexemes.ts';
import type { ReadFilters } from './read/read-filters.ts';
import type { ImpliedFilter, SearchOutcome } from './search-outcome.ts';
import type { SearchWords } from './search-words.ts';

export const FOR = phrases('για, for, gia');
/** What follows is a part of a machine and no purpose: «λάπτοπ με 2 θύρες usb». */
const WITH = phrases('με, χωρίς, with, without, me, xoris');

/** «οθόνη για το laptop». */
const MOST_BETWEEN = 2;

/** «docking για dell», «τάμπλετ για παιδί»: of a kind beside the main one all are shown, those first that name what it is for. */
export function purposeAsWish(
  units: Unit[],
  { query, words, filters }: { query: string; words: readonly QueryWord[]; filters: SearchOutcome['filters'] },
  engine: Asking,
): Unit[] {
  const isFor = ({ start, end }: QueryWord) => FOR.at(readLexemes(query.slice(start, end)), 0) > 0;
  const lead = words.findIndex(isFor);
  const isMain = ({ from }: Unit) => kindAt(words, from, engine) === engine.mainKind;
  const [kind, ...further] = units.filter(({ role }) => role === 'kind');
  const asWishes = (isWish: (unit: Unit) => boolean): Unit[] =>
    units.map((unit) => (isWish(unit) ? { ...unit, role: 'wish' } : unit));
  // The keyboard of «πληκτρολόγιο laptop άνετο» is the laptop's.
  const isUnknownPart = ({ matches, from }: Unit) =>
    matches.size === 0 && engine.models.isPart(words[from]?.text ?? '');
  if (kind && isMain(kind)) return asWishes((unit) => unit.role === 'must' && isUnknownPart(unit));
  if (!kind) return units;
  // «οθόνη που δεν κουράζει laptop» asks for a laptop, «οθόνη για laptop» for a screen.
  const isOwn = further.some((unit) => isMain(unit) && !words.slice(unit.from - MOST_BETWEEN, unit.from).some(isFor));
  // «οθόνη full hd 13 ιντσών» is a laptop's.
  const isOfLaptop = filters.some(
    ({ facet, value }) => facet === 'screen' && Number.parseInt(value, 10) <= MOST_LAPTOP,
  );
  if ((isOwn || (isOfLaptop && lead < 0)) && engine.models.isPart(words[kind.from]?.text ?? ''))
    return asWishes((unit) => unit === kind);
  // The USB-C of «βάση για thinkpad με usb-c» is the dock's again.
  const isWith = ({ text }: QueryWord, at: number) => at > lead && WITH.at(readLexemes(text), 0) > 0;
  const end = words.findIndex(isWith);
  const isOfPurpose = ({ from }: Unit) => from > lead && (end < 0 || from < end);
  return kind.from < lead ? asWishes((unit) => unit.role === 'must' && isOfPurpose(unit)) : units;
}

function kindAt(words: readonly QueryWord[], index: number, { table }: Asking): string | undefined {
  return table.read(words, index)?.meaning.shown[0];
}

/** Whether a kind of product or a property is asked for, «οθόνη για ps5», «vga για προβολέα»: the words after «για» only name its purpose. */
export function isPurposeOf(start: number, query: string, hasFilters: boolean, engine: Asking): boolean {
  const words = readQueryWords(query.slice(0, start));
  const isFor = words.some((word) => FOR.at(readLexemes(word.text), 0) > 0);
  return isFor && (hasFilters || words.some((word) => engine.table.read([word], 0)?.meaning.role === 'kind'));
}

/** For a purpose without a rule of its own (`laptop for a nurse`) the rule of general use applies; the unknown words are returned with it. */
export function unknownPurpose(
  { query, words, units }: Asked,
  filters: SearchOutcome['filters'],
  isEmpty: boolean,
  engine: Asking,
): SearchOutcome | null {
  if (!engine.generalUse || filters.some(isUse)) return null;
  const lead = words.findIndex(({ start, end }) => FOR.at(readLexemes(query.slice(start, end)), 0) > 0);
  const isUnknown = (unit: Unit) => unit.matches.size === 0 && !unit.isCode && !unit.isForeign;
  // Where all words together find nothing, one that some name has says no more than the others: «για φροντιστήριο αγγλικών».
  const isPurpose = (unit: Unit) => isUnknown(unit) || (isEmpty && !unit.isCode && !unit.isForeign);
  const isOfMain =
    !words.some(({ text }) => WITH.at(readLexemes(text), 0) > 0) &&
    units.some(({ role, from }) => role === 'kind' && kindAt(words, from, engine) === engine.mainKind);
  // Beside the name of what the shop sells most of, an unknown word is a purpose, too: `teacher laptop`.
  const after = units.filter(
    (unit) =>
      unit.role === 'must' && ((lead >= 0 && unit.from > lead) || (isOfMain && unit.from >= 0 && isUnknown(unit))),
  );
  const [first] = after;
  // A word of some description counts only where that answers.
  const isDescribed = !isEmpty && (first?.wideMatches.size ?? 0) + (first?.described.size ?? 0) > 0;
  if (!first || isDescribed || !after.every(isPurpose) || !after.some(isUnknown)) return null;
  const rest = units.filter((unit) => !after.includes(unit));
  const { ranking } = rankBest(engine, { query, words, units: rest, hasFilters: true }, false);
  const isNamed = rest.some(({ role }) => role === 'must');
  if (isNamed && (!ranking.isFull || ranking.ranked.length === 0)) return null;
  const phrase = query.slice(
    words[lead < 0 ? first.from : Math.min(lead, first.from)]?.start,
    words[after.at(-1)?.from ?? lead]?.end,
  );
  return {
    ranked: ranking.ranked,
    hasText: rest.length > 0,
    corrected: null,
    filters: [...filters, { facet: 'use', value: engine.generalUse, words: phrase }],
    leftOut: after.flatMap(({ from }) => query.slice(words[from]?.start, words[from]?.end)),
  };
}

export function begunUse({ order }: Asking, use: string, words: string): SearchOutcome {
  const filters = [{ facet: 'use' as const, value: use, words }];
  return { ranked: order, hasText: false, corrected: null, filters, isAboutMain: true };
}

export function isUse({ facet }: SearchOutcome['filters'][number]): boolean {
  return facet === 'use';
}

export function purposesOf({ uses }: SearchWords): ReadonlySet<string> {
  return new Set(Object.entries(uses).flatMap(([use, { needs }]) => (needs.supported || needs.windows ? use : [])));
}

/** «για τον γιο μου, αρχιτεκτονική»: what anybody needs is said by the other purpose, too. */
export function withOnePurpose(read: ReadFilters, { generalUse, purposes }: Engine): ReadFilters {
  const isPurpose = ({ facet, value }: ImpliedFilter) => facet === 'use' && value !== generalUse && purposes.has(value);
  if (!read.filters.some(isPurpose)) return read;
  return { ...read, filters: read.filters.filter(({ facet, value }) => facet !== 'use' || value !== generalUse) };
}

export function namesOtherKind(engine: Asking, units: readonly Unit[], words: readonly QueryWord[]): boolean {
  return units.some(({ role, from }) => role === 'kind' && kindAt(words, from, engine) !== engine.mainKind);
}

export function subjectOf(
  engine: Asking,
  units: readonly Unit[],
  words: readonly QueryWord[],
): Pick<SearchOutcome, 'subject'> {
  const { names } = engine;
  const isOtherKind = namesOtherKind(engine, units, words);
  const musts = units.filter(({ role }) => role === 'must');
  if (musts.length === 0) return isOtherKind ? { subject: 'other' } : {};
  const isAt =
    (places: readonly Place[]) =>
    ({ matches, knowledge }: Unit) => {
      let isThere = false;
      for (const word of knowledge === 'sure' ? matches.keys() : []) {
        names.visit(word, (_product, place) => {
          isThere ||= places.includes(PLACES[place] as Place);
        });
      }
      return isThere;
    };
  if (musts.some(isAt(['model', 'processor', 'title']))) return { subject: 'model' };
  return { subject: musts.every(isAt(['brand'])) ? 'brand' : 'other' };
}

/** Beside what another maker sells comes what suits most people, as where nothing else is said: the filter of that use. */
export function generalUseBeside(
  notSold: { name: string; words: string } | undefined,
  filters: SearchOutcome['filters'],
  { generalUse }: Asking,
): SearchOutcome['filters'] | null {
  const isGeneral = generalUse !== undefined && notSold?.name.includes(`use=${generalUse}`) && !filters.some(isUse);
  return isGeneral && notSold ? [{ facet: 'use', value: generalUse, words: notSold.words }] : null;
}
