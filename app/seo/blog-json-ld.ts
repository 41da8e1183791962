import { type Language, localizePath } from '#domain/locale/locales.ts';

interface Article {
  handle: string;
  title: string;
  author: string | null;
  date: { iso: string };
  image: { url: string } | null | undefined;
}

/** The articles of the blog's page, each at its place in it. */
export function blogJsonLd(
  articles: readonly Article[],
  { name, language, publicUrl }: { name: string; language: Language; publicUrl: string },
): Record<string, unknown> {
  const url = publicUrl + localizePath('/blog', language);
  return {
    '@type': 'Blog',
    name,
    url,
    blogPost: articles.map(({ handle, title, author, date, image }) => ({
      '@type': 'BlogPosting',
      headline: title,
      url: `${url}#${handle}`,
      datePublished: date.iso,
      ...(author && { author: { '@type': 'Organization', name: author } }),
      ...(image && { image: new URL(image.url, publicUrl).href }),
    })),
  };
}
