import type { Generated } from 'kysely';

export interface OrderTables {
  /** Every number that was given out to an order; it starts with 1000, which no order has. */
  order_numbers: {
    number: Generated<number>;
  };

  orders: {
    id: Generated<number>;
    number: number;
    /** Unique: one checkout, one order. */
    checkout_token: string;
    cart_token: string;
    email: string;
    phone: string;
    language: string;
    currency: string;
    subtotal_cents: number;
    discount_code: string | null;
    discount_cents: number;
    shipping_method: string;
    shipping_cents: number;
    total_cents: number;
    /** VAT contained in `total_cents`. */
    vat_cents: number;
    /** The shop's standard rate at that time. */
    vat_percent: number;
    /** JSON of `VatClass[]` (domain/money/vat.ts); null for orders from before there were several. */
    vat_classes: Generated<string | null>;
    financial_status: string;
    fulfillment_status: string;
    /** JSON of a postal address (domain/address). */
    shipping_address: string;
    document: 'receipt' | 'invoice';
    /** JSON of the invoice party (domain/invoice) or null. */
    invoice: string | null;
    accepts_marketing: number;
    processed_at: string;
    /** The customer of the order; null for a guest's. */
    customer_id: Generated<number | null>;
    /** The cart's, as it was ordered. */
    note: Generated<string>;
    /** JSON array of {key, value}. */
    attributes: Generated<string>;
    /** Whole per cent, when the discount was a percentage. */
    discount_percent: Generated<number | null>;
    /** What the way of paying costs, in `total_cents`. */
    payment_fee_cents: Generated<number>;
    /** The name of a gateway. */
    payment_method: Generated<string>;
    /** Until when the money is awaited; null where it is not, or has come. */
    payment_due_at: Generated<string | null>;
    /** Since when it is a sale: its money had come, or its goods left before; null until then. */
    sold_at: Generated<string | null>;
    canceled_at: Generated<string | null>;
    cancel_reason: Generated<'customer' | 'declined' | 'inventory' | 'other' | null>;
  };

  order_lines: {
    /** Whole per cent; null under the margin scheme. */
    vat_percent: number | null;
    id: Generated<number>;
    order_id: number;
    position: number;
    product_id: number;
    variant_id: number;
    sku: string;
    title: string;
    variant_title: string;
    image_file: string | null;
    quantity: number;
    unit_price_cents: number;
    /** Unit price × quantity, before the discount. */
    total_cents: number;
    /** This line's share of the order's discount. */
    discount_cents: number;
    /** JSON array of {key, value}. */
    attributes: Generated<string>;
  };

  /** A parcel of an order: who carries it and under which number; both are empty when the buyer collected it. */
  fulfillments: {
    id: Generated<number>;
    order_id: number;
    tracking_company: string;
    tracking_number: string;
    /** Where the carrier shows the parcel, when the shop knows. */
    tracking_url: string | null;
    created_at: string;
  };

  /** Money of an order that went back, or 0 for pieces that a cancellation gave up; its id is the gateway's key. */
  refunds: {
    id: Generated<number>;
    order_id: number;
    /** `asked`: the gateway has not answered yet. */
    status: 'asked' | 'done';
    amount_cents: number;
    /** 1 when its unsent pieces go back into stock. */
    restocked: number;
    return_id: number | null;
    created_at: string;
  };

  fulfillment_lines: {
    fulfillment_id: number;
    order_line_id: number;
    quantity: number;
  };

  /** A single machine, as its owner knows it; buyers see nothing of it. */
  pieces: {
    id: Generated<number>;
    /** Unique, as `cleanSerial` writes it. */
    serial: string;
    sku: string;
    /** What the shop paid for it. */
    cost_cents: Generated<number | null>;
    supplier: Generated<string>;
    /** A day, `2026-11-20`. */
    bought_on: Generated<string | null>;
  };

  /** In which parcel a machine left. */
  fulfillment_pieces: {
    fulfillment_id: number;
    piece_id: number;
    order_line_id: number;
    /** The return that brought it back; null while its buyer has it, and where its number is not known. */
    return_id: Generated<number | null>;
  };

  /** The pieces that a refund is for; no row for a mere amount. */
  refund_lines: {
    refund_id: number;
    order_line_id: number;
    quantity: number;
  };

  /**
   * Goods that come back. `requested`: the buyer withdrew, and staff must decide. `open`: they are awaited. `sent`: they are on
   * their way. `closed`: their money is back.
   */
  returns: {
    id: Generated<number>;
    order_id: number;
    status: 'requested' | 'open' | 'sent' | 'received' | 'closed' | 'declined';
    reason: 'withdrawal' | 'fault' | 'other';
    created_at: string;
    received_at: string | null;
    sent_at: Generated<string | null>;
    /** Of the parcel in which they come, as far as the buyer told. */
    carrier: Generated<string>;
    tracking_number: Generated<string>;
    /** The statement of withdrawal by which it began; unique. */
    statement_id: Generated<string | null>;
    /** What that statement names, in the buyer's words. */
    items: Generated<string>;
    /** 1 when its goods are back in stock. */
    restocked: Generated<number>;
  };

  return_lines: {
    return_id: number;
    order_line_id: number;
    quantity: number;
  };
}
