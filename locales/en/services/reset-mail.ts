import { shop } from '#shop.config';
import type { resetMail as greek } from '../../el/services/reset-mail.ts';

export const resetMail: typeof greek = {
  subject: `A new password for your ${shop.name.en} account`,
  heading: 'Set a new password',
  lead: 'Somebody, most likely you, asked for a new password for this e-mail address.',
  link: 'Set a new password',
  terms: (minutes) => `The link works for ${minutes} minutes, and only once.`,
  ignore: 'If it was not you, do nothing: your password stays as it is.',
};
