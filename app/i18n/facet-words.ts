/** The names of what a list is narrowed by, and of its values, for filters, menus and the finder. */
import words from 'virtual:words/facets';
import type { Words } from '#app/i18n/words.ts';
import type { facets as greek } from '#locales/el/screens/facets.ts';

export const facetWords: Words<keyof typeof greek> = words;
