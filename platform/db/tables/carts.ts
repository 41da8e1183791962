import type { Generated } from 'kysely';

export interface CartTables {
  /** A cart is addressed by `token` and, for writing and for buyer data, by the secret `key` as well. */
  carts: {
    token: string;
    key: string;
    language: string;
    country: string;
    buyer_email: string | null;
    buyer_phone: string | null;
    note: string;
    /** JSON array of {key, value}. */
    attributes: string;
    created_at: string;
    updated_at: string;
    /** Set when the cart became an order; the cart is then gone for the API. */
    completed_at: string | null;
    /** Who was logged in when the cart was told of its buyer; null for a guest. */
    customer_id: Generated<number | null>;
    /** JSON array of addresses (cart/delivery-addresses.ts). */
    delivery_addresses: Generated<string>;
    /** JSON of an address or null. */
    billing_address: Generated<string | null>;
    /** JSON array of custom fields (cart/cart-metafields.ts). */
    metafields: Generated<string>;
    /** JSON of what the buyer prefers at the checkout, as the API's `CartPreferencesInput` has it, or null. */
    preferences: Generated<string | null>;
  };

  cart_lines: {
    id: string;
    cart_token: string;
    position: number;
    variant_id: number;
    quantity: number;
    /** JSON array of {key, value}. */
    attributes: string;
  };

  cart_discount_codes: {
    cart_token: string;
    position: number;
    /** As the buyer typed it. */
    code: string;
  };

  /** Either `percent` (1–100) or `amount_cents` is set. `code` is stored in upper case. */
  discounts: {
    id: Generated<number>;
    code: string;
    title: string;
    percent: number | null;
    amount_cents: number | null;
    minimum_subtotal_cents: number;
    first_order_only: number;
    usage_limit: number | null;
    used_count: number;
    starts_at: string | null;
    ends_at: string | null;
  };

  /** `email` is trimmed and in lower case: it decides whether an order is a customer's first. */
  discount_redemptions: {
    discount_id: number;
    order_id: number;
    email: string;
  };

  checkouts: {
    token: string;
    cart_token: string;
    language: string;
    /** JSON: what the buyer typed so far, never card data. */
    form: string;
    /** Hash of a key that was mailed to the buyer, and of the address it went to; null where nothing has to be confirmed. */
    confirmation: Generated<string | null>;
    /** JSON of what a buyer's agent said besides the form (ucp/agent-checkout.ts); null where none came. */
    agent: Generated<string | null>;
    created_at: string;
    updated_at: string;
  };

  /** The answer to a call of a buyer's agent by its idempotency key; null while the first call is answered. */
  agent_answers: {
    /** Hash of the agent and its key. */
    key: string;
    /** Hash of what was asked. */
    request: string;
    answer: string | null;
    created_at: string;
  };
}
