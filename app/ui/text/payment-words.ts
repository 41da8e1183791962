import words from 'virtual:words/payment';
import type { Language } from '#domain/locale/locales.ts';
import type { PaymentWay, PaymentWays } from '#domain/money/payment-ways.ts';
import type { payment as greek } from '#locales/el/screens/payment.ts';
import { shop } from '#shop.config';

const paymentWords: Record<Language, typeof greek> = words;

/** Without cash on delivery where the total, with its fee, reaches the law's limit on cash. */
export function waysFor(all: PaymentWays, totalCents: number): PaymentWays {
  const { codFeeCents, codBelowCents } = shop.payments;
  return { ...all, ways: all.ways.filter((way) => way !== 'cod' || totalCents + codFeeCents < codBelowCents) };
}

/** The brands of cards, then every other way by its name. */
export function nameWays({ ways, cards }: PaymentWays, language: Language): string[] {
  const { names } = paymentWords[language];
  return ways.flatMap((way: PaymentWay) => (way === 'card' ? cards : [way === 'iris' ? 'IRIS' : names[way]]));
}

/** `by card, by IRIS or in the shop`; empty where nothing is known. */
export function listWays({ ways }: PaymentWays, language: Language): string {
  const { inSentence, last } = paymentWords[language];
  const phrases = ways.map((way) => inSentence[way]);
  return phrases.length < 2 ? phrases.join('') : phrases.slice(0, -1).join(', ') + last + phrases.at(-1);
}
