/** Every word of the mail that tells that the money comes back. */
import { wordsOf } from '#locales/words.ts';

export const refundWords = wordsOf('refundMail');
