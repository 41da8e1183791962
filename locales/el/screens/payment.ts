export const payment = {
  /** As signs beside each other; cards go by their brands. */
  names: {
    cod: 'Αντικαταβολή',
    transfer: 'Τραπεζική κατάθεση',
    pickup: 'Στο κατάστημα',
  },
  /** For a sentence that begins with «Πληρώνετε με». */
  inSentence: {
    card: 'κάρτα',
    iris: 'άμεση πληρωμή IRIS',
    cod: 'αντικαταβολή',
    transfer: 'τραπεζική κατάθεση',
    pickup: 'μετρητά ή κάρτα στο κατάστημα',
  },
  last: ' ή ',
};
