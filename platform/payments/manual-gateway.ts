import type { PaymentGateway } from './gateway.ts';
import type { PaymentMethod } from './payment-settings.ts';

/** Ways in which nobody but staff sees the money come and go: `orders paid` notes that it came. */
const MANUAL_METHODS = ['cod', 'transfer', 'pickup'] as const satisfies readonly PaymentMethod[];

export type ManualMethod = (typeof MANUAL_METHODS)[number];

export function isManualMethod(name: string): name is ManualMethod {
  return (MANUAL_METHODS as readonly string[]).includes(name);
}

/** How money of an order goes back: by the provider that took it, or by the owner's hand. */
export function refundWayOf(paymentMethod: string): ManualMethod | 'online' {
  return isManualMethod(paymentMethod) ? paymentMethod : 'online';
}

/** Money goes back by hand, too: a refund only notes it. */
export function createManualGateway(name: ManualMethod): PaymentGateway {
  return {
    name,
    capture: async () => ({ status: 'failed' }),
    cancel: async () => {},
    refund: async () => ({ status: 'refunded' }),
  };
}
