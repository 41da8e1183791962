/** What the shop's owner is written. */
import { wordsOf } from '#locales/words.ts';

export const noticeWords = wordsOf('notices');
