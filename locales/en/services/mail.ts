import type { mail as greek } from '#locales/el/services/mail.ts';

export const mail: typeof greek = {
  contact: 'Something not right?',
  contactText: (hasPhone) => (hasPhone ? 'Reply to this e-mail or call us:' : 'Reply to this e-mail or write to us:'),
  terms: 'Terms of sale',
  withdrawal: 'Return a product (withdrawal)',
  taxNumber: 'Tax number (ΑΦΜ)',
  taxOffice: 'Tax office (ΔΟΥ)',
  registry: 'Registry no. (ΓΕΜΗ)',
};
