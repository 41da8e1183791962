/** Reads two wishes for different things where either is enough: «windows 11 ή mac», «thunderbolt ή 32gb ram». */
import type { ImpliedFilter, SearchOutcome } from '../search/search-outcome.ts';
import { splitAlternatives } from '../words/either-or.ts';
import { facetRow, isNegated } from './facets.ts';
import type { FilterSets } from './filter-sets.ts';
import type { Interpretation } from './interpret-query.ts';
import { type Selection, withImplied } from './selection.ts';

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
  const parts = splitAlternatives(selection.query).map((part) => part.trim());
  if (selection.isExact || parts.length < 2) return null;
  const alone = parts.map(read);
  if (endsInBareNumber(parts[0] ?? '', alone[0]?.outcome) || isReadTogether(read(selection.query))) return null;
  const areWhole = isEachWhole(parts, alone);
  const sides = areWhole ? alone : sharedSides(parts, alone, read);
  if (!sides?.every(({ outcome }) => isUnderstood(outcome))) return null;
  const filters = areWhole && isEachPriced(alone) ? [] : sharedPrices(sides);
  const met = sides.map(({ applied, outcome, text }) => {
    const whole = withImplied(applied, filters);
    return { applied: whole, text, products: sets.intersect(sets.narrow(whole, outcome)) };
  });
  const isMissing = (index: number) =>
    met[index]?.products.count() === 0 || (sides[index]?.outcome.leftOut ?? []).length > 0;
  const leftOut = parts.filter((_, index) => isMissing(index));
  if (leftOut.length === parts.length || (leftOut.length > 0 && !areWhole)) return null;
  const found = met.filter((_, index) => !isMissing(index));
  const ranked = order.filter((position) => found.some(({ products }) => products.has(position)));
  const isAboutMain = sides.every(({ outcome }) => outcome.subject !== 'model');
  return {
    outcome: { ranked, hasText: true, corrected: null, filters, isAboutMain, ...(leftOut.length > 0 && { leftOut }) },
    applied: withImplied(selection, filters),
    text: '',
    sides: found,
  };
}

/**
 * Each side of «t480 16gb ή t490 8gb», «dell έως 200 ή hp έως 300» and «14 ιντσών 16gb ή 15 ιντσών 8gb» says all, in the same order;
 * a side that nothing fulfils may lack a condition.
 */
function isEachWhole(parts: readonly string[], alone: readonly Interpretation[]): boolean {
  const isPriced = isEachPriced(alone);
  const said = alone
    .filter(({ outcome }) => !outcome.leftOut?.length)
    .map(({ outcome }) => (isPriced ? outcome.filters : wishesOf(outcome)).map(({ facet }) => facet));
  const [least = []] = said.toSorted((a, b) => a.length - b.length);
  const areNamed = alone.every(({ outcome }) => isNamed(outcome));
  const lead = alone.map(({ outcome }, index) => outcome.filters.some(({ words }) => parts[index]?.startsWith(words)));
  const isParallel = areNamed ? least.length > 0 && new Set(lead).size === 1 : new Set(least).size > 1;
  return isParallel && said.every((facets) => least.every((facet) => facets.includes(facet)));
}

function isEachPriced(alone: readonly Interpretation[]): boolean {
  return alone.every(({ outcome }) => outcome.filters.some(({ facet }) => facet === 'price'));
}

/** The two sides of one name or price: «t480 16gb ή 512gb». Values of one facet are read together, unless a machine may have several: ports, uses. */
function sharedSides(
  parts: readonly string[],
  alone: readonly Interpretation[],
  read: (query: string) => Interpretation,
): Interpretation[] | null {
  const isWhole = ({ outcome }: Interpretation) => isNamed(outcome) && wishesOf(outcome).length > 0;
  // The condition of «dell ή hp 16gb» holds for both names, and so do both of «16gb dell ή hp touch»: the search reads them.
  const isOfBoth = alone.some(isWhole) && alone.every((side) => isWhole(side) || isName(side));
  // The x of «thinkpad t ή x 16gb» is a series, which means nothing alone.
  if (parts.length > 2 || isOfBoth || /^\p{L}\s/u.test(parts[1] ?? '')) return null;
  const [one = [], other = []] = alone.map(({ outcome }) => wishesOf(outcome).map(({ facet }) => facet));
  const common = one.filter((facet) => other.includes(facet));
  if (common.some((facet) => facet === 'price' || !facetRow(facet).isWantedTogether)) return null;
  const sides = withSharedWords(parts, alone, common).map(read);
  return sides.every(({ outcome }) => wishesOf(outcome).length === 0) ? null : sides;
}

