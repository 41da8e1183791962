/** Every word of the mail that tells that the money comes back. */
import type { ManualMethod } from '#platform/payments/manual-gateway.ts';

export const refundMail = {
  refunded: {
    subject: (number: number) => `Επιστροφή χρημάτων για την παραγγελία #${number}`,
    heading: 'Τα χρήματά σας επιστρέφονται',
    label: 'Επιστροφή',
    ways: {
      online: {
        lead: (amount: string) => `Επιστρέψαμε ${amount} με τον τρόπο που πληρώσατε.`,
        note: 'Η τράπεζά σας χρειάζεται συνήθως λίγες εργάσιμες ημέρες για να το δείξει. Αν δεν το δείτε, γράψτε μας και το ψάχνουμε μαζί.',
      },
      transfer: {
        lead: (amount: string) => `Επιστρέψαμε ${amount} με έμβασμα.`,
        note: 'Φτάνουν στον λογαριασμό σας συνήθως σε μία με δύο εργάσιμες ημέρες. Αν δεν τα δείτε, γράψτε μας και το ψάχνουμε μαζί.',
      },
      cod: {
        lead: (amount: string) => `Επιστρέψαμε ${amount}, όπως το συμφωνήσαμε μαζί σας.`,
        note: 'Πληρώσατε με αντικαταβολή. Αν δεν έχετε λάβει τα χρήματα, απαντήστε σε αυτό το μήνυμα.',
      },
      pickup: {
        lead: (amount: string) => `Επιστρέψαμε ${amount}, όπως το συμφωνήσαμε μαζί σας.`,
        note: 'Πληρώσατε στο κατάστημα. Αν δεν έχετε λάβει τα χρήματα, απαντήστε σε αυτό το μήνυμα.',
      },
    } satisfies Record<ManualMethod | 'online', unknown>,
  },
  released: {
    subject: (number: number) => `Δεν χρεώνεστε για την παραγγελία #${number}`,
    heading: 'Δεν χρεώνεστε τίποτα',
    lead: (amount: string) =>
      `Το ποσό των ${amount} είχε μόνο δεσμευτεί στην κάρτα σας και η δέσμευση ακυρώθηκε. Δεν πήραμε χρήματα.`,
    label: 'Αποδέσμευση',
    note: 'Ανάλογα με την τράπεζα, η δέσμευση μπορεί να φαίνεται για λίγες ακόμη εργάσιμες ημέρες.',
  },
};
