import { type Language, localizePath } from '#domain/locale/locales.ts';
import { shop } from '#shop.config';
import type { ArticleSummary } from '../../storefront/documents.ts';
import { element, escapeXml } from './xml.ts';

/** RSS 2.0 (https://www.rssboard.org/rss-specification); an article is its place on the blog's page. */
export function blogFeed(
  articles: readonly ArticleSummary[],
  { title, language, publicUrl }: { title: string; language: Language; publicUrl: string },
): string {
  const blog = publicUrl + localizePath('/blog', language);
  const self = publicUrl + localizePath('/feeds/blog.xml', language);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${element('title', `${title} | ${shop.name[language]}`)}${element('link', blog)}${element('description', title)}${element('language', language)}<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
${articles.map((article) => toItem(article, blog)).join('\n')}
</channel></rss>
`;
}

function toItem({ handle, title, excerpt, content, publishedAt, tags }: ArticleSummary, blog: string): string {
  const address = `${blog}#${handle}`;
  return `<item>${element('title', title)}${element('link', address)}${element('guid', address)}${element('pubDate', new Date(publishedAt).toUTCString())}${element('description', excerpt?.trim() || content)}${tags.map((tag) => element('category', tag)).join('')}</item>`;
}
