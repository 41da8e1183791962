/** Every word of the page for a new password. */

import type { resetPage as greek } from '#locales/el/services/reset-page.ts';
import { serviceWords } from '#locales/words.ts';

export type PasswordProblem = 'blank' | 'too_short' | 'too_long' | 'whitespace' | 'differs';

export const resetWords = serviceWords.resetPage;

export type ResetWords = typeof greek;
