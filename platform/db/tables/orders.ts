import type { Generated } from 'kysely';

export interface OrderTables {
  order_numbers: OrderNumberTable;
  orders: OrderTable;
  order_lines: OrderLineTable;
  fulfillments: FulfillmentTable;
  refunds: RefundTable;
  fulfillment_lines: FulfillmentLineTable;
  refund_lines: RefundLineTable;
  returns: ReturnTable;
  return_lines: ReturnLineTable;
}

/** Every number that was given out to an order; it starts with 1000, which no order has. */
interface OrderNumberTable {
  number: Generated<number>;
}

interface OrderTable {
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
  vat_percent: number;
  financial_status: string;
  fulfillment_status: string;
  /** JSON of a postal address (domain/address). */
  shipping_address: string;
  document: 'receipt' | 'invoice';
  /** JSON of the invoice party (domain/invoice) or null. */
  invoice: string | null;
  accepts_marketing: number;
  processed_at: string;
  /** Whose account the order stands in; null for a guest's. */
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
  canceled_at: Generated<string | null>;
  cancel_reason: Generated<'customer' | 'declined' | 'inventory' | 'other' | null>;
}

interface OrderLineTable {
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
}

/** A parcel of an order: who carries it and under which number; both are empty when the buyer collected it. */
interface FulfillmentTable {
  id: Generated<number>;
  order_id: number;
  tracking_company: string;
  tracking_number: string;
  /** Where the carrier shows the parcel, when the shop knows. */
  tracking_url: string | null;
  created_at: string;
}

/** Money of an order that went back; its id is the gateway's key. */
interface RefundTable {
  id: Generated<number>;
  order_id: number;
  /** `asked`: the gateway has not answered yet. */
  status: 'asked' | 'done';
  amount_cents: number;
  /** 1 when its pieces go back into stock. */
  restocked: number;
  return_id: number | null;
  created_at: string;
}

interface FulfillmentLineTable {
  fulfillment_id: number;
  order_line_id: number;
  quantity: number;
}

/** The pieces that a refund is for; none for a mere amount. */
interface RefundLineTable {
  refund_id: number;
  order_line_id: number;
  quantity: number;
}

/** Goods that come back. `open`: they are awaited. */
interface ReturnTable {
  id: Generated<number>;
  order_id: number;
  status: 'open' | 'received' | 'closed';
  reason: 'withdrawal' | 'fault' | 'other';
  created_at: string;
  received_at: string | null;
}

interface ReturnLineTable {
  return_id: number;
  order_line_id: number;
  quantity: number;
}
