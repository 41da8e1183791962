/** Reads two wishes for different things, of which one is enough: «windows 11 ή mac», «thunderbolt ή 32gb ram». */
import type { SearchOutcome } from '../search/search-outcome.ts';
import { isNegated } from './facets.ts';
import type { FilterSets } from './filter-sets.ts';
import type { Interpretation } from './interpret-query.ts';
import type { Selection } from './selection.ts';

const OR = /(?<![\p{L}\d])(?:ή|or|είτε)(?![\p{L}\d])/iu;
/** The unit of «8 ή 16gb» and «laptop 14 ή 15 ιντσών» follows the second number. */
const BARE_NUMBER = /(?:^|\s)\d+\s*$/;

/**
 * Filters of different facets narrow each other, and so do filters and names; with «ή» between them they widen. A price that one side
 * names holds for both.
 *
 * @param read a query with no alternative of this kind
 * @param order of what is found
 * @returns null for any other query
 */
export function readEitherSide(
  selection: Selection,
  read: (selection: Selection) => Interpretation,
  sets: FilterSets,
  order: Int32Array,
): SearchOutcome | null {
  const sides = selection.query.split(OR);
  if (selection.isExact || sides.length !== 2) return null;
  const readings = sides.map((query) => read({ ...selection, query: query.trim() }));
  const outcomes = readings.map(({ outcome }) => outcome);
  if (!outcomes.every(isOneWish) || outcomes.every(({ hasText }) => hasText)) return null;
  if (outcomes[0]?.hasText && BARE_NUMBER.test(sides[0] ?? '')) return null;
  const [one = [], other = []] = outcomes.map((outcome) => wishesOf(outcome).map(({ facet }) => facet));
  if (one.some((facet) => other.includes(facet))) return null;
  const found = readings.map(({ applied, outcome }) =>
    sets.intersect(sets.narrow({ ...applied, prices: selection.prices }, outcome)),
  );
  if (found.some((set) => set.count() === 0)) return null;
  return {
    ranked: order.filter((position) => found.some((set) => set.has(position))),
    hasText: true,
    corrected: null,
    filters: outcomes.flatMap(({ filters }) => filters.filter(({ facet }) => facet === 'price')),
  };
}

/** Either filters or the name of something, all of it understood. */
function isOneWish(outcome: SearchOutcome): boolean {
  const { corrected, service, notSold, leftOut = [], order, hasText, subject } = outcome;
  const isAnswered = corrected === null && !service && !notSold && leftOut.length === 0 && order === undefined;
  const wishes = wishesOf(outcome);
  const isName = hasText && subject === 'model' && wishes.length === 0;
  const isCondition = !hasText && wishes.length > 0 && !wishes.some(({ value }) => isNegated(value));
  return isAnswered && (isName || isCondition);
}

function wishesOf({ filters }: SearchOutcome): SearchOutcome['filters'] {
  return filters.filter(({ facet }) => facet !== 'price');
}
