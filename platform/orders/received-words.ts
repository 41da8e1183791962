/** Every word of the mails about an order whose money comes later. */
import type { Language } from '#shop.config';

const el = {
  subject: (number: number) => `Λάβαμε την παραγγελία σας #${number}`,
  heading: 'Λάβαμε την παραγγελία σας',
  leads: {
    transfer: (amount: string, until: string) =>
      `Σας ευχαριστούμε. Κρατάμε τα προϊόντα για εσάς έως ${until}. Μόλις έρθουν στον λογαριασμό μας ${amount}, επιβεβαιώνουμε την παραγγελία και ετοιμάζουμε το δέμα.`,
    cod: (amount: string) =>
      `Σας ευχαριστούμε. Ετοιμάζουμε το δέμα σας. Θα πληρώσετε ${amount} στον μεταφορέα, όταν το παραλάβετε.`,
    pickup: (amount: string) =>
      `Σας ευχαριστούμε. Ετοιμάζουμε την παραγγελία σας. Θα πληρώσετε ${amount} στο κατάστημα, όταν την παραλάβετε.`,
  },
  due: (until: string) => `Προς κατάθεση έως ${until}`,
  transfer: 'Στοιχεία για την κατάθεση',
  bank: 'Τράπεζα',
  beneficiary: 'Δικαιούχος',
  amount: 'Ποσό',
  reason: 'Αιτιολογία',
  reasonText: (number: number) => `Παραγγελία ${number}`,
  reasonNote:
    'Γράψτε ακριβώς αυτή την αιτιολογία, για να βρούμε την πληρωμή σας. Η μεταφορά χρειάζεται συνήθως μία έως δύο εργάσιμες ημέρες.',
  reminder: {
    subject: (number: number) => `Περιμένουμε ακόμη την κατάθεση για την παραγγελία #${number}`,
    heading: 'Περιμένουμε ακόμη την κατάθεση',
    lead: (amount: string, until: string) =>
      `Δεν έχουμε δει ακόμη ${amount} στον λογαριασμό μας. Κρατάμε τα προϊόντα για εσάς έως ${until}. Αν έχετε ήδη πληρώσει, δεν χρειάζεται να κάνετε κάτι.`,
  },
  paid: {
    subject: (number: number) => `Λάβαμε την πληρωμή για την παραγγελία #${number}`,
    heading: 'Λάβαμε την πληρωμή σας',
    lead: (amount: string) => `Σας ευχαριστούμε. Λάβαμε ${amount} και η παραγγελία σας είναι εξοφλημένη.`,
    partly: (amount: string, rest: string) =>
      `Σας ευχαριστούμε. Λάβαμε ${amount}. Για να ολοκληρωθεί η παραγγελία, μένουν ${rest}.`,
  },
  cancelled: {
    subject: (number: number) => `Η παραγγελία #${number} ακυρώθηκε`,
    heading: 'Η παραγγελία σας ακυρώθηκε',
    unpaid:
      'Δεν ήρθε η πληρωμή στον χρόνο που είχαμε πει και δεν κρατάμε άλλο τα προϊόντα. Αν τα θέλετε ακόμη, παραγγείλετέ τα ξανά. Αν μόλις πληρώσατε, γράψτε μας και σας επιστρέφουμε τα χρήματα.',
    other: 'Δεν πληρώσατε κάτι και δεν χρειάζεται να κάνετε κάτι. Αν είναι λάθος, γράψτε μας.',
  },
};

const en: typeof el = {
  subject: (number) => `We have received your order #${number}`,
  heading: 'We have received your order',
  leads: {
    transfer: (amount, until) =>
      `Thank you. We hold the goods for you until ${until}. As soon as ${amount} reach our account, we confirm the order and prepare the parcel.`,
    cod: (amount) =>
      `Thank you. We are preparing your parcel. You will pay ${amount} to the courier when you receive it.`,
    pickup: (amount) =>
      `Thank you. We are preparing your order. You will pay ${amount} in the shop when you collect it.`,
  },
  due: (until) => `To be transferred by ${until}`,
  transfer: 'For your transfer',
  bank: 'Bank',
  beneficiary: 'Payee',
  amount: 'Amount',
  reason: 'Reference',
  reasonText: (number) => `Order ${number}`,
  reasonNote:
    'Write exactly this reference, so that we find your payment. A transfer usually takes one to two working days.',
  reminder: {
    subject: (number) => `We are still waiting for the transfer for order #${number}`,
    heading: 'We are still waiting for your transfer',
    lead: (amount, until) =>
      `We have not seen ${amount} in our account yet. We hold the goods for you until ${until}. If you have already paid, there is nothing to do.`,
  },
  paid: {
    subject: (number) => `We have received the payment for order #${number}`,
    heading: 'We have received your payment',
    lead: (amount) => `Thank you. We have received ${amount}, and your order is paid in full.`,
    partly: (amount, rest) => `Thank you. We have received ${amount}. To complete the order, ${rest} are left.`,
  },
  cancelled: {
    subject: (number) => `Order #${number} was cancelled`,
    heading: 'Your order was cancelled',
    unpaid:
      'The payment did not come in the time we had named, and we no longer hold the goods. If you still want them, please order again. If you have only just paid, write to us and we return the money.',
    other: 'You have paid nothing, and there is nothing to do. If this is a mistake, write to us.',
  },
};

export const receivedWords: Readonly<Record<Language, typeof el>> = { el, en };
