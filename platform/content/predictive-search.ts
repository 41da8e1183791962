/** Suggestions for a query that is being typed, by the fields that the client chose. */
import { onceForEach } from '#domain/once-for-each.ts';
import type { Collection } from '../catalogue/catalogue.ts';
import { toPlainText } from '../catalogue/html-text.ts';
import { foldWords, searchedWords } from '../catalogue/search/fold-words.ts';
import type { SearchableField } from '../catalogue/search/product-search.ts';
import { hasWord } from '../catalogue/search/text-words.ts';
import type { Article } from './content.ts';
import type { Page } from './page.ts';

type Searched = Collection | Page | Article;
type Texts<Item> = Partial<Record<SearchableField, (item: Item) => readonly string[]>>;

/** The schema's default of the argument. */
export const DEFAULT_FIELDS: readonly SearchableField[] = ['TITLE', 'PRODUCT_TYPE', 'VARIANTS_TITLE', 'VENDOR'];

const collectionTexts: Texts<Collection> = {
  TITLE: ({ title }) => Object.values(title),
  BODY: ({ descriptionHtml }) => Object.values(descriptionHtml).map(toPlainText),
};
const pageTexts: Texts<Page> = {
  TITLE: ({ title }) => Object.values(title),
  BODY: ({ description, bodyHtml }) => [...Object.values(description), ...Object.values(bodyHtml).map(toPlainText)],
};
const articleTexts: Texts<Article> = {
  TITLE: ({ title }) => Object.values(title),
  AUTHOR: ({ author }) => Object.values(author),
  TAG: ({ tags }) => Object.values(tags).flat(),
  BODY: ({ excerptHtml, contentHtml }) =>
    [...Object.values(excerptHtml), ...Object.values(contentHtml)].map(toPlainText),
};

const wordsOfFields = onceForEach((_item: Searched) => new Map<SearchableField, readonly string[]>());

/** The words of a field, folded; made once for each item, with the first search of it. */
function wordsOf(item: Searched, field: SearchableField): readonly string[] {
  const words = wordsOfFields(item);
  const made = words.get(field) ?? [...new Set(textsOf(item, field))].flatMap(foldWords);
  words.set(field, made);
  return made;
}

function textsOf(item: Searched, field: SearchableField): readonly string[] {
  switch (item.kind) {
    case 'Collection':
      return collectionTexts[field]?.(item) ?? [];
    case 'Page':
      return pageTexts[field]?.(item) ?? [];
    case 'Article':
      return articleTexts[field]?.(item) ?? [];
  }
}

/** @returns the items that hold every word, the last one as a beginning; those found by their titles first */
export function predict<Item extends Searched>(
  items: readonly Item[],
  query: string,
  chosen: readonly SearchableField[] | null | undefined,
): Item[] {
  const words = searchedWords(query);
  const fields = chosen?.length ? chosen : DEFAULT_FIELDS;
  return items
    .map((item) => ({ item, score: scoreOf(item, words, fields) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.item.id - b.item.id)
    .map(({ item }) => item);
}

/** 0 when a word is missing. */
function scoreOf(item: Searched, words: readonly string[], fields: readonly SearchableField[]): number {
  let score = 1;
  for (const [index, word] of words.entries()) {
    const match = index === words.length - 1 ? 'prefix' : 'whole';
    const weights = fields.filter((field) => hasWord(wordsOf(item, field), word, match)).map(weightOf);
    if (weights.length === 0) return 0;
    score += Math.max(...weights);
  }
  return score;
}

function weightOf(field: SearchableField): number {
  if (field === 'TITLE') return 100;
  return field === 'BODY' ? 1 : 10;
}
