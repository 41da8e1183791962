import type { payment as greek } from '#locales/el/screens/payment.ts';

export const payment: typeof greek = {
  names: {
    cod: 'Cash on delivery',
    transfer: 'Bank transfer',
    pickup: 'In the shop',
  },
  inSentence: {
    card: 'by card',
    iris: 'by IRIS',
    cod: 'in cash on delivery',
    transfer: 'by bank transfer',
    pickup: 'in the shop',
  },
  last: ' or ',
};
