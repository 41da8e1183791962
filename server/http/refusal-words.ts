/** Why a request was not answered, in words for the visitor. */
import { serviceWords } from '#locales/words.ts';

export type Refusal = 'busy' | 'unavailable' | 'too_large' | 'too_slow' | 'broken_off' | 'foreign';

export const refusalWords = serviceWords.refusal;
