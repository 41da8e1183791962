import type { ContentLanguage } from '#domain/locale/locales.ts';
import type { InstallmentRule, PaymentWay } from '#domain/money/payment-ways.ts';
import type { Assets } from '../web/assets.ts';

/**
 * The interface of a payment provider. Amounts are cents, the currency is the euro.
 *
 * The same idempotency key asks for the same thing, however often it is asked. A rejected promise means that the outcome is
 * unknown; the shop then asks again with the same key.
 */
export interface PaymentGateway {
  /** Its name in the payment's row and in the checkout's form. */
  readonly name: string;
  /** Staff capture its authorisations (`orders capture`). */
  readonly isCapturedByStaff?: boolean;
  /** Takes money that was authorised; what is left of the authorisation is let go of. Capturing twice is capturing once. */
  capture(
    payment: PaymentHandle,
    amountCents: number,
    idempotencyKey: string,
  ): Promise<{ status: 'captured' | 'failed' }>;
  /** Closes an unpaid session, lets go of an authorisation, gives back what was captured: afterwards nothing is held. */
  cancel(payment: PaymentHandle, idempotencyKey: string): Promise<void>;
  /** Gives captured money back. `failed`: no money moved. */
  refund(
    payment: PaymentHandle,
    amountCents: number,
    idempotencyKey: string,
  ): Promise<{ status: 'refunded' | 'failed' }>;
}

/** How a provider knows a payment. */
export interface PaymentHandle {
  /** Empty for payments without a session. */
  session: string;
  /** Empty before anything was authorised. */
  reference: string;
  /** The amount refunded before, for a provider without idempotency keys. */
  refundedCents: number;
}

/** A provider on whose own page the buyer pays. */
export interface OnlineGateway extends PaymentGateway {
  /** Origins besides the shop's own that the checkout's form leads to. */
  readonly origins: readonly string[];
  /** How long a buyer may take, minutes. */
  readonly sessionMinutes: number;
  start(request: SessionRequest): Promise<StartedSession>;
  /** The state of a session. */
  fetch(session: string): Promise<PaymentSnapshot>;
  /** Shown in the checkout. */
  readonly ways: readonly PaymentWay[];
  readonly installments: readonly InstallmentRule[];
  /** The way back from a provider whose return addresses, `/payments/{name}/{page}`, hold no secret of the shop. */
  readonly fixedReturn?: {
    /** @returns null for an address without a payment */
    readonly read: (page: string, query: URLSearchParams) => FixedReturn | null;
    /** Whether a transaction is one of this session. */
    readonly owns: (session: string, transaction: string) => Promise<boolean>;
  };
  /** The provider's pages in this store, `/payments/{name}/{page}`. @returns null for a page that does not exist */
  readonly answer?: (page: string, request: Request, assets: Assets) => Promise<Response | 'bad_request' | null>;
  /** Reads a message of the provider; null where the provider sends none. */
  readonly readWebhook: ((request: WebhookRequest) => Promise<WebhookMessage>) | null;
}

export interface FixedReturn {
  session: string;
  /** Only the buyer and the provider know it. */
  transaction: string;
  /** Whether the buyer went away without paying. */
  isLeft: boolean;
}

export interface SessionRequest {
  amountCents: number;
  language: ContentLanguage;
  email: string;
  /** The lines on the provider's page. */
  description: string;
  /** The buyer is sent there afterwards, whatever has happened. */
  returnUrl: string;
  /** For a buyer who leaves without having paid. */
  cancelUrl: string;
  expiresAt: Date;
  idempotencyKey: string;
}

export type StartedSession =
  | { status: 'started'; session: string; url: string }
  /** The provider does not take this payment; nothing was begun. */
  | { status: 'refused' };

export interface PaymentSnapshot {
  /**
   * `open`: the buyer can still pay. `pending`: the buyer has done their part, and the provider waits for the bank.
   * `authorized`, `captured`: money is held, or taken.
   */
  state: 'open' | 'pending' | 'authorized' | 'captured' | 'declined' | 'failed' | 'cancelled' | 'expired';
  /** Whether the buyer of an open session has typed something, as far as the provider tells: the goods then wait longer. */
  isTouched?: boolean;
  /** By which money is captured, cancelled and given back. */
  reference: string;
  /** The amount that the bank holds or has paid; less than the wanted amount is a partial approval. */
  amountCents: number;
  /** ISO 4217 in capitals. */
  currency: string;
}

export interface WebhookRequest {
  method: string;
  /** Exactly as it was sent: signatures are over its bytes. */
  body: string;
  headers: Headers;
}

export type WebhookMessage =
  /** Not from the provider, or not readable. */
  | { kind: 'refused' }
  /** Genuine, and about nothing that the shop keeps. */
  | { kind: 'ignored' }
  /** The provider checks that the address is the shop's, and wants this JSON. */
  | { kind: 'handshake'; body: string }
  | { kind: 'event'; eventId: string; session: string };

/** The ways of paying that are configured, by name, in the order in which the checkout shows them. */
export type Gateways = ReadonlyMap<string, PaymentGateway | OnlineGateway>;

export function gatewaysOf(...gateways: readonly (PaymentGateway | OnlineGateway)[]): Gateways {
  return new Map(gateways.map((gateway) => [gateway.name, gateway]));
}

export function isOnline(gateway: PaymentGateway | OnlineGateway): gateway is OnlineGateway {
  return 'start' in gateway;
}
