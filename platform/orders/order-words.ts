/** The words that every mail about an order has. */
import type { Language } from '#shop.config';

const el = {
  order: (number: number) => `Παραγγελία #${number}`,
  goods: 'Η παραγγελία',
  parcel: 'Στο δέμα',
  open: 'Δείτε την παραγγελία',
  ask: 'Ρωτήστε για την παραγγελία',
  pieces: (count: number) => (count === 1 ? '1 τεμάχιο' : `${count} τεμάχια`),
  notes: 'Σημειώσεις της παραγγελίας',
  withdrawal: 'Αν αλλάξετε γνώμη',
  withdrawalLink: 'Δήλωση υπαναχώρησης',
};

const en: typeof el = {
  order: (number) => `Order #${number}`,
  goods: 'The order',
  parcel: 'In the parcel',
  open: 'View the order',
  ask: 'Ask about the order',
  pieces: (count) => (count === 1 ? '1 piece' : `${count} pieces`),
  notes: 'Notes on the order',
  withdrawal: 'If you change your mind',
  withdrawalLink: 'Declare withdrawal',
};

export const orderWords: Readonly<Record<Language, typeof el>> = { el, en };
