import { MANUAL_METHODS, manualMethod } from './manual-methods.ts';
import type { PaymentMethod } from './payment-method.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';
import { testProvider } from './test/test-provider.ts';
import { vivaProvider } from './viva/viva-provider.ts';

/** Each way of paying that `PAYMENTS` can name. A provider is its folder and its place in this list. */
export const PAYMENT_METHODS: readonly PaymentMethod[] = [
  testProvider,
  stripeProvider,
  vivaProvider,
  ...MANUAL_METHODS.map(manualMethod),
];

export function findPaymentMethod(name: string): PaymentMethod | undefined {
  return PAYMENT_METHODS.find((method) => method.name === name);
}
