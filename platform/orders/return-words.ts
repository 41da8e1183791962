/** Every word about goods that come back: the mails', and the order page's. */
import type { Language } from '#shop.config';

const el = {
  label: 'Γράψτε πάνω στο δέμα',
  code: (id: number, number: number) => `Επιστροφή ${id}, παραγγελία ${number}`,
  goods: 'Τι επιστρέφετε',
  next: 'Τι γίνεται μετά',
  nextText:
    'Μόλις φτάσει το δέμα και το ελέγξουμε, σας επιστρέφουμε τα χρήματα με τον τρόπο που πληρώσατε και σας γράφουμε. Στη σελίδα της παραγγελίας σας βλέπετε κάθε βήμα.',
  opened: {
    subject: (number: number) => `Επιστροφή για την παραγγελία #${number}`,
    heading: 'Περιμένουμε την επιστροφή σας',
    lead: 'Καταγράψαμε την επιστροφή. Στείλτε μας τα παρακάτω, καλά συσκευασμένα, με όποιον μεταφορέα θέλετε.',
  },
  sent: {
    subject: (number: number) => `Το δέμα της επιστροφής σας έρχεται, παραγγελία #${number}`,
    heading: 'Το δέμα σας έρχεται σε εμάς',
    lead: (tracking: string) =>
      tracking === ''
        ? 'Σημειώσαμε ότι στείλατε το δέμα. Κρατήστε την απόδειξη της αποστολής ώσπου να σας γράψουμε.'
        : `Σημειώσαμε ότι στείλατε το δέμα, με αριθμό αποστολής ${tracking}. Κρατήστε την απόδειξη ώσπου να σας γράψουμε.`,
  },
  received: {
    subject: (number: number) => `Παραλάβαμε την επιστροφή για την παραγγελία #${number}`,
    heading: 'Παραλάβαμε την επιστροφή σας',
    lead: 'Το δέμα έφτασε και το ελέγξαμε. Μόλις επιστραφούν τα χρήματα, σας γράφουμε χωριστά.',
  },
  declined: {
    subject: (number: number) => `Η επιστροφή για την παραγγελία #${number} δεν προχωρά`,
    heading: 'Η επιστροφή δεν προχωρά',
    lead: (why: string) =>
      `${why === '' ? 'Είδαμε την παραγγελία και δεν μπορούμε να δεχτούμε την επιστροφή.' : why} Αν δεν συμφωνείτε, απαντήστε σε αυτό το e-mail.`,
  },
  page: {
    title: (id: number) => `Επιστροφή ${id}`,
    requested: 'Λάβαμε τη δήλωσή σας',
    requestedText: 'Βλέπουμε την παραγγελία και σας γράφουμε.',
    onItsWay: 'Στείλατε το δέμα',
    send: 'Στείλτε μας το δέμα',
    received: 'Παραλαβή και έλεγχος',
    refunded: 'Επιστροφή χρημάτων',
    declined: 'Η επιστροφή δεν προχωρά',
    tracking: 'Αριθμός αποστολής (προαιρετικό)',
    noteSent: 'Το έστειλα',
  },
};

const en: typeof el = {
  label: 'Write on the parcel',
  code: (id, number) => `Return ${id}, order ${number}`,
  goods: 'What you return',
  next: 'What happens then',
  nextText:
    'When the parcel has arrived and we have inspected it, we return the money in the way you paid, and write to you. Your order’s page shows each step.',
  opened: {
    subject: (number) => `Return for order #${number}`,
    heading: 'We are expecting your return',
    lead: 'We have noted the return. Send us the goods below, well packed, with any carrier you like.',
  },
  sent: {
    subject: (number) => `Your return is on its way, order #${number}`,
    heading: 'Your parcel is on its way to us',
    lead: (tracking) =>
      tracking === ''
        ? 'We have noted that you sent the parcel. Please keep the receipt until we write to you.'
        : `We have noted that you sent the parcel, tracking number ${tracking}. Please keep the receipt until we write to you.`,
  },
  received: {
    subject: (number) => `We have received the return for order #${number}`,
    heading: 'We have received your return',
    lead: 'The parcel has arrived and we have inspected it. We write to you about the money separately, when it is returned.',
  },
  declined: {
    subject: (number) => `The return for order #${number} does not go ahead`,
    heading: 'The return does not go ahead',
    lead: (why) =>
      `${why === '' ? 'We have looked at the order and cannot accept the return.' : why} If you disagree, reply to this e-mail.`,
  },
  page: {
    title: (id) => `Return ${id}`,
    requested: 'We have your statement',
    requestedText: 'We are looking at the order and will write to you.',
    onItsWay: 'You sent the parcel',
    send: 'Send us the parcel',
    received: 'Received and inspected',
    refunded: 'Money returned',
    declined: 'The return does not go ahead',
    tracking: 'Tracking number (optional)',
    noteSent: 'I have sent it',
  },
};

export const returnWords: Readonly<Record<Language, typeof el>> = { el, en };
