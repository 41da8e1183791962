/** The words of the suggestions, which come with them. */
import words from 'virtual:words/search';
import type { Words } from '#app/i18n/words.ts';
import type { search as greek } from '#locales/el/screens/search.ts';

export const searchWords: Words<keyof typeof greek> = words;
