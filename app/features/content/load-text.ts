import { formatDate } from '#domain/delivery/dates.ts';
import { keepAllTogether } from '#domain/locale/keep-together.ts';
import { languageOf } from '#domain/locale/locales.ts';
import { pageTexts } from '#locales/page-texts.ts';

/** The text of a page in the language of its address, with its date in words. */
export function loadText<Text extends { updated: string }>(
  url: URL,
  choose: (texts: ReturnType<typeof pageTexts>) => Text,
): Text {
  const language = languageOf(url.pathname);
  const text = choose(pageTexts(language));
  return keepAllTogether({ ...text, updated: formatDate(text.updated, language) });
}
