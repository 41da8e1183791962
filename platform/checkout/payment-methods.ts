import { messages } from './messages/messages.ts';
import type { PaymentMethodName } from './pages/checkout-view.ts';
import type { CheckoutServices } from './services.ts';

/** The ways of paying, in the order of the configuration. */
export function offeredMethods({ gateways }: Pick<CheckoutServices, 'gateways'>): PaymentMethodName[] {
  return [...gateways.keys()].filter((name): name is PaymentMethodName => name in messages.el.methods);
}

/** What the buyer chose, or the first way when that is not offered (any more). */
export function chosenMethod(
  services: Pick<CheckoutServices, 'gateways'>,
  { paymentMethod }: { paymentMethod: string },
): PaymentMethodName {
  const offered = offeredMethods(services);
  return offered.find((name) => name === paymentMethod) ?? offered[0] ?? 'test';
}
