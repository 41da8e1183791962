/** Every word of the function's answers and mails. */
import { shopAddress } from '#domain/shop-address.ts';
import { shop } from '#shop.config';

const { warranty, contact } = shop;
/** Until the shop has written its street into `shop.config.ts`, it sends the address with its answer. */
const sendTo = contact.address.street
  ? `στη διεύθυνση: ${shopAddress(contact.address, 'el')}`
  : 'στη διεύθυνση που σας γράφουμε με e-mail';

export const withdrawalMail = {
  fields: { name: 'Όνομα', email: 'E-mail', orderNumber: 'Παραγγελία', items: 'Είδη' },
  statementLabel: 'Η δήλωσή σας',
  unreadable: 'Η φόρμα δεν διαβάστηκε. Στείλτε την ξανά.',
  wrong: (names: string) => `Θέλουν διόρθωση: ${names}.`,
  tooOften: 'Στάλθηκαν πολλές δηλώσεις από εδώ. Δοκιμάστε ξανά σε λίγα λεπτά, ή στείλτε τη με e-mail.',
  notSent: 'Η δήλωση δεν καταχωρίστηκε, από δική μας βλάβη. Δοκιμάστε ξανά, ή στείλτε τη με e-mail.',
  acknowledgementSubject: (order: string) => `Βεβαίωση υπαναχώρησης, παραγγελία ${order}`,
  acknowledgementHeading: 'Λάβαμε τη δήλωση υπαναχώρησης',
  acknowledgementLead: 'Κρατήστε αυτό το e-mail: είναι η βεβαίωση, με ημερομηνία και ώρα.',
  next: [
    `Στείλτε τη συσκευή μέσα σε 14 ημέρες από τη δήλωση, ${sendTo}. Τα μεταφορικά της επιστροφής τα πληρώνετε εσείς.`,
    'Τα χρήματα επιστρέφονται μέσα σε 14 ημέρες από τη δήλωση, με τον τρόπο που πληρώσατε. Μπορούμε να περιμένουμε ώσπου να φτάσει η συσκευή ή η απόδειξη ότι τη\u00A0στείλατε.',
    `Η προθεσμία των ${warranty.returnDays} ημερών από την παραλαβή ελέγχεται όταν δούμε την παραγγελία.`,
  ],
  shopSubject: (order: string) => `Υπαναχώρηση, παραγγελία ${order}`,
  shopHeading: 'Δήλωση υπαναχώρησης',
  shopNote:
    'Η επιστροφή των χρημάτων γίνεται μέσα σε 14 ημέρες από αυτή την ώρα. Η απάντηση σε αυτό το e-mail πηγαίνει στον πελάτη.',
  shopOpened: (id: number) =>
    `Άνοιξε η επιστροφή ${id} και ο πελάτης ξέρει πού να στείλει το δέμα. Μόλις φτάσει, σημειώστε την παραλαβή:`,
  shopRequested: (id: number) =>
    `Γράφτηκε ως επιστροφή ${id} και περιμένει εσάς: δεν έχει σταλεί ακόμη, πέρασε η προθεσμία ή δεν είναι σαφές ποια είδη εννοεί. Όλες οι επιστροφές:`,
  shopNoReturn:
    'Δεν ταιριάζει με καμία παραγγελία (αριθμός και e-mail μαζί), ή όλα επιστρέφονται ήδη. Ανοίξτε εσείς την επιστροφή, με τον αριθμό της παραγγελίας:',
  shopMustAcknowledge:
    'Στείλτε εσείς τη βεβαίωση στον πελάτη: δεν έφυγε μόνη της, γιατί στάλθηκαν πολλές σε αυτή τη διεύθυνση.',
};
