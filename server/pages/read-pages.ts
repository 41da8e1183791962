import { defaultLanguage, type Language, languages, localizePath, perLanguage } from '#domain/locale/locales.ts';
import { type StorePage, storePages } from '#domain/shop/store-pages.ts';
import type { Page, PageSection, ReadPages } from '#platform/content/page.ts';
import type { PageText } from './page-text.ts';
import type { Render } from './render-storefront.ts';

interface Options {
  render: Render;
  publicUrl: string;
  /** When the texts, which are part of the build, may have changed last. */
  changedAt: Date;
}

/**
 * Gives the API the store's own pages: renders each page once and takes its text, without forms, navigation and pictures. Addresses
 * become absolute.
 */
export function createPageReader({ render, publicUrl, changedAt }: Options): ReadPages {
  const readText = async (path: string): Promise<PageText> => {
    const { response } = await render(new Request(`${publicUrl}${path}`));
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    // A start does not wait for the library that reads HTML.
    const { toPageText } = await import('./page-text.ts');
    return toPageText(await response.text(), publicUrl);
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
    // The next request tries again after a failure.
    current.catch(() => {
      reading = undefined;
    });
    return current;
  };
}

/** One after the other, so that a visitor waits for one page at most. */
async function readInTurn(readPage: (page: StorePage) => Promise<Page>): Promise<Page[]> {
  const pages: Page[] = [];
  for (const page of storePages) pages.push(await readPage(page));
  return pages;
}

function inEach(sectionIn: (language: Language) => { title: string; bodyHtml: string }): PageSection {
  return {
    title: perLanguage(({ tag }) => sectionIn(tag).title),
    bodyHtml: perLanguage(({ tag }) => sectionIn(tag).bodyHtml),
  };
}
