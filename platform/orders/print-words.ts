/** The words of the pages to print. */
import { wordsOf } from '#locales/words.ts';

export const printWords = wordsOf('orderPrint');
