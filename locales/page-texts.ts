import { fromEveryLocale, type Language } from '#domain/locale/locales.ts';
import type { pages } from './el/pages.ts';

const PAGES = await fromEveryLocale((tag): Promise<{ pages: typeof pages }> => import(`./${tag}/pages.ts`));

/** The texts of pages in one language. For the server alone. */
export function pageTexts(language: Language): typeof pages {
  return PAGES[language].pages;
}

/** Writes texts of a page with their placeholders, `{name}`, filled. */
export function sayFrom<Word extends string>(texts: Readonly<Record<Word, string>>) {
  return (word: Word, values: Readonly<Record<string, string | number>> = {}): string =>
    texts[word].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
