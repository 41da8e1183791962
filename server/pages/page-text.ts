/** The text of a page of the store, taken out of its HTML. */
import sanitizeHtml from 'sanitize-html';

export interface PageText {
  title: string;
  description: string;
  bodyHtml: string;
  sections: ReadonlyMap<string, { title: string; bodyHtml: string }>;
}

const MAIN = /<main\b[^>]*>([\s\S]*)<\/main>/;
/** The shop's name follows it. */
const TITLE = /<title>([\s\S]*?)(?: \| [^|<]*)?<\/title>/;
const DESCRIPTION = /<meta name="description" content="([^"]*)"/;
const SECTION = /<section id="([^"]+)">\s*<h2>([\s\S]*?)<\/h2>([\s\S]*?)<\/section>/g;

/** @throws Error when the page is not one of the store's */
export function toPageText(page: string, publicUrl: string): PageText {
  const [, main] = MAIN.exec(page) ?? [];
  const [, title] = TITLE.exec(page) ?? [];
  if (main === undefined || title === undefined) throw new Error('a page of the store without title or content');
  const text = sanitizeHtml(main, allowedHtml(publicUrl));
  const sections = [...text.matchAll(SECTION)].map(
    ([, id = '', heading = '', html = '']) => [id, { title: toText(heading), bodyHtml: withoutEmpty(html) }] as const,
  );
  return {
    title: toText(title),
    description: toText(DESCRIPTION.exec(page)?.[1] ?? ''),
    // The page's title is a field beside its body.
    bodyHtml: withoutEmpty(text.replace(/<h1>[\s\S]*?<\/h1>/, '').replaceAll(/<\/?section[^>]*>/g, '')),
    sections: new Map(sections),
  };
}

function allowedHtml(publicUrl: string): sanitizeHtml.IOptions {
  const toAbsolute = (href: string) => (href.startsWith('/') ? publicUrl + href : href);
  return {
    allowedTags: [
      ...'h1 h2 h3 p br ul ol li dl dt dd b strong em small a address'.split(' '),
      ...'table thead tbody tr th td section'.split(' '),
    ],
    allowedAttributes: { a: ['href'], section: ['id'], th: ['scope', 'colspan'], td: ['colspan'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel', 'viber'],
    transformTags: {
      a: (tagName, { href = '' }) => ({ tagName, attribs: { href: toAbsolute(href) } }),
    },
    // With everything in them.
    nonTextTags: 'script style form fieldset nav button select textarea dialog noscript svg'.split(' '),
  };
}

function toText(html: string): string {
  return sanitizeHtml(html, { allowedTags: [] })
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .trim();
}

/** Empty paragraphs and items. */
function withoutEmpty(html: string): string {
  return html.replaceAll(/<(p|li|a|dd|dt|small)>\s*<\/\1>/g, '').trim();
}
