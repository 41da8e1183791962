import { type RawBuilder, sql } from 'kysely';

/** The first tables. */
export const initial = (id: RawBuilder<unknown>) => [
  sql`create table meta (key text primary key, value text not null)`,
  sql`create table counters (name text primary key, value integer not null)`,
  sql`insert into counters (name, value) values ('order_number', 1000)`,
  sql`create table translations (
        resource text not null, resource_id integer not null, language text not null, key text not null, value text not null,
        primary key (resource, resource_id, language, key))`,
  sql`create table products (
        id ${id}, handle text not null unique, title text not null, description_html text not null, vendor text not null,
        product_type text not null, tags text not null, created_at text not null, updated_at text not null, published_at text not null)`,
  sql`create table product_images (
        id ${id}, product_id integer not null references products (id) on delete cascade, position integer not null,
        file text not null, alt text not null, width integer not null, height integer not null, unique (product_id, position))`,
  sql`create table product_options (
        id ${id}, product_id integer not null references products (id) on delete cascade, position integer not null,
        name text not null, unique (product_id, position))`,
  sql`create table product_option_values (
        id ${id}, option_id integer not null references product_options (id) on delete cascade, position integer not null,
        name text not null, unique (option_id, position))`,
  sql`create table product_variants (
        id ${id}, product_id integer not null references products (id) on delete cascade, position integer not null,
        sku text not null unique, barcode text, price_cents integer not null check (price_cents >= 0),
        stock integer not null check (stock >= 0), weight_grams integer, unique (product_id, position))`,
  sql`create table variant_option_values (
        variant_id integer not null references product_variants (id) on delete cascade,
        option_id integer not null references product_options (id) on delete cascade,
        option_value_id integer not null references product_option_values (id) on delete cascade,
        primary key (variant_id, option_id))`,
  sql`create table collections (
        id ${id}, handle text not null unique, title text not null, description_html text not null, updated_at text not null)`,
  sql`create table collection_products (
        collection_id integer not null references collections (id) on delete cascade,
        product_id integer not null references products (id) on delete cascade, position integer not null,
        primary key (collection_id, product_id))`,
  sql`create index collection_products_product on collection_products (product_id)`,
  sql`create table discounts (
        id ${id}, code text not null unique, title text not null, percent integer, amount_cents integer,
        minimum_subtotal_cents integer not null default 0, first_order_only integer not null default 0, usage_limit integer,
        used_count integer not null default 0, starts_at text, ends_at text,
        check ((percent is null) <> (amount_cents is null)))`,
  sql`create table carts (
        token text primary key, key text not null, language text not null, country text not null, buyer_email text,
        buyer_phone text, note text not null, attributes text not null, created_at text not null, updated_at text not null,
        completed_at text)`,
  sql`create table cart_lines (
        id text primary key, cart_token text not null references carts (token) on delete cascade, position integer not null,
        variant_id integer not null references product_variants (id) on delete cascade,
        quantity integer not null check (quantity > 0), attributes text not null)`,
  sql`create index cart_lines_cart on cart_lines (cart_token, position)`,
  sql`create table cart_discount_codes (
        cart_token text not null references carts (token) on delete cascade, position integer not null, code text not null,
        primary key (cart_token, position))`,
  sql`create table checkouts (
        token text primary key, cart_token text not null unique references carts (token), language text not null,
        form text not null, created_at text not null, updated_at text not null)`,
  sql`create table orders (
        id ${id}, number integer not null unique, checkout_token text not null unique, cart_token text not null,
        email text not null, phone text not null, language text not null, currency text not null,
        subtotal_cents integer not null, discount_code text, discount_cents integer not null, shipping_method text not null,
        shipping_cents integer not null, total_cents integer not null, vat_cents integer not null, vat_percent integer not null,
        financial_status text not null, fulfillment_status text not null, shipping_address text not null,
        document text not null, invoice text, accepts_marketing integer not null, processed_at text not null)`,
  sql`create index orders_email on orders (email)`,
  sql`create table order_lines (
        id ${id}, order_id integer not null references orders (id), position integer not null, product_id integer not null,
        variant_id integer not null, sku text not null, title text not null, variant_title text not null, image_file text,
        quantity integer not null, unit_price_cents integer not null, total_cents integer not null,
        discount_cents integer not null, unique (order_id, position))`,
  sql`create table payments (
        id ${id}, checkout_token text not null, idempotency_key text not null unique, gateway text not null,
        status text not null, amount_cents integer not null, reference text not null,
        order_id integer references orders (id), created_at text not null, updated_at text not null)`,
  sql`create index payments_checkout on payments (checkout_token)`,
  sql`create table discount_redemptions (
        discount_id integer not null references discounts (id), order_id integer not null references orders (id),
        email text not null, primary key (discount_id, order_id))`,
  sql`create index discount_redemptions_email on discount_redemptions (email)`,
  sql`create table outbox (
        id text primary key, kind text not null, recipient text not null, subject text not null, text_body text not null,
        html_body text not null, reply_to text, headers text not null, status text not null, attempts integer not null,
        next_attempt_at text not null, created_at text not null, sent_at text)`,
  sql`create index outbox_due on outbox (status, next_attempt_at)`,
];
