/** Every word of the mail that tells that the money comes back. */
import type { Language } from '#shop.config';

const el = {
  refunded: {
    subject: (number: number) => `Επιστροφή χρημάτων για την παραγγελία #${number}`,
    heading: 'Τα χρήματά σας επιστρέφονται',
    lead: (amount: string) => `Επιστρέψαμε ${amount} με τον τρόπο που πληρώσατε.`,
    label: 'Επιστροφή',
    notes: [
      'Η τράπεζά σας χρειάζεται συνήθως λίγες εργάσιμες ημέρες για να το δείξει. Αν δεν το δείτε, γράψτε μας και το ψάχνουμε μαζί.',
    ],
  },
  released: {
    subject: (number: number) => `Δεν χρεώνεστε για την παραγγελία #${number}`,
    heading: 'Δεν χρεώνεστε τίποτα',
    lead: (amount: string) =>
      `Το ποσό των ${amount} είχε μόνο δεσμευτεί στην κάρτα σας και η δέσμευση ακυρώθηκε. Δεν πήραμε χρήματα.`,
    label: 'Αποδέσμευση',
    notes: ['Ανάλογα με την τράπεζα, η δέσμευση μπορεί να φαίνεται για λίγες ακόμη εργάσιμες ημέρες.'],
  },
};

const en: typeof el = {
  refunded: {
    subject: (number) => `Refund for order #${number}`,
    heading: 'Your money is on\u00A0its\u00A0way\u00A0back',
    lead: (amount) => `We returned ${amount} the way you paid.`,
    label: 'Refund',
    notes: [
      'Your bank usually needs a few working days to show it. If you do not see it, write to us and we will look into it together.',
    ],
  },
  released: {
    subject: (number) => `You are not charged for order #${number}`,
    heading: 'You are not charged',
    lead: (amount) =>
      `The amount of ${amount} had only been set aside on your card, and it has been released. No money was taken.`,
    label: 'Released',
    notes: ['Depending on the bank, the amount may still show as pending for a few working days.'],
  },
};

export const refundWords: Readonly<Record<Language, typeof el>> = { el, en };
