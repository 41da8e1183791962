/** What all migrations lead to, on both kinds of database: what makes reading quick, and what keeps rows from standing there twice. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { databaseKinds, useDatabase } from '#tests/support/databases.ts';
import { type Database, openDatabase } from '../database.ts';

const UNIQUE = ['payments_return_key (return_key)', 'returns_statement (statement_id)'];
const INDEXES = [
  'audit_log_begun (begun_id)',
  'agent_answers_created (created_at)',
  'cart_lines_cart (cart_token, position)',
  'collection_products_product (product_id)',
  'customer_access_tokens_customer (customer_id)',
  'customer_access_tokens_grant (grant_id)',
  'customer_addresses_customer (customer_id)',
  'discount_redemptions_email (email)',
  'fulfillment_pieces_line (order_line_id)',
  'fulfillment_pieces_piece (piece_id)',
  'fulfillments_order (order_id)',
  'menu_items_menu (menu_id)',
  'menu_items_parent (parent_id)',
  'oauth_codes_customer (customer_id)',
  'oauth_codes_expiry (expires_at)',
  'oauth_grants_customer (customer_id)',
  'oauth_refresh_tokens_grant (grant_id)',
  'order_notes_order (order_id)',
  'orders_customer (customer_id)',
  'orders_email (email)',
  'orders_mailbox (expression)',
  'outbox_due (status, next_attempt_at)',
  'password_resets_customer (customer_id)',
  'password_resets_expiry (expires_at)',
  'payments_checkout (checkout_token)',
  'payments_next_check (next_check_at)',
  'payments_session (gateway, session)',
  'product_images_position (position)',
  'product_options_position (position)',
  'product_variants_position (position)',
  'rate_limits_full_at (full_at)',
  'refunds_order (order_id)',
  'returns_order (order_id)',
  'staff_invitations_staff (staff_id)',
  'staff_passkeys_staff (staff_id)',
  'staff_sessions_staff (staff_id)',
  'stock_alerts_product (product_id)',
  'stock_holds_payment (payment_id)',
  'unique stock_alerts_wish (email, product_id)',
];

const locations = databaseKinds.map((kind) => useDatabase(kind, 'nothing'));

/** Besides the primary key. */
const COLUMNS = [
  'agent_answers: request answer created_at',
  'articles: blog_id handle title excerpt_html content_html author tags image_file image_alt created_at published_at updated_at',
  'audit_log: begun_id at staff action subject outcome before after',
  'blogs: handle title created_at updated_at',
  'cart_discount_codes: code',
  'cart_lines: cart_token position variant_id quantity attributes',
  'carts: key language country buyer_email buyer_phone note attributes created_at updated_at completed_at customer_id delivery_addresses billing_address metafields preferences',
  'catalogue_versions: content stock availability',
  'checkouts: cart_token language form created_at updated_at confirmation agent',
  'collection_products: position',
  'collections: handle title description_html updated_at rule sort',
  'customer_access_tokens: customer_id created_at expires_at grant_id browser',
  'customer_addresses: customer_id first_name last_name company address1 address2 city province zip country phone',
  'customers: email first_name last_name phone accepts_marketing password_hash language default_address_id created_at updated_at marketing_at',
  'discount_redemptions: email',
  'discounts: code title percent amount_cents minimum_subtotal_cents first_order_only usage_limit used_count starts_at ends_at',
  'empty_searches: count',
  'fulfillment_lines: quantity',
  'fulfillment_pieces: order_line_id return_id',
  'fulfillments: order_id tracking_company tracking_number tracking_url created_at',
  'menu_items: menu_id parent_id position title target',
  'menus: handle title',
  'meta: value',
  'oauth_codes: customer_id client_id redirect_uri scope nonce code_challenge created_at expires_at used_at grant_id browser',
  'oauth_grants: customer_id client_id scope created_at expires_at browser',
  'oauth_keys: private_key created_at',
  'oauth_refresh_tokens: grant_id created_at replaced_at',
  'order_lines: order_id position product_id variant_id sku title variant_title image_file quantity unit_price_cents total_cents discount_cents attributes vat_percent',
  'order_notes: order_id staff text created_at change',
  'orders: number checkout_token cart_token email phone language currency subtotal_cents discount_code discount_cents shipping_method shipping_cents total_cents vat_cents vat_percent financial_status fulfillment_status shipping_address document invoice accepts_marketing processed_at customer_id note attributes discount_percent payment_fee_cents payment_method payment_due_at canceled_at cancel_reason vat_classes sold_at',
  'outbox: kind recipient subject text_body html_body reply_to headers status attempts next_attempt_at created_at sent_at last_error send_before',
  'outbox_attachments: filename content_type bytes content',
  'password_resets: customer_id created_at expires_at',
  'payment_events: received_at',
  'payments: checkout_token idempotency_key gateway status amount_cents reference order_id created_at updated_at next_capture_at session url return_key details expires_at next_check_at captured_cents refunded_cents capture_cents',
  'pieces: serial sku cost_cents supplier bought_on',
  'product_changes: product_id',
  'product_images: product_id position file alt width height',
  'product_metafields: product_id namespace key type value created_at updated_at',
  'product_option_values: option_id position name',
  'product_options: product_id position name',
  'product_variants: product_id position sku barcode price_cents stock weight_grams compare_at_cents',
  'products: handle title description_html vendor product_type tags created_at updated_at published_at status seo_title seo_description',
  'rate_limits: full_at',
  'refund_lines: quantity',
  'refunds: order_id status amount_cents restocked return_id created_at',
  'return_lines: quantity',
  'returns: order_id status reason created_at received_at sent_at carrier tracking_number statement_id items restocked',
  'staff: email role language password_hash totp_secret totp_step created_at',
  'staff_challenges: challenge expires_at',
  'staff_invitations: staff_id totp_secret expires_at',
  'staff_jobs: name back done progress outcome told_at',
  'staff_passkeys: staff_id name public_key counter created_at used_at',
  'staff_sessions: token_hash staff_id browser created_at expires_at passkey_id',
  'staff_turns: holder ends_at',
  'stock_alerts: email product_id language created_at confirmed_at',
  'stock_holds: payment_id variant_id quantity',
  'test_payments: idempotency_key amount_cents language return_url status captured_cents refunded_cents expires_at created_at',
  'test_refunds: session amount_cents',
  'translations: value',
  'variant_metafields: variant_id namespace key type value created_at updated_at',
  'variant_option_values: option_value_id',
  'variant_prices: price_cents',
];

