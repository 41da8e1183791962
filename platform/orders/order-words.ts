/** The words that every letter about an order has. */
import type { Language } from '#shop.config';

const el = {
  order: (number: number, date: string) => `Παραγγελία #${number}, ${date}`,
  pieces: (count: number) => (count === 1 ? '1 τεμάχιο' : `${count} τεμάχια`),
  notes: 'Σημειώσεις της παραγγελίας',
  withdrawal: 'Αν αλλάξετε γνώμη',
  withdrawalLink: 'Δήλωση υπαναχώρησης',
};

const en: typeof el = {
  order: (number, date) => `Order #${number}, ${date}`,
  pieces: (count) => (count === 1 ? '1 piece' : `${count} pieces`),
  notes: 'Notes on the order',
  withdrawal: 'If you change your mind',
  withdrawalLink: 'Declare withdrawal',
};

export const orderWords: Readonly<Record<Language, typeof el>> = { el, en };
