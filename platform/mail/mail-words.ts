/** The words that stand in every mail. */
import { wordsOf } from '#locales/words.ts';

export const mailWords = wordsOf('mail');
