/** Every word of the confirmation mail. */
import type { Language } from '#shop.config';

const el = {
  subject: (number: number) => `Η παραγγελία σας #${number} επιβεβαιώθηκε`,
  heading: 'Η παραγγελία σας επιβεβαιώθηκε',
  lead: 'Σας ευχαριστούμε. Η πληρωμή εγκρίθηκε και ετοιμάζουμε το δέμα σας.',
  subtotal: 'Υποσύνολο',
  discount: (code: string) => `Έκπτωση ${code}`,
  shipping: 'Μεταφορικά',
  free: 'Δωρεάν',
  paymentFee: 'Αντικαταβολή',
  total: 'Σύνολο',
  vat: (percent: number) => `από τα οποία ΦΠΑ ${percent}%`,
  marginScheme: 'Καθεστώς περιθωρίου, μεταχειρισμένα αγαθά',
  delivery: 'Παράδοση',
  arrives: 'Στα χέρια σας',
  afterPayment: (from: number, to: number) => `${from}–${to} εργάσιμες ημέρες αφού έρθει η πληρωμή.`,
  ready: 'Έτοιμη για παραλαβή από το κατάστημα',
  locker: (carrier: string) =>
    `Με ${carrier}, σε θυρίδα κοντά στη διεύθυνσή σας. Μόλις φτάσει, σας έρχεται μήνυμα με τη θέση και τον κωδικό.`,
  carrier: (carrier: string) =>
    `Με μεταφορέα ${carrier}, στην πόρτα σας. Αν δεν σας βρει, καλεί στο τηλέφωνο που δώσατε.`,
  document: 'Παραστατικό',
  receipt: 'Απόδειξη λιανικής',
  invoice: 'Τιμολόγιο',
  withdrawalText: (days: number) =>
    `Έχετε ${days} ημέρες από την παραλαβή για να υπαναχωρήσετε, χωρίς να πείτε γιατί. Το δηλώνετε στη σελίδα παρακάτω, ` +
    'χωρίς λογαριασμό, με τον αριθμό της παραγγελίας και αυτό το e-mail· σας στέλνουμε αμέσως βεβαίωση με ημερομηνία. ' +
    'Τα χρήματα επιστρέφονται μέσα σε 14 ημέρες από τη δήλωση, αφού λάβουμε τη συσκευή ή την απόδειξη ότι τη στείλατε. ' +
    'Τα μεταφορικά της επιστροφής τα πληρώνετε εσείς.',
  warranty: 'Εγγύηση',
  warrantyText: (months: number, batteryMonths: number) =>
    `${months} μήνες εγγύηση από εμάς, ${batteryMonths} μήνες για την μπαταρία. Η νόμιμη εγγύηση ισχύει χωριστά και δεν περιορίζεται.`,
};

type Words = typeof el;

const en: Words = {
  subject: (number) => `Your order #${number} is confirmed`,
  heading: 'Your order is confirmed',
  lead: 'Thank you. Your payment was approved and we are getting your parcel ready.',
  subtotal: 'Subtotal',
  discount: (code) => `Discount ${code}`,
  shipping: 'Shipping',
  free: 'Free',
  paymentFee: 'Cash on delivery',
  total: 'Total',
  vat: (percent) => `of which VAT ${percent}%`,
  marginScheme: 'Margin scheme, second-hand goods',
  delivery: 'Delivery',
  arrives: 'In your hands',
  afterPayment: (from, to) => `${from}–${to} working days after the payment has come.`,
  ready: 'Ready to collect from the shop',
  locker: (carrier) =>
    `With ${carrier}, to a locker near your address. When it is there, a message tells you where, and the code.`,
  carrier: (carrier) => `By ${carrier} courier, to your door. If nobody answers, they call the number you gave.`,
  document: 'Receipt or invoice',
  receipt: 'Retail receipt',
  invoice: 'Invoice',
  withdrawalText: (days) =>
    `You have ${days} days from delivery to withdraw, without giving a reason. Declare it on the page below, no account ` +
    'needed, with the order number and this e-mail address; we send you a dated acknowledgement at once. ' +
    'You get your money back within 14 days of your declaration, once we have the device or proof that you sent it. ' +
    'The cost of sending it back is yours.',
  warranty: 'Warranty',
  warrantyText: (months, batteryMonths) =>
    `${months} months of warranty from us, ${batteryMonths} months for the battery. The legal guarantee holds apart from it and is not limited.`,
};

export const confirmationWords: Readonly<Record<Language, Words>> = { el, en };
