/** Every word of the authorization page. */
import type { Language } from '#shop.config';
import { PASSWORD_LENGTH } from '../check-profile.ts';

export type LoginProblem =
  | 'unidentified'
  | 'throttled'
  | 'busy'
  | 'unreadable'
  | 'taken'
  | 'email'
  | 'blank'
  | 'too_short'
  | 'too_long'
  | 'whitespace';

export type AuthorizationNotice =
  | 'unknown_client'
  | 'unknown_redirect_uri'
  | 'forbidden'
  | 'logged_out'
  | 'unknown_login';

const { least, most } = PASSWORD_LENGTH;

const el = {
  login: {
    title: 'Σύνδεση',
    lead: 'Με το e-mail και τον κωδικό του λογαριασμού σας.',
    submit: 'Σύνδεση',
  },
  signup: {
    title: 'Νέος λογαριασμός',
    lead: 'Για να βρίσκετε τις παραγγελίες, τις διευθύνσεις και τα αγαπημένα σας σε ένα μέρος.',
    submit: 'Δημιουργία λογαριασμού',
  },
  recover: {
    title: 'Ξέχασα τον κωδικό',
    lead: 'Γράψτε το e-mail σας και σας στέλνουμε έναν σύνδεσμο για νέο κωδικό.',
    submit: 'Στείλτε μου σύνδεσμο',
  },
  sent: 'Αν υπάρχει λογαριασμός με αυτό το e-mail, ο σύνδεσμος έρχεται σε λίγο.',
  email: 'E-mail',
  password: 'Κωδικός',
  hint: `Τουλάχιστον ${least} χαρακτήρες. Μια φράση που θυμάστε είναι καλύτερη από λίγα σύμβολα.`,
  newsletter: 'Θέλω ενημέρωση για νέες παραλαβές',
  toSignup: 'Δεν έχετε λογαριασμό; Δημιουργήστε έναν',
  toLogin: 'Έχετε ήδη λογαριασμό; Συνδεθείτε',
  toRecover: 'Ξέχασα τον κωδικό',
  cancel: 'Πίσω χωρίς σύνδεση',
  errorTitle: 'Διόρθωση',
  problems: {
    unidentified: 'Το e-mail ή ο κωδικός δεν είναι σωστά.',
    throttled: 'Πολλές προσπάθειες. Δοκιμάστε ξανά σε λίγο.',
    busy: 'Δεν προλάβαμε αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγο.',
    unreadable: 'Η φόρμα δεν έφτασε ολόκληρη. Στείλτε την ξανά.',
    taken: 'Υπάρχει ήδη λογαριασμός με αυτό το e-mail. Συνδεθείτε.',
    email: 'Ελέγξτε το e-mail, π.χ. maria@example.gr.',
    blank: 'Γράψτε τον κωδικό σας.',
    too_short: `Ο κωδικός θέλει τουλάχιστον ${least} χαρακτήρες.`,
    too_long: `Ο κωδικός έχει το πολύ ${most} χαρακτήρες.`,
    whitespace: 'Ο κωδικός δεν αρχίζει και δεν τελειώνει με κενό.',
  } satisfies Record<LoginProblem, string>,
  notices: {
    unknown_client: {
      title: 'Δεν ξέρουμε από πού έρχεστε',
      text: 'Το αίτημα σύνδεσης δεν έχει το σωστό όνομα εφαρμογής. Ξεκινήστε ξανά από το κατάστημα.',
    },
    unknown_redirect_uri: {
      title: 'Δεν ξέρουμε πού να σας στείλουμε πίσω',
      text: 'Η διεύθυνση επιστροφής δεν είναι του καταστήματος. Ξεκινήστε ξανά από εκεί.',
    },
    forbidden: {
      title: 'Η φόρμα στάλθηκε από άλλον ιστότοπο',
      text: 'Για την ασφάλειά σας δεν τη δεχτήκαμε. Ξεκινήστε ξανά από το κατάστημα.',
    },
    logged_out: { title: 'Αποσυνδεθήκατε', text: 'Μπορείτε να κλείσετε αυτή τη σελίδα.' },
    unknown_login: {
      title: 'Δεν ξέρουμε ποια σύνδεση να κλείσουμε',
      text: 'Ο σύνδεσμος δεν ήταν ολόκληρος. Αποσυνδεθείτε από το κατάστημα.',
    },
  } satisfies Record<AuthorizationNotice, { title: string; text: string }>,
  account: 'Στο κατάστημα',
};

export type LoginWords = typeof el;

const en: LoginWords = {
  login: {
    title: 'Log in',
    lead: 'With the e-mail address and the password of your account.',
    submit: 'Log in',
  },
  signup: {
    title: 'New account',
    lead: 'Your orders, addresses and wishlist in one place.',
    submit: 'Create account',
  },
  recover: {
    title: 'Forgotten password',
    lead: 'Enter your e-mail address and we send you a link to a new password.',
    submit: 'Send me a link',
  },
  sent: 'If there is an account with this e-mail address, the link arrives shortly.',
  email: 'E-mail',
  password: 'Password',
  hint: `At least ${least} characters. A phrase you remember is better than a few symbols.`,
  newsletter: 'Tell me about new arrivals',
  toSignup: 'No account yet? Create one',
  toLogin: 'Already have an account? Log in',
  toRecover: 'Forgot your password?',
  cancel: 'Back without logging in',
  errorTitle: 'To correct',
  problems: {
    unidentified: 'The e-mail address or the password is not right.',
    throttled: 'Too many attempts. Try again in a while.',
    busy: 'We could not do this just now. Try again shortly.',
    unreadable: 'The form did not arrive whole. Send it again.',
    taken: 'There is already an account with this e-mail address. Log in.',
    email: 'Check the e-mail address, e.g. maria@example.gr.',
    blank: 'Enter your password.',
    too_short: `A password needs at least ${least} characters.`,
    too_long: `A password has at most ${most} characters.`,
    whitespace: 'A password does not begin or end with a blank.',
  },
  notices: {
    unknown_client: {
      title: 'We do not know where you come from',
      text: 'The login request does not carry the right application name. Begin again in the shop.',
    },
    unknown_redirect_uri: {
      title: 'We do not know where to send you back',
      text: 'The return address is not the shop’s. Begin again there.',
    },
    forbidden: {
      title: 'The form was sent from another site',
      text: 'For your safety we did not accept it. Begin again in the shop.',
    },
    logged_out: { title: 'You are logged out', text: 'You can close this page.' },
    unknown_login: {
      title: 'We do not know which login to end',
      text: 'The link was not whole. Log out in the shop.',
    },
  },
  account: 'To the shop',
};

export const loginWords: Readonly<Record<Language, LoginWords>> = { el, en };
