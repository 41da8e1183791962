import type { PaymentWays } from '#domain/money/payment-ways.ts';
import { shop } from '#shop.config';
import type { PlatformContext } from '../context.ts';
import type { PaymentSettings } from './payment-method.ts';
import { testMethod } from './test/test-provider.ts';

export function paymentWaysOf({ paymentWays }: Pick<PlatformContext, 'paymentWays'>): PaymentWays {
  return paymentWays ?? offeredWays({ methods: [testMethod] });
}

/** The configured ways of paying to name: the one source for pages, mails and the API. */
export function offeredWays({ methods }: PaymentSettings): PaymentWays {
  const ways = new Set(methods.flatMap((method) => method.ways));
  return {
    ways: [...ways],
    cards: ways.has('card') ? shop.payments.cards : [],
    installments: methods.flatMap(({ installments }) => installments),
  };
}
