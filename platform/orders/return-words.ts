/** Every word of the mails about goods that come back. */
import type { Language } from '#shop.config';

const el = {
  opened: {
    subject: (number: number) => `Επιστροφή για την παραγγελία #${number}`,
    heading: 'Περιμένουμε την επιστροφή σας',
    lead: 'Καταγράψαμε την επιστροφή. Στείλτε μας τα παρακάτω, καλά συσκευασμένα, με όποιον μεταφορέα θέλετε.',
    label: 'Γράψτε πάνω στο δέμα',
    code: (id: number, number: number) => `Επιστροφή ${id}, παραγγελία ${number}`,
    goods: 'Τι επιστρέφετε',
    next: 'Τι γίνεται μετά',
    nextText:
      'Μόλις φτάσει το δέμα και το ελέγξουμε, σας επιστρέφουμε τα χρήματα με τον τρόπο που πληρώσατε και σας γράφουμε.',
  },
  received: {
    subject: (number: number) => `Παραλάβαμε την επιστροφή για την παραγγελία #${number}`,
    heading: 'Παραλάβαμε την επιστροφή σας',
    lead: 'Το δέμα έφτασε και το ελέγξαμε. Μόλις επιστραφούν τα χρήματα, σας γράφουμε χωριστά.',
  },
};

const en: typeof el = {
  opened: {
    subject: (number) => `Return for order #${number}`,
    heading: 'We are expecting your return',
    lead: 'We have noted the return. Send us the goods below, well packed, with any carrier you like.',
    label: 'Write on the parcel',
    code: (id, number) => `Return ${id}, order ${number}`,
    goods: 'What you return',
    next: 'What happens then',
    nextText:
      'When the parcel has arrived and we have inspected it, we return the money in the way you paid, and write to you.',
  },
  received: {
    subject: (number) => `We have received the return for order #${number}`,
    heading: 'We have received your return',
    lead: 'The parcel has arrived and we have inspected it. We write to you about the money separately, when it is returned.',
  },
};

export const returnWords: Readonly<Record<Language, typeof el>> = { el, en };