interface Column {
  table: string;
  name: string;
  nullable: boolean;
  fallback: string | null;
}

async function readSqlite(db: Database) {
  const indexes = await sql<{
    text: string;
  }>`select sql as text from sqlite_master where type = 'index' and sql is not null`.execute(db);
  const columns = await sql<{ table: string; name: string; notnull: number; fallback: string | null }>`
    select m.name as "table", c.name, c."notnull", c.dflt_value as fallback from sqlite_master m, pragma_table_info(m.name) c
    where m.type = 'table' and m.name not like 'sqlite%' and m.name not like 'kysely%' and c.pk = 0`.execute(db);
  return {
    indexes: indexes.rows.map(({ text }) => text),
    columns: columns.rows.map(
      ({ table, name, notnull, fallback }): Column => ({ table, name, nullable: notnull === 0, fallback }),
    ),
  };
}

async function readPostgres(db: Database) {
  const indexes = await sql<{ text: string }>`
    select indexdef as text from pg_indexes where schemaname = current_schema() and tablename not like 'kysely%'
      and indexname not like '%_pkey' and indexname not like '%_key' or indexname = 'payments_return_key'`.execute(db);
  const columns = await sql<{ table: string; name: string; nullable: string; fallback: string | null }>`
    select c.table_name as "table", c.column_name as name, c.is_nullable as nullable, c.column_default as fallback
    from information_schema.columns c where c.table_schema = current_schema() and c.table_name not like 'kysely%'`.execute(
    db,
  );
  return {
    indexes: indexes.rows.map(({ text }) => text),
    columns: columns.rows.map(
      ({ table, name, nullable, fallback }): Column => ({ table, name, nullable: nullable === 'YES', fallback }),
    ),
  };
}

/** `unique name (columns)`, however the database writes it; an expression is spelled differently by each. */
function shortened(text: string): string {
  if (text.includes('replace(')) return `${/index "?(\w+)/i.exec(text)?.[1]} (expression)`;
  const [, unique, name, columns] =
    /^create (unique )?index "?(\w+)"? on [\w."]+ (?:using \w+ )?\(([^)]*)\)/i.exec(text) ?? [];
  return `${unique ? 'unique ' : ''}${name} (${columns?.replaceAll('"', '')})`;
}

it.each(databaseKinds)('has these indexes on %s', async (kind) => {
  const db = await openDatabase(locations[databaseKinds.indexOf(kind)]?.() ?? { dataDir: '', databaseUrl: undefined });
  const { indexes } = await (kind === 'sqlite' ? readSqlite(db) : readPostgres(db));
  const own = kind === 'postgres' ? ['product_changes_product (product_id, xid)', 'product_changes_xid (xid)'] : [];
  const expected = [...INDEXES, ...own, ...UNIQUE.map((index) => `unique ${index}`)];
  expect(indexes.map(shortened).sort()).toEqual(expected.sort());
  await db.destroy();
});

it('has the same columns with the same defaults on both', async () => {
  const [sqlite, postgres] = await Promise.all(locations.map((location) => openDatabase(location())));
  if (!sqlite || !postgres) throw new Error('there are two kinds');
  const there = new Map(
    (await readPostgres(postgres)).columns.map((column) => [`${column.table}.${column.name}`, column]),
  );
  const { columns } = await readSqlite(sqlite);
  const ofTables = Map.groupBy(columns, ({ table }) => table);
  const named = [...ofTables].map(([table, of]) => `${table}: ${of.map(({ name }) => name).join(' ')}`);
  expect(named.sort()).toEqual(COLUMNS);
  /** `''::text` and `'{}'::text` as SQLite has them. */
  const plain = (fallback: string | null) => fallback?.replace(/::[\w ]+$/, '') ?? null;
  const differences = columns.flatMap(({ table, name, nullable, fallback }) => {
    const other = there.get(`${table}.${name}`);
    const isSame = other?.nullable === nullable && plain(other.fallback) === plain(fallback);
    return isSame ? [] : [{ table, name, nullable, fallback, other: other ?? null }];
  });
  expect(differences).toEqual([]);
  await Promise.all([sqlite.destroy(), postgres.destroy()]);
});
