/** Every word of the mails about an order whose money comes later. */
import type { ManualMethod } from '#platform/payments/manual-gateway.ts';

export const receivedMail = {
  subject: (number: number) => `Λάβαμε την παραγγελία σας #${number}`,
  heading: 'Λάβαμε την παραγγελία σας',
  leads: {
    transfer: (amount: string, until: string) =>
      `Σας ευχαριστούμε. Κρατάμε τα προϊόντα για εσάς έως ${until}. Μόλις έρθουν στον λογαριασμό μας ${amount}, επιβεβαιώνουμε την παραγγελία και ετοιμάζουμε το δέμα.`,
    cod: (amount: string) =>
      `Σας ευχαριστούμε. Ετοιμάζουμε το δέμα σας. Θα πληρώσετε ${amount} στον μεταφορέα, όταν το παραλάβετε.`,
    pickup: (amount: string) =>
      `Σας ευχαριστούμε. Ετοιμάζουμε την παραγγελία σας. Θα πληρώσετε ${amount} στο κατάστημα, όταν την παραλάβετε.`,
  } satisfies Record<ManualMethod, unknown>,
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
