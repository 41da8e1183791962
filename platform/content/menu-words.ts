/** The words of the API's menus: those of the storefront's navigation, which a test compares. */

import type { menus as greek } from '#locales/el/services/menus.ts';
import { wordsOf } from '#locales/words.ts';

export const menuWords = wordsOf('menus');

export type MenuWord = keyof typeof greek;
