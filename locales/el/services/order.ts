/** The words that every mail about an order has. */

export const order = {
  order: (number: number) => `Παραγγελία #${number}`,
  goods: 'Η παραγγελία',
  parcel: 'Στο δέμα',
  open: 'Δείτε την παραγγελία',
  pieces: (count: number) => (count === 1 ? '1 τεμάχιο' : `${count} τεμάχια`),
  notes: 'Σημειώσεις της παραγγελίας',
  withdrawal: 'Αν αλλάξετε γνώμη',
  withdrawalLink: 'Δήλωση υπαναχώρησης',
};
