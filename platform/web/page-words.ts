/** What stands around every page of the platform. */
import { wordsOf } from '#locales/words.ts';

export const pageWords = wordsOf('pageFrame');
