/** What the shop tells a buyer's assistant. */
export const assistant = {
  understood: 'Καταλάβαμε: {words}.',
  corrected: 'Ψάξαμε για «{query}».',
  leftOut: 'Κανένα μηχάνημα δεν έχει και αυτό: {words}.',
  notSold: 'Δεν πουλάμε «{words}».',
  page: 'Η απάντηση είναι στη σελίδα «{label}»: {url}',
  intent: 'Πρώτα όσα ταιριάζουν με αυτό που θέλει ο αγοραστής: {intent}',
  priceIgnored: 'Οι τιμές είναι σε ευρώ: το φίλτρο τιμής σε {currency} δεν εφαρμόστηκε.',
  unknownFilter: 'Δεν γνωρίζουμε αυτό το φίλτρο: {name}.',
  greeceOnly: 'Στέλνουμε μόνο μέσα στην Ελλάδα.',
  soldOut: 'Έχει εξαντληθεί.',
  refund: 'Επιστροφές και υπαναχώρηση',
  shipping: 'Αποστολή',
  terms: 'Όροι',
  privacy: 'Απόρρητο',
  warranty: 'Εγγύηση',
};
