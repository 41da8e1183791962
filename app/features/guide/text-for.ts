import { keepAllTogether } from '#domain/locale/keep-together.ts';
import { languageOf } from '#domain/locale/locales.ts';
import { pageTexts } from '#locales/page-texts.ts';

/** The text of a page in the language of its address. */
export function textFor<Text>(url: URL, choose: (texts: ReturnType<typeof pageTexts>) => Text): Text {
  return keepAllTogether(choose(pageTexts(languageOf(url.pathname))));
}
