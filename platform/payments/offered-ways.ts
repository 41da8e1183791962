import type { PaymentWay, PaymentWays } from '#domain/money/payment-ways.ts';
import { shop } from '#shop.config';
import type { PlatformContext } from '../context.ts';
import { isPaymentMethod, type PaymentMethod, type PaymentSettings } from './payment-settings.ts';

export function paymentWaysOf({ paymentWays }: Pick<PlatformContext, 'paymentWays'>): PaymentWays {
  return paymentWays ?? offeredWays({ methods: ['test'], viva: null });
}

/** The configured ways of paying to name: the one source for pages, mails and the API. */
export function offeredWays({ methods, viva }: Pick<PaymentSettings, 'methods' | 'viva'>): PaymentWays {
  const ways = new Set(methods.flatMap((method) => WAYS[method](viva?.iris === true)));
  return {
    ways: [...ways],
    cards: ways.has('card') ? shop.payments.cards : [],
    installments: viva?.installments ?? [],
  };
}

/** Whether a method takes cards, and so the money at once. */
export function takesCards(method: string): boolean {
  return isPaymentMethod(method) && WAYS[method](false).includes('card');
}

const WAYS: Record<PaymentMethod, (hasIris: boolean) => PaymentWay[]> = {
  test: () => ['card'],
  stripe: () => ['card'],
  viva: (hasIris) => (hasIris ? ['card', 'iris'] : ['card']),
  cod: () => ['cod'],
  transfer: () => ['transfer'],
  pickup: () => ['pickup'],
};
