import { onceForEach } from '#domain/once-for-each.ts';
import { shop } from '#shop.config';
import { toPlainText, truncate } from '../../catalogue/html-text.ts';
import type { Article, Blog } from '../../content/content.ts';
import { type ArticleSort, articleOrder, type BlogSort, blogOrder } from '../../content/content-order.ts';
import { matchingArticles, matchingBlogs } from '../../content/match-content.ts';
import { readContent } from '../../content/read-content.ts';
import { type ConnectionArgs, emptyConnection, sortedConnection } from '../connection.ts';
import { parseGlobalId, rowIdOf, toGlobalId } from '../global-id.ts';
import { noMetafields } from '../metafields.ts';
import type { Fields, RequestContext } from '../request-context.ts';
import { storeUrl } from './page-resolvers.ts';

interface ListArgs<Sort> extends ConnectionArgs {
  query?: string | null;
  sortKey: Sort;
}

interface TextArgs {
  truncateAt?: number | null;
}

/** The published content, read once per request. */
export const contentOf = onceForEach(({ platform }: RequestContext) => readContent(platform.db, platform.now()));

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

export async function findArticle(blog: string, handle: string, context: RequestContext) {
  return (await findBlog({ handle: blog }, context))?.articles.find((article) => article.handle === handle) ?? null;
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
  id: (article) => toGlobalId('Article', article.id),
  title: (article, _args, { language }) => article.title[language],
  excerpt: (article, { truncateAt }: TextArgs, { language }) =>
    truncate(toPlainText(article.excerptHtml[language]), truncateAt),
  excerptHtml: (article, _args, { language }) => article.excerptHtml[language],
  content: (article, { truncateAt }: TextArgs, { language }) =>
    truncate(toPlainText(article.contentHtml[language]), truncateAt),
  contentHtml: (article, _args, { language }) => article.contentHtml[language],
  tags: (article, _args, { language }) => article.tags[language],
  author: authorOf,
  authorV2: authorOf,
  image: ({ image }) => image && { ...image, owner: 'ArticleImage' },
  onlineStoreUrl: (article, _args, context) => `${blogUrl(context)}#${article.handle}`,
  comments: emptyConnection,
  seo: noSeo,
  trackingParameters: ({ trackingParameters }: Article & { trackingParameters?: string }) => trackingParameters ?? null,
} satisfies Fields<Article>;

type Author = ReturnType<typeof authorOf>;

const ArticleAuthor = {
  name: ({ name }, _args, { language }) => name[language],
  firstName: ({ name }, _args, { language }) => name[language],
  lastName: () => '',
  email: () => shop.contact.email,
  bio: () => null,
} satisfies Fields<Author>;

const blogFields = {
  ...noMetafields,
  id: (blog) => toGlobalId('Blog', blog.id),
  title: (blog, _args, { language }) => blog.title[language],
  articles: (blog, args: ListArgs<ArticleSort>, context) => articlesConnection(blog.articles, args, context),
  articleByHandle: (blog, { handle }: { handle: string }) =>
    blog.articles.find((article) => article.handle === handle) ?? null,
  authors: (blog) => [...new Map(blog.articles.map((article) => [article.author.el, authorOf(article)])).values()],
  onlineStoreUrl: (_blog, _args, context) => blogUrl(context),
  seo: noSeo,
} satisfies Fields<Blog>;

const QueryRoot = {
  article: (_root, { id }: { id: string }, context) =>
    findContent('Article', rowIdOf(parseGlobalId(id), 'Article'), context),
  articles: async (_root, args: ListArgs<ArticleSort>, context) =>
    articlesConnection((await contentOf(context)).articles, args, context),
  blog: (_root, args: { id?: string | null; handle?: string | null }, context) => findBlog(args, context),
  blogByHandle: (_root, args: { handle: string }, context) => findBlog(args, context),
  async blogs(_root, args: ListArgs<BlogSort>, context) {
    const found = matchingBlogs((await contentOf(context)).blogs, args.query, context.platform.now());
    return sortedConnection(found, args, blogOrder(args.sortKey, context.language));
  },
} satisfies Fields<unknown>;

export const articleResolvers = { Article: articleFields, ArticleAuthor, Blog: blogFields, QueryRoot };
