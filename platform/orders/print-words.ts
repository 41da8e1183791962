/** The words of the pages to print. */
import { wordsOf } from '#locales/words.ts';

export const printWords = wordsOf('orderPrint');
/** The names of the ways to pay. */
export const paymentWords = wordsOf('checkout');
