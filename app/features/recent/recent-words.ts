import words from 'virtual:words/recent';
import type { Words } from '#app/i18n/words.ts';
import type { recent as greek } from '#locales/el/screens/recent.ts';

export const recentWords: Words<keyof typeof greek> = words;
