/** Every word of the function's answers and mails. */
import { shopAddress } from '#domain/shop-address.ts';
import { type Language, shop } from '#shop.config';

const { warranty, contact } = shop;
/** Until the shop has written its street into `shop.config.ts`, it sends the address with its answer. */
const sendTo = contact.address.street
  ? {
      el: `στη διεύθυνση: ${shopAddress(contact.address, 'el')}`,
      en: `to: ${shopAddress(contact.address, 'en')}, Greece`,
    }
  : { el: 'στη διεύθυνση που σας γράφουμε με e-mail', en: 'to the address that we send you by e-mail' };

const el = {
  fields: { name: 'Όνομα', email: 'E-mail', orderNumber: 'Παραγγελία', items: 'Είδη' },
  wholeOrder: 'όλη η παραγγελία',
  received: 'Λήφθηκε',
  statementLabel: 'Η δήλωσή σας',
  /** The same sentence as on the page. */
  statement: (order: string) => `Γνωστοποιώ ότι υπαναχωρώ από τη σύμβαση πώλησης της παραγγελίας\u00a0${order}.`,
  unreadable: 'Η φόρμα δεν διαβάστηκε. Στείλτε την ξανά.',
  wrong: (names: string) => `Θέλουν διόρθωση: ${names}.`,
  tooOften: 'Στάλθηκαν πολλές δηλώσεις από εδώ. Δοκιμάστε ξανά σε λίγα λεπτά, ή στείλτε τη με e-mail.',
  notSent: 'Η δήλωση δεν καταχωρίστηκε, από δική μας βλάβη. Δοκιμάστε ξανά, ή στείλτε τη με e-mail.',
  acknowledgementSubject: (order: string) => `Βεβαίωση υπαναχώρησης, παραγγελία ${order}`,
  acknowledgementHeading: 'Λάβαμε τη δήλωση υπαναχώρησης',
  acknowledgementLead: 'Κρατήστε αυτό το e-mail: είναι η βεβαίωση, με ημερομηνία και ώρα.',
  next: [
    `Στείλτε τη συσκευή μέσα σε 14 ημέρες από τη δήλωση, ${sendTo.el}. Τα μεταφορικά της επιστροφής τα πληρώνετε εσείς.`,
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

export type WithdrawalWords = typeof el;

const en: WithdrawalWords = {
  fields: { name: 'Name', email: 'E-mail', orderNumber: 'Order', items: 'Items' },
  wholeOrder: 'the whole order',
  received: 'Received',
  statementLabel: 'Your statement',
  statement: (order) => `I hereby give notice that I withdraw from the contract of sale of order\u00a0${order}.`,
  unreadable: 'The form could not be read. Please send it again.',
  wrong: (names) => `To be corrected: ${names}.`,
  tooOften: 'Many statements were sent from here. Try again in a few minutes, or send us an e-mail.',
  notSent: 'The statement was not recorded: something failed on our side. Try again, or send it by e-mail.',
  acknowledgementSubject: (order) => `Acknowledgement of withdrawal, order ${order}`,
  acknowledgementHeading: 'We have your withdrawal',
  acknowledgementLead: 'Keep this e-mail: it is the acknowledgement, with date and time.',
  next: [
    `Send the device within 14 days of the statement ${sendTo.en}. The cost of sending it back is yours.`,
    'You get your money back within 14 days of the statement, the way you paid. We may wait until the device arrives, or proof that you sent\u00A0it.',
    `Whether it was made within ${warranty.returnDays} days of delivery is checked when we look at the order.`,
  ],
  shopSubject: (order) => `Withdrawal, order ${order}`,
  shopHeading: 'Statement of withdrawal',
  shopNote: 'The refund is due within 14 days of this time. A reply to this e-mail goes to the customer.',
  shopOpened: (id) =>
    `Return ${id} was opened, and the customer knows where to send the parcel. When it arrives, note it:`,
  shopRequested: (id) =>
    `It was noted as return ${id} and waits for you: nothing has been sent yet, the time is over, or it is not clear which items are meant. All returns:`,
  shopNoReturn:
    'It fits no order (number and e-mail together), or all of it is coming back already. Open the return yourself, with the order’s number:',
  shopMustAcknowledge:
    'Please send the customer the acknowledgement: it was not sent by itself, because many went to this address.',
};

export const withdrawalWords: Readonly<Record<Language, WithdrawalWords>> = { el, en };
