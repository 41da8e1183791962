import type { Generated } from 'kysely';

export interface PaymentTables {
  /** One attempt to pay for a checkout. */
  payments: {
    id: Generated<number>;
    checkout_token: string;
    /** Unique: the same attempt asked twice is one payment. */
    idempotency_key: string;
    gateway: string;
    /**
     * Without an order: `started` (the buyer is at the provider), `declined`, `failed`, `cancelled`, `expired`, `voiding` (to be
     * given up; the provider was not told yet), `voided`. With an order: `pending` (staff note when the money has come),
     * `authorized`, `captured`, `voided`, `refunded`; `capturing` and `refunding`: the gateway is being asked, or was, and its
     * answer never came.
     */
    status:
      | 'started'
      | 'pending'
      | 'authorized'
      | 'capturing'
      | 'captured'
      | 'declined'
      | 'failed'
      | 'cancelled'
      | 'expired'
      | 'voiding'
      | 'voided'
      | 'refunding'
      | 'refunded';
    amount_cents: number;
    /** The gateway's own number of this payment. */
    reference: string;
    order_id: number | null;
    created_at: string;
    updated_at: string;
    /** When the gateway is asked (again) to capture it; null: at once. While it is being asked, the end of the claim. */
    next_capture_at: Generated<string | null>;
    /** The provider's number of the session; empty until the provider has answered. */
    session: Generated<string>;
    /** Where the buyer pays. */
    url: Generated<string | null>;
    /** Unique and secret: names the attempt in the address to which the buyer comes back. */
    return_key: Generated<string | null>;
    /** JSON of `AgreedOrder` while it may become an order; null afterwards. */
    details: Generated<string | null>;
    /** Until then the buyer can pay, and the stock is held. */
    expires_at: Generated<string | null>;
    /** When the provider is asked what has become of it; null: no more. */
    next_check_at: Generated<string | null>;
    /** What staff asked to take of the authorisation; null: all of it. */
    capture_cents: Generated<number | null>;
    captured_cents: Generated<number>;
    refunded_cents: Generated<number>;
  };

  /** Pieces that are taken out of stock for a payment that is under way. */
  stock_holds: {
    id: Generated<number>;
    payment_id: number;
    variant_id: number;
    quantity: number;
  };

  /** The messages of providers that were dealt with. */
  payment_events: {
    gateway: string;
    event_id: string;
    received_at: string;
  };

  /** The test gateway's own books, as a provider keeps them. */
  test_payments: {
    session: string;
    idempotency_key: string;
    amount_cents: number;
    language: string;
    return_url: string;
    /** `challenge`: the card was read, and its bank asks for consent (3-D Secure). */
    status: 'open' | 'challenge' | 'authorized' | 'captured' | 'declined' | 'failed' | 'cancelled';
    captured_cents: number;
    refunded_cents: number;
    expires_at: string;
    created_at: string;
  };

  /** What the test gateway gave back; a key that is asked twice is one refund. */
  test_refunds: {
    idempotency_key: string;
    session: string;
    amount_cents: number;
  };
}
