/** What the platform tells of the shop and its country, in both languages. */
export const shop = {
  description: 'Επαγγελματικά ανακατασκευασμένοι φορητοί υπολογιστές με εγγύηση.',
  courier: (carrier: string) => `Μεταφορέας ${carrier}`,
  courierDays: (from: number, to: number) => `${from}-${to} εργάσιμες ημέρες, στην πόρτα σας`,
  languages: { el: 'Ελληνικά', en: 'Αγγλικά' },
  footerMenu: 'Υποσέλιδο',
  country: 'Ελλάδα',
  currency: 'Ευρώ',
};

/** The names of the categories that the shop's goods are of, in the words of the hosted platform's taxonomy. */
export const taxonomy = {
  el: 'Ηλεκτρονικά',
  'el-6': 'Υπολογιστές',
  'el-6-3': 'Επιτραπέζιοι υπολογιστές',
  'el-6-6': 'Φορητοί υπολογιστές',
  'el-6-8': 'Υπολογιστές tablet',
  'el-17': 'Βίντεο',
  'el-17-1': 'Οθόνες υπολογιστή',
};

/** The platform's own names of filters, in both languages. */
export const facetNames = {
  availability: 'Διαθεσιμότητα',
  price: 'Τιμή',
  vendor: 'Μάρκα',
  productType: 'Είδος',
  inStock: 'Διαθέσιμο',
  soldOut: 'Εξαντλημένο',
};

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
  unfinished: {
    subject: (payments: number) =>
      payments === 1 ? 'Μια πληρωμή κρατά πολλά τεμάχια' : `${payments} πληρωμές ξεκίνησαν και δεν τελείωσαν`,
    lead: 'Ίσως κάποιος δεσμεύει προϊόντα χωρίς να αγοράζει. Ό,τι δεν πληρωθεί επιστρέφει μόνο του στο απόθεμα, και τα όρια ανά διεύθυνση ισχύουν ήδη.',
    payments: 'Πληρωμές σε εξέλιξη',
    pieces: 'Τεμάχια που κρατιούνται',
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
