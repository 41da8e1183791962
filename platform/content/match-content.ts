/** Which articles, blogs and pages a query means. Keys: https://shopify.dev/docs/api/storefront/2025-07/queries/articles */
import { toPlainText } from '../catalogue/html-text.ts';
import {
  foldTexts,
  instantMatcher,
  listMatcher,
  matching,
  type Searchable,
  wordsMatcher,
} from '../catalogue/search/match-query.ts';
import type { Article, Blog } from './content.ts';
import type { Page } from './page.ts';

const articles: Searchable<Article> = {
  fields: {
    author: (value) => listMatcher([value], (article) => Object.values(article.author)),
    blog_title: (value) => listMatcher([value], (article) => Object.values(article.blog.title)),
    tag: (value) => listMatcher([value], tagsOf),
    tag_not: (value) => {
      const hasTag = listMatcher([value], tagsOf);
      return (article) => !hasTag(article);
    },
    created_at: instantMatcher(({ createdAt }) => createdAt),
    updated_at: instantMatcher(({ updatedAt }) => updatedAt),
  },
  wordsOf: (article) =>
    foldTexts([
      ...Object.values(article.title),
      ...tagsOf(article),
      ...Object.values(article.excerptHtml).map(toPlainText),
      ...Object.values(article.contentHtml).map(toPlainText),
    ]),
};

const blogs: Searchable<Blog> = {
  fields: {
    handle: (value) => listMatcher([value], (blog) => [blog.handle]),
    title: (value) => listMatcher([value], (blog) => Object.values(blog.title)),
    created_at: instantMatcher(({ createdAt }) => createdAt),
    updated_at: instantMatcher(({ updatedAt }) => updatedAt),
  },
  wordsOf: (blog) => foldTexts(Object.values(blog.title)),
};

const pages: Searchable<Page> = {
  fields: {
    handle: (value) => listMatcher([value], ({ handle }) => [handle]),
    title: (value) => wordsMatcher(value, ({ title }) => foldTexts(Object.values(title))),
    created_at: instantMatcher(({ createdAt }) => createdAt),
    updated_at: instantMatcher(({ updatedAt }) => updatedAt),
  },
  wordsOf: ({ title, description, bodyHtml }) =>
    foldTexts([...Object.values(title), ...Object.values(description), ...Object.values(bodyHtml).map(toPlainText)]),
};

export const matchingArticles = matching(articles);

export const matchingBlogs = matching(blogs);

export const matchingPages = matching(pages);

function tagsOf({ tags }: Article): string[] {
  return Object.values(tags).flat();
}
