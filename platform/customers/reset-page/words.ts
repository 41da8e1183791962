/** Every word of the page for a new password. */
import type { Language } from '#shop.config';
import { PASSWORD_LENGTH } from '../check-profile.ts';

export type PasswordProblem = 'blank' | 'too_short' | 'too_long' | 'whitespace' | 'differs';

const { least, most } = PASSWORD_LENGTH;

const el = {
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

export type ResetWords = typeof el;

const en: ResetWords = {
  title: 'New password',
  lead: (email) => `For the account ${email}.`,
  password: 'New password',
  again: 'The same password again',
  hint: `At least ${least} characters. A phrase you remember is better than a few symbols.`,
  submit: 'Save password',
  others: 'Wherever you are logged in, you will need to log in again with the new password.',
  errorTitle: 'To correct',
  problems: {
    blank: 'Enter your new password.',
    too_short: `A password needs at least ${least} characters.`,
    too_long: `A password has at most ${most} characters.`,
    whitespace: 'A password does not begin or end with a blank.',
    differs: 'The two passwords differ. Please enter them again.',
  },
  done: { title: 'Your password has changed', text: 'You can log in with your new password.', link: 'Log in' },
  invalid: {
    title: 'This link does not work any more',
    text: 'Each link works for an hour and only once, and only the last one you asked for. Ask for a new one on the login page.',
    link: 'To the login page',
  },
  enabled: {
    title: 'Your account is active already',
    text: 'There is nothing to activate: log in with your e-mail address and your password.',
    link: 'Log in',
  },
  busy: {
    title: 'We could not do this just now',
    text: 'Your password has not changed. Go back and try again shortly.',
    link: 'To the shop',
  },
  forbidden: {
    title: 'The form was sent from another site',
    text: 'For your safety we did not accept it. Open the link in your e-mail again.',
    link: 'To the shop',
  },
};

export const resetWords: Readonly<Record<Language, ResetWords>> = { el, en };
