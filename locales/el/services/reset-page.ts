/** Every word of the page for a new password. */
import { PASSWORD_LENGTH } from '#platform/customers/check-profile.ts';
import type { PasswordProblem } from '#platform/customers/reset-page/words.ts';

const { least, most } = PASSWORD_LENGTH;

export const resetPage = {
  title: 'Νέος κωδικός',
  lead: (email: string) => `Για τον λογαριασμό ${email}.`,
  password: 'Νέος κωδικός',
  again: 'Ο ίδιος κωδικός ξανά',
  hint: `Τουλάχιστον ${least} χαρακτήρες. Μια φράση που θυμάστε είναι καλύτερη από λίγα σύμβολα.`,
  submit: 'Αποθήκευση κωδικού',
  others: 'Όπου είστε συνδεδεμένοι, θα χρειαστεί να συνδεθείτε ξανά με τον νέο κωδικό.',
  errorTitle: 'Διόρθωση',
  problems: {
    blank: 'Γράψτε τον νέο κωδικό σας.',
    too_short: `Ο κωδικός θέλει τουλάχιστον ${least} χαρακτήρες.`,
    too_long: `Ο κωδικός έχει το πολύ ${most} χαρακτήρες.`,
    whitespace: 'Ο κωδικός δεν αρχίζει και δεν τελειώνει με κενό.',
    differs: 'Οι δύο κωδικοί διαφέρουν. Γράψτε τους ξανά.',
  } satisfies Record<PasswordProblem, string>,
  done: { title: 'Ο κωδικός άλλαξε', text: 'Μπορείτε να συνδεθείτε με τον νέο κωδικό σας.', link: 'Σύνδεση' },
  invalid: {
    title: 'Αυτός ο σύνδεσμος δεν ισχύει πια',
    text: 'Κάθε σύνδεσμος ισχύει για μία ώρα και μία φορά, και μόνο ο τελευταίος που ζητήσατε. Ζητήστε νέον από τη σελίδα σύνδεσης.',
    link: 'Στη σελίδα σύνδεσης',
  },
  enabled: {
    title: 'Ο λογαριασμός σας είναι ήδη ενεργός',
    text: 'Δεν χρειάζεται ενεργοποίηση: συνδεθείτε με το e-mail και τον κωδικό σας.',
    link: 'Σύνδεση',
  },
  busy: {
    title: 'Δεν προλάβαμε αυτή τη στιγμή',
    text: 'Ο κωδικός σας δεν άλλαξε. Γυρίστε πίσω και δοκιμάστε ξανά σε λίγο.',
    link: 'Στο κατάστημα',
  },
  forbidden: {
    title: 'Η φόρμα στάλθηκε από άλλον ιστότοπο',
    text: 'Για την ασφάλειά σας δεν τη δεχτήκαμε. Ανοίξτε ξανά τον σύνδεσμο από το e-mail σας.',
    link: 'Στο κατάστημα',
  },
};
