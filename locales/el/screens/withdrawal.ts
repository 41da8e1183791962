/** The words of the withdrawal form, in both languages. */

import { WITHDRAWAL_LIMITS } from '#domain/forms/withdrawal-form.schema.ts';
import { formatNumber } from '#domain/locale/format-number.ts';

export const withdrawal = {
  'withdrawal.step': 'Βήμα {n} από 2',
  'withdrawal.formTitle': 'Υπαναχώρηση από τη σύμβαση',
  'withdrawal.name': 'Ονοματεπώνυμο',
  'withdrawal.email': 'E-mail',
  'withdrawal.emailHint': 'Εδώ στέλνουμε τη βεβαίωση.',
  'withdrawal.orderNumber': 'Αριθμός παραγγελίας',
  'withdrawal.orderHint': 'Είναι στο e-mail της επιβεβαίωσης, π.χ. #1001.',
  'withdrawal.items': 'Ποια είδη',
  'withdrawal.itemsFact': 'Είδη',
  'withdrawal.optional': '(προαιρετικό)',
  'withdrawal.itemsHint': 'Κενό σημαίνει όλη η παραγγελία. Δεν χρειάζεται να πείτε γιατί.',
  'withdrawal.wholeOrder': 'όλη η παραγγελία',
  'withdrawal.continue': 'Συνέχεια',
  'withdrawal.continueNote': 'Δεν στέλνεται ακόμη τίποτα.',
  'withdrawal.reviewTitle': 'Έλεγχος και επιβεβαίωση',
  'withdrawal.statement': 'Γνωστοποιώ ότι υπαναχωρώ από τη σύμβαση πώλησης της παραγγελίας\u00a0{order}.',
  'withdrawal.confirm': 'Επιβεβαιώνω την υπαναχώρηση',
  'withdrawal.confirming': 'Στέλνεται…',
  'withdrawal.change': 'Αλλαγή στοιχείων',
  'withdrawal.doneTitle': 'Λάβαμε τη δήλωσή σας',
  'withdrawal.received': 'Λήφθηκε',
  'withdrawal.refundBy':
    'Αν η παραγγελία είναι δική σας και μέσα στην προθεσμία, παίρνετε πίσω τα χρήματα έως {day}. Ως τότε στέλνετε και τη συσκευή, αν την έχετε· μπορούμε να περιμένουμε ώσπου να φτάσει.',
  'withdrawal.acknowledged': 'Στέλνουμε τη βεβαίωση στο {email}. Κρατήστε την.',
  'withdrawal.notAcknowledged':
    'Η δήλωση καταχωρίστηκε, αλλά το e-mail της βεβαίωσης δεν έφυγε. Τυπώστε ή αποθηκεύστε αυτή τη σελίδα· θα σας γράψουμε εμείς.',
  'withdrawal.failed': 'Η δήλωση δεν στάλθηκε. Τα στοιχεία σας είναι ακόμη εδώ.',
  'withdrawal.failedNote': 'Δοκιμάστε ξανά, ή στείλτε την ίδια δήλωση στο {email}: ισχύει το ίδιο.',
  'withdrawal.error.name.required': 'Γράψτε το ονοματεπώνυμό σας.',
  'withdrawal.error.name.too_long': `Το όνομα χωράει έως ${WITHDRAWAL_LIMITS.name} χαρακτήρες.`,
  'withdrawal.error.email.format': 'Γράψτε ολόκληρο το e-mail σας, π.χ. maria@example.gr.',
  'withdrawal.error.email.dots':
    'Ελέγξτε τις τελείες στο e-mail: δεν γίνεται να είναι στην αρχή, στο τέλος ή δύο μαζί.',
  'withdrawal.error.email.too_long': `Το e-mail χωράει έως ${WITHDRAWAL_LIMITS.email} χαρακτήρες.`,
  'withdrawal.error.orderNumber.required': 'Γράψτε τον αριθμό της παραγγελίας, π.χ. 1001.',
  'withdrawal.error.orderNumber.too_long': `Ο αριθμός χωράει έως ${WITHDRAWAL_LIMITS.orderNumber} χαρακτήρες.`,
  'withdrawal.error.items.too_long': `Τα είδη χωράνε έως ${formatNumber(WITHDRAWAL_LIMITS.items, 'el')} χαρακτήρες.`,
};
