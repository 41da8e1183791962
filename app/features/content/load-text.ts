import { keepAllTogether } from '#domain/keep-together.ts';
import { type Language, languageOf } from '../../i18n/language.ts';

/** The text of a page in the language of its address, with its date in words. */
export function loadText<Text extends { updated: string }>(request: Request, texts: Record<Language, Text>): Text {
  const language = languageOf(new URL(request.url).pathname);
  const text = texts[language];
  return keepAllTogether({ ...text, updated: formatDay(text.updated, language) });
}

/** @param day `YYYY-MM-DD` */
function formatDay(day: string, language: Language): string {
  const locale = language === 'el' ? 'el-GR' : 'en-US';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
