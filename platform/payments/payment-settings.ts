import type { InstallmentRule } from '#domain/payment-ways.ts';

/** The ways of paying that a shop can have, as `PAYMENTS` names them. */
export const PAYMENT_METHODS = ['test', 'stripe', 'viva', 'cod', 'transfer', 'pickup'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** What the environment says of payments. */
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
  /** Another address than Stripe's own, of a simulator say. */
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
  /** What the account's agreement on interest-free instalments allows. */
  installments: readonly InstallmentRule[];
  /** `demo`, `live`, or the address of a simulator. */
  environment: string;
}
