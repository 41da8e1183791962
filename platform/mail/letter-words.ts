/** The words that stand in every mail to a customer. */
import type { Language } from '#shop.config';

const el = {
  contact: 'Χρειάζεστε κάτι;',
  contactText: (hasPhone: boolean): string =>
    hasPhone ? 'Απαντήστε σε αυτό το e-mail ή καλέστε μας:' : 'Απαντήστε σε αυτό το e-mail ή γράψτε μας:',
  terms: 'Όροι πώλησης',
  taxNumber: 'ΑΦΜ',
  taxOffice: 'ΔΟΥ',
  registry: 'ΓΕΜΗ',
};

const en: typeof el = {
  contact: 'Need anything?',
  contactText: (hasPhone) => (hasPhone ? 'Reply to this e-mail or call us:' : 'Reply to this e-mail or write to us:'),
  terms: 'Terms of sale',
  taxNumber: 'Tax number (ΑΦΜ)',
  taxOffice: 'Tax office (ΔΟΥ)',
  registry: 'Registry no. (ΓΕΜΗ)',
};

export const letterWords: Readonly<Record<Language, typeof el>> = { el, en };
