/** The words of the cart, in both languages: they travel with it, not with every page (i18n-context.tsx). */
import words from 'virtual:words/cart';
import type { Words } from '#app/i18n/words.ts';
import type { cart as greek } from '#locales/el/screens/cart.ts';

export const cartWords: Words<keyof typeof greek> = words;
