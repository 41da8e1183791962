import type { GenericSchema } from 'valibot';
import type { ContentLanguage } from '#domain/locale/locales.ts';
import type { InstallmentRule, PaymentWay } from '#domain/money/payment-ways.ts';
import type { PlatformContext } from '../context.ts';
import type { OnlineGateway, PaymentGateway } from './gateway.ts';

/** A way of paying that a shop can have. Each folder of a provider exports one, and `PAYMENT_METHODS` lists them. */
export interface PaymentMethod {
  /** In `PAYMENTS`, in orders, and in the paths `/webhooks/{name}` and `/payments/{name}/…`; lower-case letters. */
  readonly name: string;
  /** In the checkout. */
  readonly words: (language: ContentLanguage) => { title: string; note: string };
  /** Reads its variables out of all variables of the environment; one without a default is required. */
  readonly variables: GenericSchema<unknown, ConfiguredMethod>;
}

/** The same with the owner's settings. */
export interface ConfiguredMethod {
  readonly name: string;
  /** Named to shoppers before they are at the checkout. */
  readonly ways: readonly PaymentWay[];
  readonly installments: readonly InstallmentRule[];
  /** The settings by which no real money moves: what is wrong, and the remedy. */
  readonly missing: readonly Readonly<Record<ContentLanguage, { what: string; todo: string }>>[];
  /** @param isCapturedByStaff whether staff capture what is authorised, where the provider can wait */
  readonly open: (context: PlatformContext, isCapturedByStaff: boolean) => PaymentGateway | OnlineGateway;
}

/** How the embedded platform is paid. */
export interface PaymentSettings {
  /** In the order in which the checkout shows them. */
  methods: readonly ConfiguredMethod[];
  /** Staff take what a card authorised, `orders capture`; otherwise it is taken with the order. */
  isCapturedByStaff?: boolean;
}
