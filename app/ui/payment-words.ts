import type { PaymentWay, PaymentWays } from '#domain/payment-ways.ts';
import type { Language } from '../i18n/language.ts';

const el = {
  /** As signs beside each other; cards go by their brands. */
  names: {
    cod: 'Αντικαταβολή',
    transfer: 'Τραπεζική κατάθεση',
    pickup: 'Στο κατάστημα',
  },
  /** As they stand in a sentence that begins with «Πληρώνετε με». */
  inSentence: {
    card: 'κάρτα',
    iris: 'άμεση πληρωμή IRIS',
    cod: 'αντικαταβολή',
    transfer: 'τραπεζική κατάθεση',
    pickup: 'μετρητά ή κάρτα στο κατάστημα',
  },
  last: ' ή ',
};

const en: typeof el = {
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

export const paymentWords: Readonly<Record<Language, typeof el>> = { el, en };

/** The brands of cards, then every other way by its name. */
export function nameWays({ ways, cards }: PaymentWays, language: Language): string[] {
  const { names } = paymentWords[language];
  return ways.flatMap((way: PaymentWay) => (way === 'card' ? cards : [way === 'iris' ? 'IRIS' : names[way]]));
}

/** `by card, by IRIS or in the shop`; empty where nothing is known. */
export function listWays({ ways }: PaymentWays, language: Language): string {
  const { inSentence, last } = paymentWords[language];
  const said = ways.map((way) => inSentence[way]);
  return said.length < 2 ? said.join('') : said.slice(0, -1).join(', ') + last + said.at(-1);
}