function sharedPrices(sides: readonly Interpretation[]): SearchOutcome['filters'] {
  const prices = sides.flatMap(({ outcome }) =>
    outcome.filters.filter((filter) => !wishesOf(outcome).includes(filter)),
  );
  return prices.filter(({ value }, index) => prices.findIndex((price) => price.value === value) === index);
}

/** The 8 of «laptop 8 ή 16gb», but not the 200 of «dell κάτω από 200 ή hp». */
function endsInBareNumber(part: string, outcome: SearchOutcome | undefined): boolean {
  const isPrice = outcome?.filters.some(({ words }) => part.endsWith(words));
  return outcome?.hasText === true && BARE_NUMBER.test(part) && !isPrice;
}

/** The «a+ ή aa» of «a+ ή aa dell» is one condition, also where nothing has it. */
function isReadTogether({ outcome: { filters, leftOut = [] } }: Interpretation): boolean {
  return [...filters.map(({ words }) => words), ...leftOut].some((words) => splitAlternatives(words).length > 1);
}

function isNamed({ hasText, subject }: SearchOutcome): boolean {
  return hasText && (subject === 'model' || subject === 'brand');
}

function isName({ outcome }: Interpretation): boolean {
  return outcome.hasText && wishesOf(outcome).length === 0;
}

/** Words before the first condition hold for the second, and those after the second for the first: the 16 GB of «intel ή amd 16gb», too. */
function withSharedWords(
  [one = '', other = '']: readonly string[],
  [first, second]: readonly Interpretation[],
  common: readonly ImpliedFilter['facet'][],
): string[] {
  const [lead] = first ? aroundWishes(one, first.outcome, common) : [''];
  const [, trail] = second ? aroundWishes(other, second.outcome, common) : ['', ''];
  return [`${one} ${trail}`.trim(), `${lead} ${other}`.trim()];
}

/** The text of one side before its first condition and after its last; both empty where it names none. */
function aroundWishes(
  query: string,
  outcome: SearchOutcome,
  common: readonly ImpliedFilter['facet'][],
): readonly [string, string] {
  const spans = wishesOf(outcome)
    .filter(({ facet }) => common.length === 0 || common.includes(facet))
    .map(({ words }) => [query.indexOf(words), query.indexOf(words) + words.length] as const);
  if (spans.length === 0) return ['', ''];
  const [starts, ends] = [spans.map(([from]) => from), spans.map(([, to]) => to)];
  // Of several of one facet, `amd 6 core`, the nearest to the «ή» is the alternative.
  return common.length > 0
    ? [query.slice(0, Math.max(...starts)), query.slice(Math.min(...ends))]
    : [query.slice(0, Math.min(...starts)), query.slice(Math.max(...ends))];
}

/** Conditions, a name, or both, all of it understood. */
function isUnderstood(outcome: SearchOutcome): boolean {
  const { corrected, service, notSold, order, hasText } = outcome;
  const isAnswered = corrected === null && !service && !notSold && order === undefined;
  const wishes = wishesOf(outcome);
  return isAnswered && (hasText || wishes.length > 0) && !wishes.some(isDenied);
}

/** «χωρίς αφή ή αριθμητικό» wants neither. */
function isDenied({ facet, value }: ImpliedFilter): boolean {
  const row = facet === 'price' ? null : facetRow(facet);
  return isNegated(value) || (row?.isEither === true && row.values.indexOf(value) > 0);
}

/** A price beside something else holds for both sides; alone it is a wish, «16gb ή κάτω από 200». */
function wishesOf({ filters, hasText }: SearchOutcome): SearchOutcome['filters'] {
  const others = filters.filter(({ facet }) => facet !== 'price');
  return others.length === 0 && !hasText ? filters : others;
}
