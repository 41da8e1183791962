import type { payment as greek } from '#locales/el/screens/payment.ts';
import { shop } from '#shop.config';

/** The law's limit on cash, euro. */
const LIMIT = shop.payments.codBelowCents / 100;

export const payment: typeof greek = {
  names: {
    cod: 'Cash on delivery',
    transfer: 'Bank transfer',
    pickup: 'In the shop',
  },
  inSentence: {
    card: 'by card',
    iris: 'by IRIS',
    cod: `in cash on delivery (for less than ${LIMIT}\u00A0€)`,
    transfer: 'by bank transfer',
    pickup: 'in the shop',
  },
  last: ' or ',
};
