import type { Language } from '#domain/locale/locales.ts';

/** The words of a part in every language; `virtual:words/<part>` is made of the files `locales/<tag>/screens/<part>.ts`. */
export type Words<Key extends string> = Record<Language, Record<Key, string>>;
