/**
 * The tables of the embedded platform, as Kysely sees them. Only two column kinds are used, so that SQLite and PostgreSQL
 * behave alike: `text` (also for JSON and for UTC instants, ISO 8601 with milliseconds) and 32-bit `integer`
 * (also for booleans 0/1 and for money, always in cents).
 *
 * Text in the shop's primary language (Greek) stands in the row itself; every other language stands in `translations`,
 * as on the hosted platform.
 */
import type { Generated } from 'kysely';

export interface Tables {
  meta: MetaTable;
  translations: TranslationTable;
  catalogue_versions: CatalogueVersionTable;
  products: ProductTable;
  product_images: ProductImageTable;
  product_options: ProductOptionTable;
  product_option_values: ProductOptionValueTable;
  product_variants: ProductVariantTable;
  variant_option_values: VariantOptionValueTable;
  product_metafields: MetafieldTable & { product_id: number };
  variant_metafields: MetafieldTable & { variant_id: number };
  variant_prices: VariantPriceTable;
  collections: CollectionTable;
  collection_products: CollectionProductTable;
  discounts: DiscountTable;
  discount_redemptions: DiscountRedemptionTable;
  carts: CartTable;
  cart_lines: CartLineTable;
  cart_discount_codes: CartDiscountCodeTable;
  checkouts: CheckoutTable;
  payments: PaymentTable;
  stock_holds: StockHoldTable;
  payment_events: PaymentEventTable;
  test_payments: TestPaymentTable;
  test_refunds: TestRefundTable;
  order_numbers: OrderNumberTable;
  orders: OrderTable;
  order_lines: OrderLineTable;
  fulfillments: FulfillmentTable;
  refunds: RefundTable;
  fulfillment_lines: FulfillmentLineTable;
  refund_lines: RefundLineTable;
  returns: ReturnTable;
  return_lines: ReturnLineTable;
  outbox: OutboxTable;
  outbox_attachments: OutboxAttachmentTable;
  blogs: BlogTable;
  articles: ArticleTable;
  customers: CustomerTable;
  customer_access_tokens: CustomerAccessTokenTable;
  customer_addresses: CustomerAddressTable;
  password_resets: PasswordResetTable;
  oauth_grants: OauthGrantTable;
  oauth_codes: OauthCodeTable;
  oauth_refresh_tokens: OauthRefreshTokenTable;
  oauth_keys: OauthKeyTable;
  rate_limits: RateLimitTable;
}

/** Facts about this database itself, such as `seeded_at`. */
interface MetaTable {
  key: string;
  value: string;
}

/**
 * One row that triggers raise: `stock` with every change of a variant's stock, `availability` when it is sold out or there
 * again, `content` with all else of the catalogue and with every article.
 */
interface CatalogueVersionTable {
  id: number;
  content: number;
  stock: number;
  availability: Generated<number>;
}

/** `resource` is the table's singular name; `key` the name of the translated column, e.g. `title`. */
interface TranslationTable {
  resource:
    | 'product'
    | 'product_image'
    | 'product_option'
    | 'product_option_value'
    | 'collection'
    | 'discount'
    | 'blog'
    | 'article';
  resource_id: number;
  language: string;
  key: string;
  value: string;
}

interface ProductTable {
  id: Generated<number>;
  handle: string;
  title: string;
  description_html: string;
  vendor: string;
  product_type: string;
  /** JSON array of strings. */
  tags: string;
  created_at: string;
  updated_at: string;
  published_at: string;
  /** Only an active product is for sale and to be seen. */
  status: Generated<'active' | 'draft' | 'archived'>;
  /** For search engines; empty where the title and the description serve. */
  seo_title: Generated<string>;
  seo_description: Generated<string>;
}

/** `file` is the name of a picture in the shop's media, without width and extension, e.g. `point-14-front`. */
interface ProductImageTable {
  id: Generated<number>;
  product_id: number;
  position: number;
  file: string;
  alt: string;
  width: number;
  height: number;
}

interface ProductOptionTable {
  id: Generated<number>;
  product_id: number;
  position: number;
  name: string;
}

interface ProductOptionValueTable {
  id: Generated<number>;
  option_id: number;
  position: number;
  name: string;
}

interface ProductVariantTable {
  id: Generated<number>;
  product_id: number;
  position: number;
  sku: string;
  barcode: string | null;
  price_cents: number;
  /** Pieces that can be sold now; never below zero. */
  stock: number;
  weight_grams: number | null;
  /** The owner's price before a reduction; always above `price_cents`. */
  compare_at_cents: Generated<number | null>;
}

/** Which price a variant had from when on. */
interface VariantPriceTable {
  variant_id: number;
  since: string;
  price_cents: number;
}

/** One row for each option of the variant's product. A product with one default variant has no options. */
interface VariantOptionValueTable {
  variant_id: number;
  option_id: number;
  option_value_id: number;
}

/** A custom field; `type` and the form of `value` are the hosted platform's. */
interface MetafieldTable {
  id: Generated<number>;
  namespace: string;
  key: string;
  type: string;
  value: string;
  created_at: string;
  updated_at: string;
}

interface CollectionTable {
  id: Generated<number>;
  handle: string;
  title: string;
  description_html: string;
  updated_at: string;
}

interface CollectionProductTable {
  collection_id: number;
  product_id: number;
  position: number;
}

/** Either `percent` (1–100) or `amount_cents` is set. `code` is stored in upper case. */
interface DiscountTable {
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
}

/** `email` is folded (trimmed, lower case): it decides whether an order is somebody's first. */
interface DiscountRedemptionTable {
  discount_id: number;
  order_id: number;
  email: string;
}

