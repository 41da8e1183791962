import words from 'virtual:words/compare';
import type { Words } from '#app/i18n/words.ts';
import type { compare as greek } from '#locales/el/screens/compare.ts';

export const compareWords: Words<keyof typeof greek> = words;
