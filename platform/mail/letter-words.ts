/** The words that stand in every mail to a customer. */
import type { Language } from '#shop.config';

const el = {
  contact: 'Χρειάζεστε κάτι;',
  contactText: 'Απαντήστε σε αυτό το e-mail ή καλέστε μας:',
  terms: 'Όροι πώλησης',
  taxNumber: 'ΑΦΜ',
  taxOffice: 'ΔΟΥ',
  registry: 'ΓΕΜΗ',
};

const en: typeof el = {
  contact: 'Need anything?',
  contactText: 'Reply to this e-mail or call us:',
  terms: 'Terms of sale',
  taxNumber: 'Tax number (ΑΦΜ)',
  taxOffice: 'Tax office (ΔΟΥ)',
  registry: 'Registry no. (ΓΕΜΗ)',
};

export const letterWords: Readonly<Record<Language, typeof el>> = { el, en };
