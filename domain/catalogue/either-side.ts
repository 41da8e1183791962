/** Reads two wishes for different things where either is enough: «windows 11 ή mac», «thunderbolt ή 32gb ram». */
import type { SearchOutcome } from '../search/search-outcome.ts';
import { isNegated } from './facets.ts';
import type { FilterSets } from './filter-sets.ts';
import type { Interpretation } from './interpret-query.ts';
import { type Selection, withImplied } from './selection.ts';

const OR = /(?<![\p{L}\d])(?:ή|or|είτε)(?![\p{L}\d])/iu;
/** The unit of «8 ή 16gb» and «laptop 14 ή 15 ιντσών» follows the second number. */
const BARE_NUMBER = /(?:^|\s)\d+\s*$/;

/**
 * Filters of different facets narrow each other, and so do filters and names; with «ή» between them they widen. A price that one side
 * names holds for both, and so does a name: the T480 of «t480 16gb ή 512gb».
 *
 * @param read a query with no alternative of this kind
 * @param order of what is found
 * @returns null for any other query
 */
export function readEitherSide(
  selection: Selection,
  read: (query: string) => Interpretation,
  sets: FilterSets,
  order: Int32Array,
): Interpretation | null {
  const parts = selection.query.split(OR).map((query) => query.trim());
  if (selection.isExact || parts.length !== 2 || parts.includes('')) return null;
  const alone = parts.map(read);
  if (alone[0]?.outcome.hasText && BARE_NUMBER.test(parts[0] ?? '')) return null;
  // The condition of «dell ή hp 16gb» holds for both names, which the search reads.
  if (alone.some(isWhole) && alone.some(isName)) return null;
  const sides = alone.every(isWhole) ? alone : withSharedWords(parts, alone).map(read);
  const outcomes = sides.map(({ outcome }) => outcome);
  if (!outcomes.every(isUnderstood) || outcomes.every((outcome) => wishesOf(outcome).length === 0)) return null;
  const [one = [], other = []] = outcomes.map((outcome) => wishesOf(outcome).map(({ facet }) => facet));
  const isShared = (facet: string) => other.some((known) => known === facet);
  // Both sides of «t480 16gb ή t490 8gb» say all; elsewhere one facet narrows or widens, and is read together.
  if (alone.every(isWhole) ? !one.every(isShared) || one.length !== other.length : one.some(isShared)) return null;
  const prices = outcomes.flatMap((outcome) => outcome.filters.filter((filter) => !wishesOf(outcome).includes(filter)));
  const filters = prices.filter(({ value }, index) => prices.findIndex((price) => price.value === value) === index);
  const met = sides.map(({ applied, outcome }) => {
    const whole = withImplied(applied, filters);
    return { applied: whole, products: sets.intersect(sets.narrow(whole, outcome)) };
  });
  if (met.some(({ products }) => products.count() === 0)) return null;
  const ranked = order.filter((position) => met.some(({ products }) => products.has(position)));
  const isAboutMain = outcomes.every(({ subject }) => subject !== 'model');
  return {
    outcome: { ranked, hasText: true, corrected: null, filters, isAboutMain },
    applied: withImplied(selection, filters),
    sides: met,
  };
}

function isName({ outcome }: Interpretation): boolean {
  return outcome.hasText && wishesOf(outcome).length === 0;
}

/** A name and a condition on each side: «t480 16gb ή t490 8gb». */
function isWhole({ outcome }: Interpretation): boolean {
  return outcome.hasText && wishesOf(outcome).length > 0;
}

/** Words before the first condition hold for the second, and those after the second for the first. */
function withSharedWords(
  [one = '', other = '']: readonly string[],
  [first, second]: readonly Interpretation[],
): string[] {
  const [lead] = first ? aroundWishes(one, first.outcome) : [''];
  const [, trail] = second ? aroundWishes(other, second.outcome) : ['', ''];
  return [`${one} ${trail}`.trim(), `${lead} ${other}`.trim()];
}

/** The text of one side before its first condition and after its last; both empty where it names none. */
function aroundWishes(query: string, outcome: SearchOutcome): readonly [string, string] {
  const spans = wishesOf(outcome).map(
    ({ words }) => [query.indexOf(words), query.indexOf(words) + words.length] as const,
  );
  if (spans.length === 0) return ['', ''];
  return [
    query.slice(0, Math.min(...spans.map(([from]) => from))),
    query.slice(Math.max(...spans.map(([, to]) => to))),
  ];
}

/** Conditions, a name, or both, all of it understood. */
function isUnderstood(outcome: SearchOutcome): boolean {
  const { corrected, service, notSold, leftOut = [], order, hasText, subject } = outcome;
  const isAnswered = corrected === null && !service && !notSold && leftOut.length === 0 && order === undefined;
  const wishes = wishesOf(outcome);
  const isNamed = hasText && (subject === 'model' || subject === 'brand');
  return isAnswered && (isNamed || (!hasText && wishes.length > 0)) && !wishes.some(({ value }) => isNegated(value));
}

/** A price beside something else holds for both sides; alone it is a wish, «16gb ή κάτω από 200». */
function wishesOf({ filters, hasText }: SearchOutcome): SearchOutcome['filters'] {
  const others = filters.filter(({ facet }) => facet !== 'price');
  return others.length === 0 && !hasText ? filters : others;
}
