/** Every word of the function's answers and mails. */

import type { withdrawalMail as greek } from '#locales/el/services/withdrawal-mail.ts';
import { wordsOf } from '#locales/words.ts';

export const withdrawalWords = wordsOf('withdrawalMail');

export type WithdrawalWords = typeof greek;
