/** Why a form was not read, in words for whoever sent it. */
import { serviceWords } from '#locales/words.ts';

export type Refusal = 'busy' | 'too_large' | 'too_slow' | 'broken_off' | 'foreign';

export const refusalWords = serviceWords.refusal;
