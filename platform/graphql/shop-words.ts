/** What the platform tells of the shop and its country, in both languages. */
import { wordsOf } from '#locales/words.ts';

export const shopWords = wordsOf('shop');
