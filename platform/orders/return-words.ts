/** Every word about goods that come back: the mails', and the order page's. */
import { wordsOf } from '#locales/words.ts';

export const returnWords = wordsOf('returnMail');
