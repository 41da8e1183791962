import { shop } from '#shop.config';

/** The law's limit on cash, euro. */
const LIMIT = shop.payments.codBelowCents / 100;

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
    cod: `αντικαταβολή (κάτω από ${LIMIT}\u00A0€)`,
    transfer: 'τραπεζική κατάθεση',
    pickup: 'μετρητά ή κάρτα στο κατάστημα',
  },
  last: ' ή ',
};
