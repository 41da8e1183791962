import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '#platform/db/database.ts';
import { databaseUrl, runStatement } from '../support/postgres-server.ts';
import type { Findings } from './report.ts';

export type DatabaseKind = 'SQLite' | 'PostgreSQL';

export interface ShopDatabase {
  kind: DatabaseKind;
  dataDir: string;
  /** What a store process on this database gets from the environment. */
  environment: Readonly<Record<string, string>>;
  open: () => Promise<Database>;
  remove: () => void;
}

/** An empty database and a folder of its own. @param postgresUrl a server on which databases can be made */
export async function createShopDatabase(kind: DatabaseKind, postgresUrl: string): Promise<ShopDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'xana-chaos-'));
  const databaseUrl = kind === 'PostgreSQL' ? await createPostgresDatabase(postgresUrl) : undefined;
  return {
    kind,
    dataDir,
    environment: databaseUrl ? { DATABASE_URL: databaseUrl } : {},
    open: () => openDatabase({ databaseUrl, dataDir }),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

async function createPostgresDatabase(postgresUrl: string): Promise<string> {
  const name = `chaos_${randomBytes(6).toString('hex')}`;
  await runStatement(postgresUrl, `create database ${name}`);
  return databaseUrl(postgresUrl, name);
}

/** Sets the stock of the variant that the scenarios sell, and returns its id. */
export async function stockOneVariant(db: Database, units: number): Promise<number> {
  const { id } = await db.selectFrom('product_variants').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  await db.updateTable('product_variants').set({ stock: units }).where('id', '=', id).execute();
  return id;
}

/**
 * Holds orders, payments and stock against each other and against what shoppers were told.
 *
 * @param acknowledged the checkouts of which a shopper was told that they are orders
 */
export async function audit(
  db: Database,
  shop: { variantId: number; units: number; acknowledged: ReadonlySet<string> },
  { find }: Findings,
): Promise<number> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'checkout_token', 'number', 'total_cents', 'canceled_at'])
    .execute();
  const kept = orders.filter(({ canceled_at }) => canceled_at === null);
  const payments = await db
    .selectFrom('payments')
    .select(['order_id', 'checkout_token', 'status', 'amount_cents'])
    .execute();
  const { stock } = await db
    .selectFrom('product_variants')
    .select('stock')
    .where('id', '=', shop.variantId)
    .executeTakeFirstOrThrow();
  const ordered = new Map<string, number>();
  for (const { checkout_token } of orders) ordered.set(checkout_token, (ordered.get(checkout_token) ?? 0) + 1);
  for (const token of shop.acknowledged)
    if (!ordered.has(token)) find('lost', `an acknowledged order of checkout ${token}`);
  for (const [token, count] of ordered) if (count > 1) find('doubled', `${count} orders of checkout ${token}`);
  for (const order of kept) {
    const paid = payments.filter(
      ({ order_id, status }) =>
        order_id === order.id && ['pending', 'authorized', 'capturing', 'captured'].includes(status),
    );
    const cents = paid.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    if (cents < order.total_cents) find('lost', `the payment of order ${order.number}`);
    if (cents > order.total_cents) find('doubled', `the payment of order ${order.number}`);
  }
  const strayPayments = payments.filter(({ order_id, status }) => order_id === null && status === 'captured');
  for (const { checkout_token } of strayPayments)
    find('doubled', `a captured payment without an order, ${checkout_token}`);
  if (new Set(orders.map(({ number }) => number)).size !== orders.length) find('doubled', 'an order number');
  const held = await db.selectFrom('stock_holds').select('quantity').execute();
  const holds = held.reduce((sum, { quantity }) => sum + quantity, 0);
  if (holds > 0) find('lost', `${holds} units are held for payments that are over`);
  if (stock < 0 || kept.length > shop.units)
    find('oversold', `${kept.length} orders on ${shop.units} units, ${stock} left`);
  if (stock + holds + kept.length !== shop.units)
    find('lost', `${shop.units - stock - holds - kept.length} units are neither sold nor in stock`);
  return orders.length;
}
