/** The words of the withdrawal form, in both languages. */
import words from 'virtual:words/withdrawal';
import type { Words } from '#app/i18n/words.ts';
import type { withdrawal as greek } from '#locales/el/screens/withdrawal.ts';

export const withdrawalWords: Words<keyof typeof greek> = words;
