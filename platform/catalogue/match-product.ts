/** Which products a parsed query means. Keys: https://shopify.dev/docs/api/storefront/2025-07/queries/products */

import { fold } from '#domain/fold.ts';
import { parseCents } from '#domain/money.ts';
import type { Product } from './catalogue.ts';
import { searchedWords } from './fold-words.ts';
import { type Comparison, parseProductQuery, type QueryNode } from './product-query.ts';
import { hasPhrase, hasWord, productText } from './product-text.ts';

type Predicate = (product: Product) => boolean;
type FieldMatcher = (value: string, comparison: Comparison, now: Date) => Predicate;

/** A query is read for every product, so its length is bounded; what comes after is ignored. */
const MAX_QUERY_LENGTH = 4_000;

const everything: Predicate = () => true;

/** @param now what `created_at:<now` means */
export function productMatcher(query: string | null | undefined, now: Date): Predicate {
  const text = query?.slice(0, MAX_QUERY_LENGTH).trim();
  if (!text) return everything;
  return toPredicate(parseProductQuery(text, fieldNames), now);
}

function toPredicate(node: QueryNode, now: Date): Predicate {
  switch (node.kind) {
    case 'all': {
      const predicates = node.nodes.map((part) => toPredicate(part, now));
      return (product) => predicates.every((matches) => matches(product));
    }
    case 'any': {
      const predicates = node.nodes.map((part) => toPredicate(part, now));
      return (product) => predicates.some((matches) => matches(product));
    }
    case 'not': {
      const matches = toPredicate(node.node, now);
      return (product) => !matches(product);
    }
    case 'text':
      return textMatcher(node.text, node.isPhrase);
    case 'field':
      return fields[node.field]?.(node.value, node.comparison, now) ?? everything;
  }
}

/** Free text: every word begins a word of the product; a quoted text stands there as it is. */
function textMatcher(text: string, isPhrase: boolean): Predicate {
  const words = searchedWords(text);
  if (words.length === 0) return everything;
  if (isPhrase) return (product) => hasPhrase(productText(product).main, words);
  return (product) => words.every((word) => hasWord(productText(product).main, word, 'prefix'));
}

const fields: Readonly<Record<string, FieldMatcher>> = {
  available_for_sale: (value) => (product) => product.availableForSale === (fold(value) === 'true'),
  product_type: (value) => listMatcher(value.split(','), (product) => [product.productType]),
  vendor: (value) => listMatcher([value], (product) => [product.vendor]),
  tag: (value) => listMatcher([value], (product) => product.tags),
  tag_not: (value) => {
    const hasTag = listMatcher([value], (product: Product) => product.tags);
    return (product) => !hasTag(product);
  },
  title: titleMatcher,
  created_at: (value, comparison, now) => instantMatcher(value, comparison, now, (product) => product.createdAt),
  updated_at: (value, comparison, now) => instantMatcher(value, comparison, now, (product) => product.updatedAt),
  'variants.price': priceMatcher,
};

const fieldNames: ReadonlySet<string> = new Set(Object.keys(fields));

/** Any of the asked texts equals any of the product's, or begins it when it ends in `*`. */
export function listMatcher<Item>(
  asked: readonly string[],
  textsOf: (item: Item) => readonly string[],
): (item: Item) => boolean {
  const patterns = asked.map((text) => fold(text).trim());
  return (item) =>
    textsOf(item).some((text) => {
      const folded = fold(text);
      return patterns.some((pattern) =>
        pattern.endsWith('*') ? folded.startsWith(pattern.slice(0, -1)) : folded === pattern,
      );
    });
}

function titleMatcher(value: string): Predicate {
  const words = searchedWords(value);
  if (words.length === 0) return everything;
  if (value.endsWith('*'))
    return (product) => words.every((word) => hasWord(productText(product).title, word, 'prefix'));
  return (product) => hasPhrase(productText(product).title, words);
}

/** A price that is no number matches nothing, as on the hosted platform. */
function priceMatcher(value: string, comparison: Comparison): Predicate {
  let cents: number;
  try {
    cents = parseCents(value);
  } catch {
    return () => false;
  }
  return (product) => product.variants.some((variant) => compares(variant.priceCents, cents, cents, comparison));
}

/** A date stands for its whole span: `2024` is the year, `2024-05-01` the day (UTC). */
export function instantMatcher<Item>(
  value: string,
  comparison: Comparison,
  now: Date,
  instantOf: (item: Item) => string,
): (item: Item) => boolean {
  const span = value === 'now' ? [now.getTime(), now.getTime()] : spanOf(value);
  if (!span) return () => false;
  const [from = 0, to = 0] = span;
  return (item) => compares(Date.parse(instantOf(item)), from, to, comparison);
}

/** First and last millisecond of a year, month, day or second. */
function spanOf(value: string): [number, number] | undefined {
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

function compares(value: number, from: number, to: number, comparison: Comparison): boolean {
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
