import { formatInstant } from '#domain/delivery/dates.ts';
import { keepTogether } from '#domain/locale/keep-together.ts';
import { type Language, languageOf, localeOf } from '#domain/locale/locales.ts';
import { cleanHtml } from '../../storefront/clean-html.ts';
import { type ArticleSummary, articlesQuery } from '../../storefront/documents.ts';
import { isMissing, type MissingPart, orMissing } from '../../storefront/missing-part.ts';
import { type LoaderContext, servicesContext } from '../../storefront/services.ts';

/** How many articles the page shows, and how many tags of each (specification, section 9). */
const ARTICLES = 10;
const TAGS = 3;

export type BlogArticle = ReturnType<typeof toBlogArticle> & { html: string };
export type BlogArticles = BlogArticle[] | MissingPart;

/** The newest articles; a failing platform is logged and leaves the list empty. */
export async function loadArticles(url: URL, context: LoaderContext): Promise<{ articles: BlogArticles }> {
  const services = context.get(servicesContext);
  const { pathname } = url;
  const language = languageOf(pathname);
  const variables = { first: ARTICLES, language: localeOf(language).api };
  const answer = await orMissing(services.storefront.query(articlesQuery, variables), services, pathname);
  if (isMissing(answer)) return { articles: answer };
  // The whole text, as HTML that may be shown.
  const articles = answer.articles.nodes.map((article) => ({
    ...toBlogArticle(article, language),
    html: cleanHtml(article.contentHtml),
  }));
  return { articles };
}

function toBlogArticle(article: ArticleSummary, language: Language) {
  const { id, handle, title, image, tags, publishedAt } = article;
  return {
    id,
    handle,
    title: keepTogether(title),
    excerpt: keepTogether(article.excerpt?.trim() || article.content),
    author: article.authorV2?.name ?? null,
    date: { iso: publishedAt, words: formatInstant(new Date(publishedAt), language) },
    image,
    tags: tags.slice(0, TAGS),
  };
}
