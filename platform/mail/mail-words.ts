/** The words that stand in every mail. */
import type { Language } from '#shop.config';

const el = {
  contact: 'Κάτι δεν είναι σωστό;',
  contactText: (hasPhone: boolean): string =>
    hasPhone ? 'Απαντήστε σε αυτό το e-mail ή καλέστε μας:' : 'Απαντήστε σε αυτό το e-mail ή γράψτε μας:',
  terms: 'Όροι πώλησης',
  withdrawal: 'Υπαναχώρηση',
  privacy: 'Απόρρητο',
  taxNumber: 'ΑΦΜ',
  taxOffice: 'ΔΟΥ',
  registry: 'ΓΕΜΗ',
};

const en: typeof el = {
  contact: 'Something not right?',
  contactText: (hasPhone) => (hasPhone ? 'Reply to this e-mail or call us:' : 'Reply to this e-mail or write to us:'),
  terms: 'Terms of sale',
  withdrawal: 'Withdrawal',
  privacy: 'Privacy',
  taxNumber: 'Tax number (ΑΦΜ)',
  taxOffice: 'Tax office (ΔΟΥ)',
  registry: 'Registry no. (ΓΕΜΗ)',
};

export const mailWords: Readonly<Record<Language, typeof el>> = { el, en };
