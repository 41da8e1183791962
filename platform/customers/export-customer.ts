import type { PlatformContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { CustomerRow } from './customers.ts';
import { findHoldings, type Holdings } from './personal-data.ts';

type Json = Record<string, unknown>;

/** What the shop must not give away, even to the person: it opens the account or a cart. */
const SECRETS = new Set([
  'password_hash',
  'token_hash',
  'key',
  'token',
  'cart_token',
  'checkout_token',
  'idempotency_key',
]);
/** Numbers of rows mean nothing outside. */
const NUMBERS = new Set([
  'id',
  'customer_id',
  'order_id',
  'default_address_id',
  'grant_id',
  'product_id',
  'variant_id',
  'position',
]);
/** Columns that hold JSON. */
const NESTED = new Set([
  'billing_address',
  'delivery_addresses',
  'metafields',
  'preferences',
  'shipping_address',
  'invoice',
  'attributes',
  'form',
  'headers',
]);

/**
 * All that the database holds of a person (GDPR, articles 15 and 20), under the database's own names; amounts are cents,
 * instants UTC.
 *
 * @returns null when there is nothing under this address
 */
export async function exportCustomer(
  { db, now }: Pick<PlatformContext, 'db' | 'now'>,
  email: string,
): Promise<Json | null> {
  // One transaction, so that all of it is of one moment.
  return db.transaction().execute(async (trx) => {
    const held = await findHoldings(trx, email);
    if (!held) return null;
    const { customer, orders, carts, mails, alerts } = held;
    return {
      email: held.email,
      exported_at: now().toISOString(),
      account: customer && (await readAccount(trx, customer)),
      orders: await Promise.all(
        orders.map(async (order) => ({ ...clean(order), ...(await readOrderParts(trx, order.id)) })),
      ),
      carts: await Promise.all(
        carts.map(async (cart) => ({ ...clean(cart), ...(await readCartParts(trx, cart.token)) })),
      ),
      alerts: alerts.map(clean),
      mails: await Promise.all(mails.map((mail) => readMail(trx, mail))),
    };
  });
}

async function readAccount(trx: Database, customer: CustomerRow): Promise<Json> {
  const rowsOf = (table: 'customer_addresses' | 'customer_access_tokens' | 'oauth_grants') =>
    trx
      .selectFrom(table as 'customer_addresses')
      .selectAll()
      .where('customer_id', '=', customer.id)
      .execute();
  return {
    ...clean(customer),
    addresses: (await rowsOf('customer_addresses')).map(clean),
    logins: [...(await rowsOf('customer_access_tokens')), ...(await rowsOf('oauth_grants'))].map(clean),
  };
}

async function readOrderParts(trx: Database, orderId: number): Promise<Json> {
  const rowsOf = (table: 'order_lines' | 'payments' | 'fulfillments' | 'refunds' | 'returns') =>
    trx
      .selectFrom(table as 'payments')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute();
  return {
    lines: (await rowsOf('order_lines')).map(clean),
    payments: (await rowsOf('payments')).map(clean),
    parcels: (await rowsOf('fulfillments')).map(clean),
    refunds: (await rowsOf('refunds')).map(clean),
    returns: (await rowsOf('returns')).map(clean),
  };
}

async function readCartParts(trx: Database, token: string): Promise<Json> {
  const lines = await trx
    .selectFrom('cart_lines')
    .innerJoin('product_variants', 'product_variants.id', 'cart_lines.variant_id')
    .select(['product_variants.sku', 'cart_lines.quantity', 'cart_lines.attributes'])
    .where('cart_token', '=', token)
    .orderBy('cart_lines.position')
    .execute();
  const checkout = await trx.selectFrom('checkouts').selectAll().where('cart_token', '=', token).executeTakeFirst();
  return { lines: lines.map(clean), checkout: checkout ? clean(checkout) : null };
}

async function readMail(trx: Database, mail: Holdings['mails'][number]): Promise<Json> {
  const attachments = await trx
    .selectFrom('outbox_attachments')
    .select(['filename', 'content_type', 'bytes', 'content as base64'])
    .where('mail_id', '=', mail.id)
    .orderBy('position')
    .execute();
  // The body of a password mail opens the account.
  const shown = mail.kind === 'password-reset' ? { ...mail, text_body: '', html_body: '' } : mail;
  return { ...clean(shown), attachments };
}

function clean(row: object): Json {
  const entries = Object.entries(row).filter(([name]) => !SECRETS.has(name) && !NUMBERS.has(name));
  return Object.fromEntries(
    entries.map(([name, value]) => [name, NESTED.has(name) && value ? JSON.parse(value) : value]),
  );
}
