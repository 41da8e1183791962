/** Every word of the confirmation mail. */
import type { Language } from '#shop.config';

const el = {
  subject: (number: number) => `Η παραγγελία σας #${number} επιβεβαιώθηκε`,
  heading: 'Η παραγγελία σας επιβεβαιώθηκε',
  lead: 'Σας ευχαριστούμε. Η πληρωμή εγκρίθηκε και ετοιμάζουμε το δέμα σας.',
  order: (number: number, date: string) => `Παραγγελία #${number}, ${date}`,
  pieces: (count: number) => (count === 1 ? '1 τεμάχιο' : `${count} τεμάχια`),
  subtotal: 'Υποσύνολο',
  discount: (code: string) => `Έκπτωση ${code}`,
  shipping: 'Μεταφορικά',
  free: 'Δωρεάν',
  total: 'Σύνολο',
  vat: (percent: number) => `από τα οποία ΦΠΑ ${percent}%`,
  delivery: 'Παράδοση',
  arrives: (dates: string) => `Φτάνει ${dates}.`,
  carrier: (carrier: string) =>
    `Με μεταφορέα ${carrier}, στην πόρτα σας. Αν δεν σας βρει, καλεί στο τηλέφωνο που δώσατε.`,
  document: 'Παραστατικό',
  receipt: 'Απόδειξη λιανικής',
  invoice: 'Τιμολόγιο',
  taxNumber: 'ΑΦΜ',
  taxOffice: 'ΔΟΥ',
  withdrawal: 'Αν αλλάξετε γνώμη',
  withdrawalText: (days: number) =>
    `Έχετε ${days} ημέρες από την παραλαβή για να υπαναχωρήσετε, χωρίς να πείτε γιατί. Το δηλώνετε στη σελίδα παρακάτω, ` +
    'χωρίς λογαριασμό, με τον αριθμό της παραγγελίας και αυτό το e-mail· σας στέλνουμε αμέσως βεβαίωση με ημερομηνία. ' +
    'Τα χρήματα επιστρέφονται μέσα σε 14 ημέρες από τη δήλωση, αφού λάβουμε τη συσκευή ή την απόδειξη ότι τη στείλατε. ' +
    'Τα μεταφορικά της επιστροφής τα πληρώνετε εσείς.',
  withdrawalLink: 'Δήλωση υπαναχώρησης',
  warranty: 'Εγγύηση',
  warrantyText: (months: number, batteryMonths: number) =>
    `${months} μήνες εγγύηση από εμάς, ${batteryMonths} μήνες για την μπαταρία. Η νόμιμη εγγύηση ισχύει χωριστά και δεν περιορίζεται.`,
  contact: 'Χρειάζεστε κάτι;',
  contactText: 'Απαντήστε σε αυτό το e-mail ή καλέστε μας:',
  terms: 'Όροι πώλησης',
  registry: 'ΓΕΜΗ',
};

type Words = typeof el;

const en: Words = {
  subject: (number) => `Your order #${number} is confirmed`,
  heading: 'Your order is confirmed',
  lead: 'Thank you. The payment was approved and we are getting your parcel ready.',
  order: (number, date) => `Order #${number}, ${date}`,
  pieces: (count) => (count === 1 ? '1 piece' : `${count} pieces`),
  subtotal: 'Subtotal',
  discount: (code) => `Discount ${code}`,
  shipping: 'Shipping',
  free: 'Free',
  total: 'Total',
  vat: (percent) => `of which VAT ${percent}%`,
  delivery: 'Delivery',
  arrives: (dates) => `Arrives ${dates}.`,
  carrier: (carrier) => `By ${carrier} courier, to your door. If nobody answers, they call the number you gave.`,
  document: 'Document',
  receipt: 'Retail receipt',
  invoice: 'Invoice',
  taxNumber: 'Tax number (ΑΦΜ)',
  taxOffice: 'Tax office (ΔΟΥ)',
  withdrawal: 'If you change your mind',
  withdrawalText: (days) =>
    `You have ${days} days from delivery to withdraw, without giving a reason. Declare it on the page below, no account ` +
    'needed, with the order number and this e-mail address; we send you a dated acknowledgement at once. ' +
    'You get your money back within 14 days of your declaration, once we have the device or proof that you sent it. ' +
    'The cost of sending it back is yours.',
  withdrawalLink: 'Declare withdrawal',
  warranty: 'Warranty',
  warrantyText: (months, batteryMonths) =>
    `${months} months of warranty from us, ${batteryMonths} months for the battery. The legal guarantee holds apart from it and is not limited.`,
  contact: 'Need anything?',
  contactText: 'Reply to this e-mail or call us:',
  terms: 'Terms of sale',
  registry: 'Registry no. (ΓΕΜΗ)',
};

export const confirmationWords: Readonly<Record<Language, Words>> = { el, en };
