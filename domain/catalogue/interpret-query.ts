import { fold } from '../locale/fold.ts';
import type { ImpliedFilter, Search, SearchOutcome } from '../search/search-outcome.ts';
import type { BitSet } from './bit-set.ts';
import { boundsOf } from './bounds-of-machine.ts';
import { cleanQuery } from './clean-query.ts';
import { readEitherSide } from './either-side.ts';
import { facetRow, isNegated, MOST_LAPTOP, numberOf } from './facets.ts';
import type { FilterSets } from './filter-sets.ts';
import { isOfferGroup } from './offers.ts';
import { type Selection, WHOLE_CATALOGUE, withImplied, withoutWords } from './selection.ts';

const NO_SEARCH: SearchOutcome = { ranked: new Int32Array(), hasText: false, corrected: null, filters: [] };

/** Reads the query of a selection: its outcome, and the selection with the filters that its words mean. */
export interface Interpretation {
  outcome: SearchOutcome;
  applied: Selection;
  /** What the query says besides conditions of a variant and what it takes out: words of options, «ασημί». */
  text: string;
  /** Where either of two wishes is enough: the selection of each, and the products that meet it. */
  sides?: readonly (Pick<Interpretation, 'applied' | 'text'> & { products: BitSet })[] | undefined;
}

/**
 * The query with its words read as filters.
 *
 * @param order of products that match alike
 */
export function interpretQuery(
  selection: Selection,
  sets: FilterSets,
  search: Search,
  order: Int32Array,
): Interpretation {
  if (selection.query === '') return { outcome: NO_SEARCH, applied: selection, text: '' };
  const read = (query: string) => interpretWish({ ...selection, query }, sets, search, order);
  return readEitherSide(selection, read, sets, order) ?? read(selection.query);
}

function interpretWish(selection: Selection, sets: FilterSets, search: Search, order: Int32Array): Interpretation {
  const { query, isExact } = selection;
  const found = isExact
    ? search.find(query, { isExact, readsFilters: false, order })
    : findCompared(query, sets, search, order);
  const known = { ...found, filters: withoutUnusedSizes(found.filters, sets) };
  const outcome = leaveOutConflicts(selection, withoutUnfitUse(selection, known, sets), sets);
  const said = outcome.filters.filter(({ facet, value }) => isOfferGroup(facet) || isNegated(value));
  const text = withoutWords(
    query,
    said.map(({ words }) => words),
  );
  return {
    outcome,
    applied: withImplied(selection, outcome.filters),
    text: [text, ...search.alike(text)].join(' ').trim(),
  };
}

/** What a query finds, with the bounds that a named machine sets to it. */
function findCompared(query: string, sets: FilterSets, search: Search, order: Int32Array): SearchOutcome {
  const find = (text: string) => search.find(text, { readsFilters: true, order });
  const compared = search.readComparison(cleanQuery(query), (name) => namedProducts(name, sets, search, order));
  const bounds = compared ? boundsOf(compared, sets.entries) : [];
  if (!compared || bounds.length === 0) return find(query);
  const rest = withoutWords(query, [compared.words]);
  const outcome = find(rest);
  const isDearest = compared.figure === 'price' && !compared.isMore && outcome.order === undefined;
  return {
    ...outcome,
    ...(isDearest && { order: 'bestForBudget' }),
    ...(rest === '' && { isAboutMain: true }),
    filters: [...outcome.filters, ...bounds],
  };
}

/** The products that a text names by their model or processor, «t480», «i5 8ης»; none where it says anything else, too. */
function namedProducts(name: string, sets: FilterSets, search: Search, order: Int32Array): number[] {
  const exact = search.find(name, { isExact: true, order });
  const outcome = exact.ranked.length > 0 ? exact : search.find(name, { readsFilters: true, order });
  const { hasText, subject, corrected, leftOut = [], filters, order: asked } = outcome;
  const isName = hasText && subject === 'model' && corrected === null && leftOut.length === 0 && asked === undefined;
  if (!isName || filters.some(({ facet }) => facet !== 'cpu')) return [];
  const applied = withImplied(WHOLE_CATALOGUE, filters);
  const found = sets.intersect(sets.narrow(applied, outcome)).positions();
  // A T480s is found by `t480`, too, and weighs less.
  const words = fold(name).split(/\s+/);
  const own = found.filter((position) => {
    const title = fold(sets.entries[position]?.title ?? '').split(/[^\p{L}\d]+/u);
    return words.every((word) => title.includes(word));
  });
  return own.length > 0 ? own : found;
}

/** Of the many values on one side of a bound only those that some product has. */
function withoutUnusedSizes(filters: SearchOutcome['filters'], sets: FilterSets): SearchOutcome['filters'] {
  const isUsed = ({ facet, value }: ImpliedFilter) => facet === 'price' || sets.hasValue(facet, value);
  return filters.filter((filter) => {
    const alike = filters.filter(({ facet, words }) => facet === filter.facet && words === filter.words);
    return alike.length === 1 || isUsed(filter) || !alike.some(isUsed);
  });
}

