import type { ContentLanguage } from '#domain/locale/locales.ts';
import type { SchemaType } from '#schema/graphql.ts';
import type { Order } from '../catalogue/page.ts';
import { collators } from '../catalogue/search/product-order.ts';
import type { Article, Blog } from './content.ts';

export type ArticleSort = SchemaType<'ArticleSortKeys'>;
export type BlogSort = SchemaType<'BlogSortKeys'>;

/** @param language decides by which text, and by which alphabet, texts are ordered */
export function articleOrder(sort: ArticleSort, language: ContentLanguage): Order<Article> {
  switch (sort) {
    case 'AUTHOR':
      return byText(sort, language, (article) => article.author[language]);
    case 'BLOG_TITLE':
      return byText(sort, language, (article) => article.blog.title[language]);
    case 'TITLE':
      return byText(sort, language, (article) => article.title[language]);
    case 'PUBLISHED_AT':
      return { name: sort, valueOf: (article) => article.publishedAt, idOf };
    case 'UPDATED_AT':
      return { name: sort, valueOf: (article) => article.updatedAt, idOf };
    // Without a score the hosted platform, too, falls back to the ids.
    case 'RELEVANCE':
    case 'ID':
      return { name: 'ID', valueOf: () => 0, idOf };
  }
}

/** @param language see `articleOrder` */
export function blogOrder(sort: BlogSort, language: ContentLanguage): Order<Blog> {
  if (sort === 'HANDLE') return { name: sort, valueOf: (blog) => blog.handle, idOf };
  if (sort === 'TITLE') return byText(sort, language, (blog) => blog.title[language]);
  return { name: 'ID', valueOf: () => 0, idOf };
}

function byText<Item extends { id: number }>(
  sort: string,
  language: ContentLanguage,
  textOf: (item: Item) => string,
): Order<Item> {
  return { name: `${sort}:${language}`, valueOf: textOf, idOf, compareText: collators[language].compare };
}

function idOf({ id }: { id: number }): number {
  return id;
}
