/** The words of the finder, in both languages. */
import words from 'virtual:words/finder';
import type { Words } from '#app/i18n/words.ts';
import type { finder as greek } from '#locales/el/screens/finder.ts';

export const finderWords: Words<keyof typeof greek> = words;
