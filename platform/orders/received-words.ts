/** Every word of the mails about an order whose money comes later. */
import { wordsOf } from '#locales/words.ts';

export const receivedWords = wordsOf('receivedMail');
