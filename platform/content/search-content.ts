import { toPlainText } from '../catalogue/html-text.ts';
import { foldWords, searchedWords } from '../catalogue/search/fold-words.ts';
import { hasWord } from '../catalogue/search/text-words.ts';
import type { Article } from './content.ts';
import type { Page } from './page.ts';

/** An item that holds every searched word; the scale is that of the products' search. */
interface Found<Item> {
  item: Item;
  score: number;
}

interface SearchedWords {
  query: string;
  /** Whether the last word may be a beginning, as in a query that is being typed. */
  prefix: boolean;
}

/** The articles that hold every word, the nearest first; an empty query finds all. */
export function searchArticles(articles: readonly Article[], asked: SearchedWords): Found<Article>[] {
  return search(articles, asked, ({ title, tags, author, excerptHtml, contentHtml }) => [
    Object.values(title),
    [...Object.values(tags).flat(), ...Object.values(author)],
    [...Object.values(excerptHtml), ...Object.values(contentHtml)].map(toPlainText),
  ]);
}

/** The pages that hold every word, the nearest first; an empty query finds all. */
export function searchPages(pages: readonly Page[], asked: SearchedWords): Found<Page>[] {
  return search(pages, asked, ({ title, description, bodyHtml }) => [
    Object.values(title),
    Object.values(description),
    Object.values(bodyHtml).map(toPlainText),
  ]);
}

/** The weight of a word in the title, in the item's description, in its text. */
const WEIGHTS = [100, 10, 1];

function search<Item extends { id: number }>(
  items: readonly Item[],
  { query, prefix }: SearchedWords,
  textsOf: (item: Item) => readonly (readonly string[])[],
): Found<Item>[] {
  const words = searchedWords(query);
  return items
    .map((item) => ({ item, score: scoreOf(words, prefix, textsOf(item)) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.item.id - b.item.id);
}

/** 0 when a word is missing. */
function scoreOf(words: readonly string[], prefix: boolean, texts: readonly (readonly string[])[]): number {
  const places = texts.map((group) => group.flatMap(foldWords));
  let score = 1;
  for (const [index, word] of words.entries()) {
    const match = prefix && index === words.length - 1 ? 'prefix' : 'whole';
    const place = places.findIndex((place) => hasWord(place, word, match));
    if (place < 0) return 0;
    score += WEIGHTS[place] ?? 0;
  }
  return score;
}
