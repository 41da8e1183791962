/** Every word of the confirmation mail. */
import { wordsOf } from '#locales/words.ts';

export const confirmationWords = wordsOf('confirmationMail');
