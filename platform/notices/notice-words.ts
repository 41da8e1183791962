/** What the shop's owner is written; in the shop's own language, as the messages of the contact form are. */
export const noticeWords = {
  order: {
    subject: (number: number, total: string) => `Νέα παραγγελία #${number}: ${total}`,
    heading: (number: number) => `Νέα παραγγελία #${number}`,
    placed: 'Ώρα',
    payment: 'Πληρωμή',
    paid: 'εγκρίθηκε',
    waiting: 'αναμένεται',
    delivery: 'Αποστολή',
    total: 'Σύνολο',
    left: (pieces: number) => (pieces === 0 ? 'εξαντλήθηκε' : pieces === 1 ? 'μένει 1' : `μένουν ${pieces}`),
    note: (number: number) => `Στοιχεία πελάτη και διεύθυνση: npm run shop -- orders show ${number}`,
  },
  payments: {
    subject: (count: number) => (count === 1 ? 'Μια πληρωμή απέτυχε' : `${count} πληρωμές απέτυχαν`),
    lead: 'Την τελευταία ώρα, χωρίς παραγγελία. Ο πελάτης το είδε και μπορεί να δοκιμάσει ξανά.',
    declined: 'η κάρτα απορρίφθηκε',
    failed: 'σφάλμα του παρόχου',
  },
  mail: {
    subject: 'Ένα μήνυμα δεν στάλθηκε',
    lead: 'Δοκιμάστηκε επί πέντε ημέρες και εγκαταλείφθηκε, ή έληξε.',
    kind: 'Είδος',
    error: 'Σφάλμα',
    note: (id: string) => `Ξανά: npm run shop -- mail resend ${id}`,
  },
  stock: {
    subject: 'Χαμηλό απόθεμα',
    lead: 'Πουλήθηκαν το τελευταίο εικοσιτετράωρο και τελειώνουν.',
    note: 'Νέο απόθεμα: npm run shop -- stock set ΚΩΔΙΚΟΣ ΤΕΜΑΧΙΑ',
  },
  soldOut: {
    subject: (title: string) => `Εξαντλήθηκε: ${title}`,
    lead: 'Είναι από τα προϊόντα με τις περισσότερες πωλήσεις.',
  },
} as const;
