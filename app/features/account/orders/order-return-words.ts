/** The words of goods that come back, in the account. */
const el = {
  'return.title': 'Επιστροφή {name}',
  'return.requested': 'Λάβαμε τη δήλωσή σας',
  'return.send': 'Περιμένουμε το δέμα',
  'return.sent': 'Στείλατε το δέμα',
  'return.received': 'Παραλαβή και έλεγχος',
  'return.refunded': 'Επιστροφή χρημάτων',
  'return.declined': 'Η επιστροφή δεν προχωρά',
  'return.page': 'Τι γράφετε στο δέμα',
};

const en: Record<keyof typeof el, string> = {
  'return.title': 'Return {name}',
  'return.requested': 'We have your statement',
  'return.send': 'We are expecting the parcel',
  'return.sent': 'You sent the parcel',
  'return.received': 'Received and inspected',
  'return.refunded': 'Money returned',
  'return.declined': 'The return does not go ahead',
  'return.page': 'What to write on the parcel',
};

export const orderReturnWords = { el, en };
