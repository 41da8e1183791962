/** The words of the contact page, in both languages: they travel with it, not with every page (i18n-context.tsx). */
import words from 'virtual:words/contact';
import type { Words } from '#app/i18n/words.ts';
import type { contact as greek } from '#locales/el/screens/contact.ts';

export const contactWords: Words<keyof typeof greek> = words;
