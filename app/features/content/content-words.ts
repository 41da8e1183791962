/** The words around long texts. */
import words from 'virtual:words/content';
import type { Words } from '#app/i18n/words.ts';
import type { content as greek } from '#locales/el/screens/content.ts';

export const contentWords: Words<keyof typeof greek> = words;
