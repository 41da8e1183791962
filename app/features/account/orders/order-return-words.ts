/** The words of goods that come back, in the account. */
import words from 'virtual:words/order-return';
import type { Words } from '#app/i18n/words.ts';
import type { orderReturn as greek } from '#locales/el/screens/order-return.ts';

export const orderReturnWords: Words<keyof typeof greek> = words;
