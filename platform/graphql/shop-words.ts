/** What the platform tells of the shop and its country, in both languages. */
import type { Language } from '#shop.config';

const el = {
  description: 'Επαγγελματικά ανακατασκευασμένοι φορητοί υπολογιστές με εγγύηση.',
  slogan: 'Ξανά στη δουλειά',
  courier: (carrier: string) => `Μεταφορέας ${carrier}`,
  courierDays: (from: number, to: number) => `${from}-${to} εργάσιμες ημέρες, στην πόρτα σας`,
  languages: { el: 'Ελληνικά', en: 'Αγγλικά' },
  country: 'Ελλάδα',
  currency: 'Ευρώ',
};

const en: typeof el = {
  description: 'Professionally refurbished laptops with a warranty.',
  slogan: 'Back to work. Again.',
  courier: (carrier) => `Courier ${carrier}`,
  courierDays: (from, to) => `${from}-${to} working days, to your door`,
  languages: { el: 'Greek', en: 'English' },
  country: 'Greece',
  currency: 'Euro',
};

export const shopWords: Readonly<Record<Language, typeof el>> = { el, en };
