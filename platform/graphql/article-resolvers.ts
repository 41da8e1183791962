import { shop } from '#shop.config';
import { toPlainText, truncate } from '../catalogue/html-text.ts';
import type { Article, Blog, Content } from '../content/content.ts';
import { type ArticleSort, articleOrder, type BlogSort, blogOrder } from '../content/content-order.ts';
import { matchingArticles, matchingBlogs } from '../content/match-content.ts';
import { readContent } from '../content/read-content.ts';
import { type ConnectionArgs, emptyConnection, sortedConnection } from './connection.ts';
import { parseGlobalId, rowIdOf, toGlobalId } from './global-id.ts';
import { noMetafields } from './metafields.ts';
import { storeUrl } from './page-resolvers.ts';
import type { RequestContext } from './request-context.ts';

interface ListArgs<Sort> extends ConnectionArgs {
  query?: string | null;
  sortKey: Sort;
}

interface TextArgs {
  truncateAt?: number | null;
}

const contents = new WeakMap<RequestContext, Promise<Content>>();

/** What is published, read once a request. */
export function contentOf(context: RequestContext): Promise<Content> {
  const known = contents.get(context);
  if (known) return known;
  const reading = readContent(context.platform.db, context.platform.now());
  contents.set(context, reading);
  return reading;
}

/** An article or a blog by its global id, for `node`. */
export async function findContent(type: 'Article' | 'Blog', id: number | null, context: RequestContext) {
  const { articles, blogs } = await contentOf(context);
  return (type === 'Article' ? articles : blogs).find((item) => item.id === id) ?? null;
}

function articlesConnection(all: readonly Article[], args: ListArgs<ArticleSort>, context: RequestContext) {
  const found = matchingArticles(all, args.query, context.platform.now());
  return sortedConnection(found, args, articleOrder(args.sortKey, context.language));
}

export async function findBlog(
  { id, handle }: { id?: string | null; handle?: string | null },
  context: RequestContext,
) {
  const { blogs } = await contentOf(context);
  const rowId = id ? rowIdOf(parseGlobalId(id), 'Blog') : null;
  return blogs.find((blog) => (id ? blog.id === rowId : blog.handle === handle)) ?? null;
}

/** The store shows a blog on one page, and an article at its place there. */
function blogUrl(context: RequestContext): string {
  return storeUrl('/blog', context);
}

function authorOf(article: Article) {
  return { kind: 'ArticleAuthor', name: article.author };
}

const noSeo = () => ({ title: null, description: null });

const articleFields = {
  ...noMetafields,
  id: (article: Article) => toGlobalId('Article', article.id),
  title: (article: Article, _args: unknown, { language }: RequestContext) => article.title[language],
  excerpt: (article: Article, { truncateAt }: TextArgs, { language }: RequestContext) =>
    truncate(toPlainText(article.excerptHtml[language]), truncateAt),
  excerptHtml: (article: Article, _args: unknown, { language }: RequestContext) => article.excerptHtml[language],
  content: (article: Article, { truncateAt }: TextArgs, { language }: RequestContext) =>
    truncate(toPlainText(article.contentHtml[language]), truncateAt),
  contentHtml: (article: Article, _args: unknown, { language }: RequestContext) => article.contentHtml[language],
  tags: (article: Article, _args: unknown, { language }: RequestContext) => article.tags[language],
  author: authorOf,
  authorV2: authorOf,
  image: ({ image }: Article) => image && { ...image, owner: 'ArticleImage' },
  onlineStoreUrl: (article: Article, _args: unknown, context: RequestContext) =>
    `${blogUrl(context)}#${article.handle}`,
  comments: emptyConnection,
  seo: noSeo,
  trackingParameters: ({ trackingParameters }: Article & { trackingParameters?: string }) => trackingParameters ?? null,
};

type Author = ReturnType<typeof authorOf>;

const ArticleAuthor = {
  name: ({ name }: Author, _args: unknown, { language }: RequestContext) => name[language],
  firstName: ({ name }: Author, _args: unknown, { language }: RequestContext) => name[language],
  lastName: () => '',
  email: () => shop.contact.email,
  bio: () => null,
};

const blogFields = {
  ...noMetafields,
  id: (blog: Blog) => toGlobalId('Blog', blog.id),
  title: (blog: Blog, _args: unknown, { language }: RequestContext) => blog.title[language],
  articles: (blog: Blog, args: ListArgs<ArticleSort>, context: RequestContext) =>
    articlesConnection(blog.articles, args, context),
  articleByHandle: (blog: Blog, { handle }: { handle: string }) =>
    blog.articles.find((article) => article.handle === handle) ?? null,
  authors: (blog: Blog) => [
    ...new Map(blog.articles.map((article) => [article.author.el, authorOf(article)])).values(),
  ],
  onlineStoreUrl: (_blog: Blog, _args: unknown, context: RequestContext) => blogUrl(context),
  seo: noSeo,
};

const QueryRoot = {
  article: (_root: unknown, { id }: { id: string }, context: RequestContext) =>
    findContent('Article', rowIdOf(parseGlobalId(id), 'Article'), context),
  articles: async (_root: unknown, args: ListArgs<ArticleSort>, context: RequestContext) =>
    articlesConnection((await contentOf(context)).articles, args, context),
  blog: (_root: unknown, args: { id?: string | null; handle?: string | null }, context: RequestContext) =>
    findBlog(args, context),
  blogByHandle: (_root: unknown, args: { handle: string }, context: RequestContext) => findBlog(args, context),
  async blogs(_root: unknown, args: ListArgs<BlogSort>, context: RequestContext) {
    const found = matchingBlogs((await contentOf(context)).blogs, args.query, context.platform.now());
    return sortedConnection(found, args, blogOrder(args.sortKey, context.language));
  },
};

export const articleResolvers = { Article: articleFields, ArticleAuthor, Blog: blogFields, QueryRoot };
