/** Which items a query in the platform's search syntax means. */
import { fold } from '#domain/locale/fold.ts';
import { foldWords, searchedWords } from './fold-words.ts';
import { type Comparison, parseProductQuery, type QueryNode } from './product-query.ts';
import { hasPhrase, hasWord } from './text-words.ts';

export type Predicate<Item> = (item: Item) => boolean;
export type FieldMatcher<Item> = (value: string, comparison: Comparison, now: Date) => Predicate<Item>;

export interface Searchable<Item> {
  fields: Readonly<Record<string, FieldMatcher<Item>>>;
  /** What quoted text is looked for in, folded. */
  wordsOf: (item: Item) => readonly string[];
  /** Finds other text; without it every word begins one of `wordsOf`. */
  find?: (text: string) => Predicate<Item>;
}

/** A query is read for every item, so its length is bounded; what comes after is ignored. */
const MAX_QUERY_LENGTH = 4_000;

const everything = () => true;

/**
 * @param query nothing selects everything
 * @param now what `created_at:<now` means
 */
export function queryMatcher<Item>(
  query: string | null | undefined,
  now: Date,
  searchable: Searchable<Item>,
): Predicate<Item> {
  const text = query?.slice(0, MAX_QUERY_LENGTH).trim();
  if (!text) return everything;
  return toPredicate(parseProductQuery(text, new Set(Object.keys(searchable.fields))), now, searchable);
}

/** Which of some items a query selects; see `queryMatcher`. */
export function matching<Item>(searchable: Searchable<Item>) {
  return (all: readonly Item[], query: string | null | undefined, now: Date): readonly Item[] =>
    all.filter(queryMatcher(query, now, searchable));
}

function toPredicate<Item>(node: QueryNode, now: Date, searchable: Searchable<Item>): Predicate<Item> {
  const parts = 'nodes' in node ? node.nodes.map((part) => toPredicate(part, now, searchable)) : [];
  switch (node.kind) {
    case 'all':
      return (item) => parts.every((matches) => matches(item));
    case 'any':
      return (item) => parts.some((matches) => matches(item));
    case 'not': {
      const matches = toPredicate(node.node, now, searchable);
      return (item) => !matches(item);
    }
    case 'text':
      if (!node.isPhrase && searchable.find && searchedWords(node.text).length > 0) return searchable.find(node.text);
      return phraseMatcher(node.text, !node.isPhrase, searchable.wordsOf);
    case 'field':
      return searchable.fields[node.field]?.(node.value, node.comparison, now) ?? everything;
  }
}

/** Every word begins a word of the item, or, unless `isPrefix`, the item has all of them side by side. */
function phraseMatcher<Item>(
  text: string,
  isPrefix: boolean,
  wordsOf: (item: Item) => readonly string[],
): Predicate<Item> {
  const asked = searchedWords(text);
  if (asked.length === 0) return everything;
  if (!isPrefix) return (item) => hasPhrase(wordsOf(item), asked);
  return (item) => {
    const words = wordsOf(item);
    return asked.every((word) => hasWord(words, word, 'prefix'));
  };
}

/** With `*` at the end of the value every word begins a word of the text; without it the text has all of them side by side. */
export function wordsMatcher<Item>(value: string, wordsOf: (item: Item) => readonly string[]): Predicate<Item> {
  return phraseMatcher(value, value.endsWith('*'), wordsOf);
}

export function foldTexts(texts: readonly string[]): string[] {
  return texts.flatMap(foldWords);
}

/** Any of the asked texts equals any of the product's, or begins it when it ends in `*`. */
export function listMatcher<Item>(
  asked: readonly string[],
  textsOf: (item: Item) => readonly string[],
): Predicate<Item> {
  const patterns = asked.map((text) => fold(text).trim());
  // Thousands of products share a few makers, kinds and tags.
  const known = new Map<string, boolean>();
  const isAsked = (text: string) => {
    const folded = fold(text);
    return patterns.some((pattern) =>
      pattern.endsWith('*') ? folded.startsWith(pattern.slice(0, -1)) : folded === pattern,
    );
  };
  return (item) =>
    textsOf(item).some((text) => {
      const answer = known.get(text) ?? isAsked(text);
      known.set(text, answer);
      return answer;
    });
}

/** A date means its whole span: `2024` is the year, `2024-05-01` the day (UTC). */
export function instantMatcher<Item>(instantOf: (item: Item) => string): FieldMatcher<Item> {
  return (value, comparison, now) => {
    const span: Span | undefined = value === 'now' ? [now.getTime(), now.getTime()] : spanOf(value);
    if (!span) return () => false;
    const [from, to] = span;
    return (item) => compares(Date.parse(instantOf(item)), from, to, comparison);
  };
}

type Span = readonly [from: number, to: number];

/** First and last millisecond of a year, month, day or second. */
function spanOf(value: string): Span | undefined {
  const parts = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/.exec(value);
  if (!parts) {
    const instant = Date.parse(value);
    return Number.isNaN(instant) ? undefined : [instant, instant + 999];
  }
  const [year, month, day] = [Number(parts[1]), parts[2], parts[3]];
  const from = Date.UTC(year, Number(month ?? 1) - 1, Number(day ?? 1));
  const next = day
    ? Date.UTC(year, Number(month) - 1, Number(day) + 1)
    : month
      ? Date.UTC(year, Number(month), 1)
      : Date.UTC(year + 1, 0, 1);
  return [from, next - 1];
}

export function compares(value: number, from: number, to: number, comparison: Comparison): boolean {
  switch (comparison) {
    case '<':
      return value < from;
    case '<=':
      return value <= to;
    case '>':
      return value > to;
    case '>=':
      return value >= from;
    case '=':
      return value >= from && value <= to;
  }
}
