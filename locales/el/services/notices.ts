/** What the shop's owner is written. */

export const notices = {
  order: {
    subject: (number: number, total: string) => `Νέα παραγγελία #${number}: ${total}`,
    heading: (number: number) => `Νέα παραγγελία #${number}`,
    placed: 'Ώρα',
    payment: 'Πληρωμή',
    paid: 'εγκρίθηκε',
    waiting: 'αναμένεται',
    delivery: 'Αποστολή',
    methods: { courier: 'με μεταφορέα', locker: 'σε θυρίδα', pickup: 'παραλαβή από το κατάστημα' } as Readonly<
      Record<string, string>
    >,
    total: 'Σύνολο',
    left: (pieces: number): string => (pieces === 0 ? 'εξαντλήθηκε' : pieces === 1 ? 'μένει 1' : `μένουν ${pieces}`),
    note: (command: string) => `Στοιχεία πελάτη και διεύθυνση: ${command}`,
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
    note: (command: string) => `Νέα αποστολή: ${command}`,
  },
  stock: {
    subject: 'Χαμηλό απόθεμα',
    lead: 'Πουλήθηκαν το τελευταίο εικοσιτετράωρο και τελειώνουν.',
    note: (command: string) => `Νέο απόθεμα: ${command}`,
  },
  soldOut: {
    subject: (title: string) => `Εξαντλήθηκε: ${title}`,
    lead: 'Είναι από τα προϊόντα με τις περισσότερες πωλήσεις.',
  },
};
