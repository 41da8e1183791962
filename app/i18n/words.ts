import type { Language } from '#domain/locales.ts';

/** What a part of the store says, in every language: `virtual:words/<part>` is made of the files `locales/<tag>/screens/<part>.ts`. */
export type Words<Key extends string> = Record<Language, Record<Key, string>>;
