/** Every word of the authorization page. */
import { PASSWORD_LENGTH } from '#platform/customers/check-profile.ts';
import type { AuthorizationNotice, LoginProblem } from '#platform/customers/oauth/words.ts';

const { least, most } = PASSWORD_LENGTH;

export const loginPage = {
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
