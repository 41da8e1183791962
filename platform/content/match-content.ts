/** Which articles and blogs a query means. Keys: https://shopify.dev/docs/api/storefront/2025-07/queries/articles */
import { foldWords, searchedWords } from '../catalogue/fold-words.ts';
import { toPlainText } from '../catalogue/html-text.ts';
import { instantMatcher, listMatcher } from '../catalogue/match-product.ts';
import { type Comparison, parseProductQuery, type QueryNode } from '../catalogue/product-query.ts';
import { hasPhrase, hasWord } from '../catalogue/product-text.ts';
import type { Article, Blog } from './content.ts';

type Predicate<Item> = (item: Item) => boolean;
type FieldMatcher<Item> = (value: string, comparison: Comparison, now: Date) => Predicate<Item>;

interface Searchable<Item> {
  fields: Readonly<Record<string, FieldMatcher<Item>>>;
  /** What free text is looked for in. */
  textsOf: (item: Item) => readonly string[];
}

const MAX_QUERY_LENGTH = 4_000;

const articles: Searchable<Article> = {
  fields: {
    author: (value) => listMatcher([value], (article) => Object.values(article.author)),
    blog_title: (value) => listMatcher([value], (article) => Object.values(article.blog.title)),
    tag: (value) => listMatcher([value], tagsOf),
    tag_not: (value) => {
      const hasTag = listMatcher([value], tagsOf);
      return (article) => !hasTag(article);
    },
    created_at: (value, comparison, now) => instantMatcher(value, comparison, now, ({ createdAt }) => createdAt),
    updated_at: (value, comparison, now) => instantMatcher(value, comparison, now, ({ updatedAt }) => updatedAt),
  },
  textsOf: (article) => [
    ...Object.values(article.title),
    ...tagsOf(article),
    ...Object.values(article.excerptHtml).map(toPlainText),
    ...Object.values(article.contentHtml).map(toPlainText),
  ],
};

const blogs: Searchable<Blog> = {
  fields: {
    handle: (value) => listMatcher([value], (blog) => [blog.handle]),
    title: (value) => listMatcher([value], (blog) => Object.values(blog.title)),
    created_at: (value, comparison, now) => instantMatcher(value, comparison, now, ({ createdAt }) => createdAt),
    updated_at: (value, comparison, now) => instantMatcher(value, comparison, now, ({ updatedAt }) => updatedAt),
  },
  textsOf: (blog) => Object.values(blog.title),
};

/** @param now what `created_at:<now` means */
export function matchingArticles(all: readonly Article[], query: string | null | undefined, now: Date) {
  return select(all, query, now, articles);
}

/** @param now what `created_at:<now` means */
export function matchingBlogs(all: readonly Blog[], query: string | null | undefined, now: Date) {
  return select(all, query, now, blogs);
}

function tagsOf({ tags }: Article): string[] {
  return Object.values(tags).flat();
}

function select<Item>(
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
