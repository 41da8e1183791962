/** The platform's own names of filters, in both languages. */

import type { facetNames as greek } from '#locales/el/services/facet-names.ts';
import { wordsOf } from '#locales/words.ts';

export const facetWords = wordsOf('facetNames');

export type FacetWords = typeof greek;
