/** Which items a query in the platform's search syntax means, for lists that are read whole. */
import { foldWords, searchedWords } from './fold-words.ts';
import { type Comparison, parseProductQuery, type QueryNode } from './product-query.ts';
import { hasPhrase, hasWord } from './product-text.ts';

type Predicate<Item> = (item: Item) => boolean;
type FieldMatcher<Item> = (value: string, comparison: Comparison, now: Date) => Predicate<Item>;

export interface Searchable<Item> {
  fields: Readonly<Record<string, FieldMatcher<Item>>>;
  /** What free text is looked for in. */
  textsOf: (item: Item) => readonly string[];
}

const MAX_QUERY_LENGTH = 4_000;

/**
 * @param query nothing selects everything
 * @param now what `created_at:<now` means
 */
export function selectMatching<Item>(
  all: readonly Item[],
  query: string | null | undefined,
  now: Date,
  searchable: Searchable<Item>,
): readonly Item[] {
  const text = query?.slice(0, MAX_QUERY_LENGTH).trim();
  if (!text) return all;
  const parsed = parseProductQuery(text, new Set(Object.keys(searchable.fields)));
  return all.filter(toPredicate(parsed, now, searchable));
}

/** Every word begins a word of the text; a value without `*` at its end stands there as it is. */
export function wordsMatcher<Item>(value: string, textsOf: (item: Item) => readonly string[]): Predicate<Item> {
  const asked = searchedWords(value);
  const isPrefix = value.endsWith('*');
  return (item) => {
    const words = textsOf(item).flatMap(foldWords);
    return isPrefix ? asked.every((word) => hasWord(words, word, 'prefix')) : hasPhrase(words, asked);
  };
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
      return textMatcher(node.text, node.isPhrase, searchable);
    case 'field':
      return searchable.fields[node.field]?.(node.value, node.comparison, now) ?? (() => true);
  }
}

/** Free text: every word begins a word of the item; a quoted text stands there as it is. */
function textMatcher<Item>(text: string, isPhrase: boolean, { textsOf }: Searchable<Item>): Predicate<Item> {
  const asked = searchedWords(text);
  return (item) => {
    const words = textsOf(item).flatMap(foldWords);
    return isPhrase ? hasPhrase(words, asked) : asked.every((word) => hasWord(words, word, 'prefix'));
  };
}
