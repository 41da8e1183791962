import type { PaymentGateway } from './gateway.ts';
import { moneyComes, PAYMENT_METHODS, type PaymentMethod } from './payment-settings.ts';

/** Ways of paying whose money only staff see: `orders paid` notes that it came. */
export type ManualMethod = {
  [Name in PaymentMethod]: (typeof PAYMENT_METHODS)[Name] extends 'online' ? never : Name;
}[PaymentMethod];

export const MANUAL_METHODS: readonly ManualMethod[] = Object.keys(PAYMENT_METHODS).filter(isManualMethod);

export function isManualMethod(name: string): name is ManualMethod {
  return moneyComes(name) !== 'online';
}

/** Whether the parcel waits for the money. */
export function isPaidBeforeParcel(paymentMethod: string): boolean {
  return moneyComes(paymentMethod) === 'before-parcel';
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
