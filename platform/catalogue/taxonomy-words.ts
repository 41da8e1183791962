/** The names of the categories that the shop's goods are of, in the words of the hosted platform's taxonomy. */

import type { taxonomy as greek } from '#locales/el/services/taxonomy.ts';
import { wordsOf } from '#locales/words.ts';

export const taxonomyWords = wordsOf('taxonomy');

export type CategoryId = keyof typeof greek;
