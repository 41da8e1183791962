/** The words of the menus, which come with them. */
import words from 'virtual:words/menu';
import type { Words } from '#app/i18n/words.ts';
import type { menu as greek } from '#locales/el/screens/menu.ts';

export const menuWords: Words<keyof typeof greek> = words;
