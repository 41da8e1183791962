/** The words that every mail about an order has. */
import { wordsOf } from '#locales/words.ts';

export const orderWords = wordsOf('order');
