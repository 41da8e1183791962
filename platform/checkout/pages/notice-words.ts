/** What the pages say that stand where there is no checkout. */
import { wordsOf } from '#locales/words.ts';

export const noticeWords = wordsOf('checkoutNotices');
