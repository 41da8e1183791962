import * as v from 'valibot';
import { serviceWords } from '#locales/words.ts';
import type { PaymentGateway } from './gateway.ts';
import type { PaymentMethod } from './payment-method.ts';

/**
 * How the money of an order comes. `online`: at once, by a provider. The other ways are noted by staff. `before-parcel`: to the
 * shop's account, by a day after which the order is cancelled; only then the parcel leaves. `to-courier`: in cash, at the door.
 * `at-counter`: when the order is collected in the shop.
 */
type MoneyComes = 'online' | 'before-parcel' | 'to-courier' | 'at-counter';

const COMES = { cod: 'to-courier', transfer: 'before-parcel', pickup: 'at-counter' } as const;

/** Names the gateway of a payment that only holds the goods of a draft; it takes no money. */
export const RESERVATION = 'draft';

/** Ways of paying whose money only staff see: `orders paid` notes that it came. */
export type ManualMethod = keyof typeof COMES;

export const MANUAL_METHODS = Object.keys(COMES).filter(isManualMethod);

export function isManualMethod(name: string): name is ManualMethod {
  return Object.hasOwn(COMES, name);
}

/** @param name of a gateway, as an order has it */
export function moneyComes(name: string): MoneyComes {
  return isManualMethod(name) ? COMES[name] : 'online';
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

export function manualMethod(name: ManualMethod): PaymentMethod {
  const configured = { name, ways: [name], installments: [], missing: [], open: () => createManualGateway(name) };
  return {
    name,
    words: (language) => serviceWords.checkout[language].methods[name],
    variables: v.pipe(
      v.object({}),
      v.transform(() => configured),
    ),
  };
}