/** A cart is addressed by `token` and, for writing and for buyer data, by the secret `key` as well. */
interface CartTable {
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
}

interface CartLineTable {
  id: string;
  cart_token: string;
  position: number;
  variant_id: number;
  quantity: number;
  /** JSON array of {key, value}. */
  attributes: string;
}

interface CartDiscountCodeTable {
  cart_token: string;
  position: number;
  /** As the buyer typed it. */
  code: string;
}

interface CheckoutTable {
  token: string;
  cart_token: string;
  language: string;
  /** JSON: what the buyer typed so far, never card data. */
  form: string;
  created_at: string;
  updated_at: string;
}

/** One attempt to pay for a checkout. */
interface PaymentTable {
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
  captured_cents: Generated<number>;
  refunded_cents: Generated<number>;
}

/** Pieces that are taken out of stock for a payment that is under way. */
interface StockHoldTable {
  id: Generated<number>;
  payment_id: number;
  variant_id: number;
  quantity: number;
}

/** The messages of providers that were dealt with. */
interface PaymentEventTable {
  gateway: string;
  event_id: string;
  received_at: string;
}

/** The test gateway's own books, as a provider keeps them. */
interface TestPaymentTable {
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
}

/** What the test gateway gave back; a key that is asked twice is one refund. */
interface TestRefundTable {
  idempotency_key: string;
  session: string;
  amount_cents: number;
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

interface FulfillmentLineTable {
  fulfillment_id: number;
  order_line_id: number;
  quantity: number;
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

/** Mail that must go out: written in the transaction of its cause, sent by a worker, so a crash in between loses nothing. */
interface OutboxTable {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  reply_to: string | null;
  /** JSON of further headers. */
  headers: string;
  status: 'queued' | 'sending' | 'sent' | 'failed';
  attempts: number;
  next_attempt_at: string;
  created_at: string;
  sent_at: string | null;
  /** The code of the last failure. */
  last_error: Generated<string | null>;
  /** After that it is not sent any more; null: it is true for ever. */
  send_before: Generated<string | null>;
}

/** The files of a mail until it was sent. */
interface OutboxAttachmentTable {
  mail_id: string;
  position: number;
  filename: string;
  content_type: string;
  bytes: number;
  /** Base64. */
  content: string;
}

interface BlogTable {
  id: Generated<number>;
  handle: string;
  title: string;
  created_at: string;
  updated_at: string;
}

/** An article is shown from `published_at` on. Of its texts, title, excerpt, content, author, tags and alt are translated. */
interface ArticleTable {
  id: Generated<number>;
  blog_id: number;
  handle: string;
  title: string;
  excerpt_html: string;
  content_html: string;
  /** A name, as readers see it. */
  author: string;
  /** JSON array of strings. */
  tags: string;
  /** The name of a picture in the shop's media, or null. */
  image_file: string | null;
  image_alt: string;
  created_at: string;
  published_at: string;
  updated_at: string;
}

/** An account. A customer can always log in: there are no invitations that would have to be accepted first. */
interface CustomerTable {
  id: Generated<number>;
  /** Folded (trimmed, lower case) and unique. */
  email: string;
  first_name: string | null;
  last_name: string | null;
  /** E.164. */
  phone: string | null;
  accepts_marketing: number;
  /** With its parameters and its salt, see customers/passwords.ts. */
  password_hash: string;
  /** In which the customer is written to. */
  language: string;
  /** One of the customer's own addresses, or null while there are none. */
  default_address_id: number | null;
  created_at: string;
  updated_at: string;
}

/** A login. Only the token's SHA-256 is kept, so the table opens no account. */
interface CustomerAccessTokenTable {
  token_hash: string;
  customer_id: number;
  created_at: string;
  expires_at: string;
  /** Of a login through the authorization page; the token ends with it. */
  grant_id: Generated<string | null>;
}

interface CustomerAddressTable {
  id: Generated<number>;
  customer_id: number;
  first_name: string | null;
  last_name: string | null;
  company: string | null;
  address1: string | null;
  address2: string | null;
  city: string | null;
  province: string | null;
  zip: string | null;
  /** ISO 3166-1, two letters. */
  country: string;
  phone: string | null;
}

/** A link to a new password, as the SHA-256 of its token. Without a customer it leads nowhere (recover-password.ts). */
interface PasswordResetTable {
  token_hash: string;
  customer_id: number | null;
  created_at: string;
  expires_at: string;
}

/** A login through the authorization page, for as long as it is renewed. */
interface OauthGrantTable {
  /** Random; the `sid` of the ID token. */
  id: string;
  customer_id: number;
  client_id: string;
  scope: string;
  created_at: string;
  expires_at: string;
}

/** What the authorization page sends back, as its SHA-256; it opens one grant, once. */
interface OauthCodeTable {
  code_hash: string;
  customer_id: number;
  client_id: string;
  redirect_uri: string;
  scope: string;
  nonce: string;
  /** SHA-256 of the client's verifier (RFC 7636). */
  code_challenge: string;
  created_at: string;
  expires_at: string;
  used_at: Generated<string | null>;
  grant_id: Generated<string | null>;
}

interface OauthRefreshTokenTable {
  token_hash: string;
  grant_id: string;
  created_at: string;
  /** When a newer one took its place. */
  replaced_at: Generated<string | null>;
}

/** The key that signs ID tokens, PKCS #8 in PEM. */
interface OauthKeyTable {
  name: string;
  private_key: string;
  created_at: string;
}

/** A bucket of tokens, by the SHA-256 of what it counts. */
interface RateLimitTable {
  key: string;
  /** When it is full again, if nobody takes any more. */
  full_at: string;
}
