/** Every word of the letter with the link to a new password. */
import { wordsOf } from '#locales/words.ts';

export const resetWords = wordsOf('resetMail');
