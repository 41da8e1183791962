/** What the platform tells of the shop and its country, in both languages. */
import type { Language } from '#shop.config';

const el = {
  description: 'Επαγγελματικά ανακατασκευασμένοι φορητοί υπολογιστές με εγγύηση.',
  slogan: 'Ξανά στη δουλειά',
  languages: { el: 'Ελληνικά', en: 'Αγγλικά' },
  country: 'Ελλάδα',
  currency: 'Ευρώ',
};

const en: typeof el = {
  description: 'Professionally refurbished laptops with a warranty.',
  slogan: 'Back to work. Again.',
  languages: { el: 'Greek', en: 'English' },
  country: 'Greece',
  currency: 'Euro',
};

export const shopWords: Readonly<Record<Language, typeof el>> = { el, en };
