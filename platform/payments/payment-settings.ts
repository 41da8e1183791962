import type { InstallmentRule } from '#domain/money/payment-ways.ts';

/**
 * How the money of an order comes. `online`: at once, by a provider. The other ways are noted by staff. `before-parcel`: to the
 * shop's account, by a day after which the order is cancelled; only then the parcel leaves. `to-courier`: in cash, at the door.
 * `at-counter`: when the order is collected in the shop.
 */
type MoneyComes = 'online' | 'before-parcel' | 'to-courier' | 'at-counter';

/** The ways of paying that a shop can have, as `PAYMENTS` names them. */
export const PAYMENT_METHODS = {
  test: 'online',
  stripe: 'online',
  viva: 'online',
  cod: 'to-courier',
  transfer: 'before-parcel',
  pickup: 'at-counter',
} as const satisfies Record<string, MoneyComes>;

export type PaymentMethod = keyof typeof PAYMENT_METHODS;

export function isPaymentMethod(name: string): name is PaymentMethod {
  return Object.hasOwn(PAYMENT_METHODS, name);
}

/** @param name of a gateway, as an order keeps it */
export function moneyComes(name: string): MoneyComes {
  return isPaymentMethod(name) ? PAYMENT_METHODS[name] : 'online';
}

/** The environment's settings of payments. */
export interface PaymentSettings {
  /** In the order in which the checkout shows them. */
  methods: readonly PaymentMethod[];
  /** Staff take what a card authorised, `orders capture`; otherwise it is taken with the order. */
  isCapturedByStaff?: boolean;
  stripe: StripeSettings | null;
  viva: VivaSettings | null;
}

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Another address than Stripe's own, such as a simulator's. */
  apiUrl: string | undefined;
}

export interface VivaSettings {
  clientId: string;
  clientSecret: string;
  merchantId: string;
  apiKey: string;
  /** The payment source, whose return addresses are set at Viva; the account's default without it. */
  sourceCode: string | undefined;
  /** Whether the account takes IRIS, from bank account to bank account. */
  iris: boolean;
  /** The interest-free instalments of the account's agreement. */
  installments: readonly InstallmentRule[];
  /** `demo`, `live`, or the address of a simulator. */
  environment: string;
}