/** Of «surface pro 7 ή ipad air 5 για πανεπιστήμιο» both are shown, though only one is made for it. */
function withoutUnfitUse(selection: Selection, outcome: SearchOutcome, sets: FilterSets): SearchOutcome {
  const { filters, either = [], leftOut = [] } = outcome;
  const uses = filters.filter(({ facet, value }) => facet === 'use' && !isNegated(value));
  if (uses.length === 0 || either.length === 0) return outcome;
  const showsEach = (wanted: SearchOutcome['filters']) => {
    const shown = sets.intersect(sets.narrow(withImplied(selection, wanted), outcome));
    return either.every((list) => list.some((position) => shown.has(position)));
  };
  const others = filters.filter((filter) => !uses.includes(filter));
  if (showsEach(filters) || !showsEach(others)) return outcome;
  return { ...outcome, filters: others, leftOut: [...new Set([...leftOut, ...uses.map(({ words }) => words)])] };
}

/**
 * Where nothing has all that was asked for. Of several uses the one that asks the most stays: a student of architecture draws. Before a
 * use other wishes go, the 4K of films to be cut; a use that was only guessed from an unknown word goes, and one that nothing of the
 * name is made for: no iPad is a laptop for school. Without a use the wishes go one by one, then all: no MacBook has VGA. Where a model is
 * named, its machines are shown with another memory or processor than was asked for. A condition that was all that was said stays.
 */
function leaveOutConflicts(selection: Selection, outcome: SearchOutcome, sets: FilterSets): SearchOutcome {
  const isEmpty = (filters: SearchOutcome['filters']) =>
    !showsSomething(withImplied(selection, filters), outcome, sets);
  const { filters, leftOut = [] } = outcome;
  if (filters.length === 0 || !isEmpty(filters)) return outcome;
  const uses = filters.filter(({ facet, value }) => facet === 'use' && !isNegated(value) && sets.countUse(value) > 0);
  const [first] = uses;
  const hardest = first && uses.reduce((a, b) => (sets.countUse(b.value) < sets.countUse(a.value) ? b : a), first);
  const isGuess = hardest !== undefined && leftOut.some((word) => hardest.words.includes(word));
  const fewer = filters.filter((filter) => !uses.includes(filter) || filter.value === hardest?.value);
  const without = (remaining: SearchOutcome['filters']): SearchOutcome => {
    const gone = filters.filter(
      (filter) => !remaining.includes(filter) && !(isGuess && filter.value === hardest.value),
    );
    const lacked = hardest !== undefined && gone.includes(hardest) ? { lackedUse: hardest.value } : {};
    const words = gone.map((filter) => filter.words);
    const order = outcome.order ?? orderOfLacking(gone);
    return {
      ...outcome,
      ...lacked,
      ...(order && { order }),
      filters: remaining,
      leftOut: [...new Set([...leftOut, ...words])],
    };
  };
  if (!isEmpty(fewer)) return without(fewer);
  const { subject } = outcome;
  const yields = (filter: ImpliedFilter) =>
    filter.facet !== 'price' &&
    (isSpokenWeight(filter) ||
      facetRow(filter.facet).givesWay ||
      (subject === 'model' && !IDENTITY.includes(filter.facet)));
  const wishes = fewer.filter(yields).sort((a, b) => Number(isSpokenWeight(a)) - Number(isSpokenWeight(b)));
  // As many as some product has together.
  let withMost = fewer.filter((filter) => !wishes.includes(filter));
  for (const wish of Map.groupBy(wishes, ({ facet, words }) => `${facet} ${words}`).values()) {
    const more = [...withMost, ...wish];
    if (!isEmpty(more)) withMost = more;
  }
  const [remaining] = [
    ...(hardest ? [] : wishes.toReversed().map((wish) => fewer.filter((filter) => filter !== wish))),
    ...(hardest ? [] : [withMost]),
    fewer.filter((filter) => !wishes.includes(filter)),
    ...(hardest && (isGuess || isEmpty([hardest]) || fewer.some(isOtherKind))
      ? [fewer.filter((filter) => !uses.includes(filter))]
      : []),
  ].filter((fitting) => !isEmpty(fitting));
  if (!remaining || (remaining.length === 0 && subject === undefined)) return outcome;
  return without(remaining);
}

/** No iPad has a large screen: the largest of them comes first. */
function orderOfLacking(gone: SearchOutcome['filters']): SearchOutcome['order'] {
  if (gone.some(({ facet }) => facet === 'weight')) return 'lightest';
  return gone.some(({ facet, value }) => facet === 'use' && value === 'largeScreen') ? 'largestScreen' : undefined;
}

/** A kind of product, or a size that only monitors have: no use of a laptop is asked of «οθόνη 24 για γραφείο». */
function isOtherKind({ facet, value }: ImpliedFilter): boolean {
  return facet === 'kind' || (facet === 'screen' && numberOf(value) > MOST_LAPTOP);
}

/** «17 ιντσών ελαφρύ» wants the lightest of them, where «κάτω από 1,4 κιλά» is a bound. */
function isSpokenWeight({ facet, words }: ImpliedFilter): boolean {
  return facet === 'weight' && !/\d/.test(words);
}

/** What a product is; a model of another maker is none of the asked ones. */
const IDENTITY: readonly ImpliedFilter['facet'][] = ['brand', 'kind', 'not', 'use'];

function showsSomething(selection: Selection, outcome: SearchOutcome, sets: FilterSets): boolean {
  return sets.intersect(sets.narrow(selection, outcome)).count() > 0;
}
