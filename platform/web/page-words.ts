/** What stands around every page of the platform. */
import type { Language } from '#shop.config';

const el = {
  skip: 'Μετάβαση στη φόρμα',
  home: 'αρχική σελίδα',
  back: 'Πίσω στο κατάστημα',
  otherLanguage: 'English',
};

const en: typeof el = {
  skip: 'Skip to the form',
  home: 'home page',
  back: 'Back to the shop',
  otherLanguage: 'Ελληνικά',
};

export const pageWords: Readonly<Record<Language, typeof el>> = { el, en };
