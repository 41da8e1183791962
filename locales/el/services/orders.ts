/** The words that every mail about an order has. */

export const order = {
  order: (number: number) => `Παραγγελία #${number}`,
  goods: 'Η παραγγελία',
  parcel: 'Στο δέμα',
  stillToCome: 'Ακολουθούν με άλλο δέμα',
  toBeSent: 'Ετοιμάζουμε τα υπόλοιπα',
  open: 'Δείτε την παραγγελία',
  pieces: (count: number) => (count === 1 ? '1 τεμάχιο' : `${count} τεμάχια`),
  notes: 'Σημειώσεις της παραγγελίας',
  withdrawal: 'Αν αλλάξετε γνώμη',
  locker: 'Θυρίδα',
  lockerNear: (place: string) => `Θυρίδα κοντά στη διεύθυνση ${place}`,
  map: 'Δείτε το στον χάρτη',
  withdrawalLink: 'Δήλωση υπαναχώρησης',
};

/** The words of the pages to print. */

export const orderPrint = {
  slip: 'Δελτίο συσκευασίας',
  order: 'Παραγγελία',
  print: 'Εκτύπωση',
  back: 'Πίσω στην παραγγελία',
  pieces: 'Τεμ.',
  goods: 'Είδος',
  sku: 'Κωδικός',
  vat: 'ΦΠΑ',
  amount: 'Ποσό',
  margin: 'περιθώριο',
  methods: { courier: 'Παράδοση σε', locker: 'Παράδοση σε θυρίδα', pickup: 'Παραλαβή από το κατάστημα' },
  charges: 'Μεταφορικά και έξοδα',
  refund: (number: number) => `Επιστροφή, παραγγελία ${number}`,
  noDocument: 'Δεν είναι φορολογικό παραστατικό. Η απόδειξη ή το τιμολόγιο εκδίδεται χωριστά.',
};
