import sanitizeHtml from 'sanitize-html';
import { defaultLanguage, type Language, languages, localizePath, perLanguage } from '#domain/locales.ts';
import { type StorePage, storePages } from '#domain/store-pages.ts';
import type { Page, PageSection, ReadPages } from '#platform/content/page.ts';
import type { Render } from './render-storefront.ts';

interface Options {
  render: Render;
  publicUrl: string;
  /** When the texts, which are part of the build, may have changed last. */
  changedAt: Date;
}

/**
 * What the API says of the store's pages is what the store shows: each page is rendered once, and its text taken out of it.
 * Forms, navigation and pictures stay behind; addresses become absolute.
 */
export function createPageReader({ render, publicUrl, changedAt }: Options): ReadPages {
  const readText = async (path: string): Promise<PageText> => {
    const { response, page } = await render(new Request(`${publicUrl}${path}`));
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    return toPageText(page ? page.body.toString() : await response.text(), publicUrl);
  };
  const readPage = async (page: StorePage): Promise<Page> => {
    const texts = {} as Record<Language, PageText>;
    for (const language of languages) texts[language] = await readText(localizePath(page.path, language));
    const first = texts[defaultLanguage];
    const at = changedAt.toISOString();
    return {
      kind: 'Page',
      ...page,
      title: perLanguage(({ tag }) => texts[tag].title),
      description: perLanguage(({ tag }) => texts[tag].description),
      bodyHtml: perLanguage(({ tag }) => texts[tag].bodyHtml),
      sections: new Map(
        [...first.sections].map(([id, section]) => [
          id,
          inEach((language) => texts[language].sections.get(id) ?? section),
        ]),
      ),
      createdAt: at,
      updatedAt: at,
    };
  };
  let reading: Promise<readonly Page[]> | undefined;
  return () => {
    const current = reading ?? readInTurn(readPage);
    reading = current;
    // What failed is tried again by the next request.
    current.catch(() => {
      reading = undefined;
    });
    return current;
  };
}

/** One after the other: whoever shops meanwhile waits for one page at most. */
async function readInTurn(readPage: (page: StorePage) => Promise<Page>): Promise<Page[]> {
  const pages: Page[] = [];
  for (const page of storePages) pages.push(await readPage(page));
  return pages;
}

interface PageText {
  title: string;
  description: string;
  bodyHtml: string;
  sections: ReadonlyMap<string, { title: string; bodyHtml: string }>;
}

function inEach(sectionIn: (language: Language) => { title: string; bodyHtml: string }): PageSection {
  return {
    title: perLanguage(({ tag }) => sectionIn(tag).title),
    bodyHtml: perLanguage(({ tag }) => sectionIn(tag).bodyHtml),
  };
}

const MAIN = /<main\b[^>]*>([\s\S]*)<\/main>/;
/** The shop's name stands behind it. */
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
    // The page's title stands beside its body.
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

/** Paragraphs and items of which nothing is left. */
function withoutEmpty(html: string): string {
  return html.replaceAll(/<(p|li|a|dd|dt|small)>\s*<\/\1>/g, '').trim();
}
