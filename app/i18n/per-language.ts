import { type Language, LOCALES } from './language.ts';

/** Making a format costs twenty times what using it does, and a page of the list uses one a hundred times. */
export function perLanguage<Format>(make: (locale: string) => Format): (language: Language) => Format {
  const made = new Map<Language, Format>();
  return (language) => {
    const format = made.get(language) ?? make(LOCALES[language]);
    made.set(language, format);
    return format;
  };
}
