import type { Card } from '#domain/card.ts';

/**
 * What the shop asks of a payment provider. Amounts are cents.
 *
 * A gateway answers the same `idempotencyKey` with the same outcome, however often and with whatever card it is asked
 * again: a double click, a reload and a retry after a crash are one authorisation. A rejected promise means that the
 * outcome is unknown; the shop then asks again with the same key.
 */
export interface PaymentGateway {
  /** Stands in the payment's row, e.g. `test`. */
  readonly name: string;
  authorize(request: AuthorizationRequest): Promise<Authorization>;
  /** Takes the money that was authorised. Capturing twice is capturing once. */
  capture(reference: string): Promise<{ status: 'captured' } | { status: 'failed' }>;
  /** Gives the authorisation up. Voiding twice is voiding once. */
  void(reference: string): Promise<void>;
  /** Gives captured money back to the card. `failed`: no money moved. */
  refund(
    reference: string,
    amountCents: number,
    idempotencyKey: string,
  ): Promise<{ status: 'refunded' } | { status: 'failed' }>;
}

export interface AuthorizationRequest {
  amountCents: number;
  currency: string;
  card: Card;
  idempotencyKey: string;
}

export type Authorization =
  /** `amountCents` is what the bank really holds; less than was asked for is a partial approval. */
  | { status: 'approved'; reference: string; amountCents: number }
  | { status: 'declined'; reason: 'card_declined' }
  /** The provider itself is in trouble; no money was held. */
  | { status: 'failed' };
