/** Every word of the function's answers and mails. */

import type { contactMail as greek } from '#locales/el/services/contact-mail.ts';
import { wordsOf } from '#locales/words.ts';

export const contactWords = wordsOf('contactMail');

export type ContactWords = typeof greek;
