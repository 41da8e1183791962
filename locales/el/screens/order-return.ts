/** The words of goods that come back, in the account. */

export const orderReturn = {
  'return.title': 'Επιστροφή {name}',
  'return.requested': 'Λάβαμε τη δήλωσή σας',
  'return.send': 'Περιμένουμε το δέμα',
  'return.sent': 'Στείλατε το δέμα',
  'return.received': 'Παραλαβή και έλεγχος',
  'return.refunded': 'Επιστροφή χρημάτων',
  'return.declined': 'Η επιστροφή δεν προχωρά',
  'return.page': 'Τι γράφετε στο δέμα',
};
