/** Orders that are placed, synced to disk, one transaction each; and whether every one of them is there afterwards. */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { pino } from 'pino';
import { openCheckout } from '#platform/checkout/checkouts.ts';
import type { PlatformContext } from '#platform/context.ts';
import { type Database, openDatabase } from '#platform/db/database.ts';
import { placeOrder } from '#platform/orders/place-order.ts';
import { seedDemo } from '#platform/seed/seed-demo.ts';
import { shop } from '#shop.config';
import type { BenchTable } from './markdown-table.ts';
import { temporaryDataDir } from './running-store.ts';

const MS = 3_000;
/** More than can be sold in the time. */
const CHECKOUTS = 8_000;
/** Dearer than the threshold of free shipping, so the total is the price. */
const PRICE_CENTS = 30_000;

const rules = {
  freeAboveCents: shop.delivery.freeAboveCents,
  courierCents: shop.delivery.courierCents,
  vatPercent: shop.tax.vatPercent,
};
const address = {
  firstName: 'Bench',
  lastName: 'Bench',
  address1: 'Bench 1',
  postcode: '54624',
  city: 'Θεσσαλονίκη',
  phone: '+302310000000',
};

/** @param databaseUrl a server on which a database of its own may be made, and is removed again */
export async function measureOrders(databaseUrl: string | undefined): Promise<BenchTable[]> {
  const rows = [['SQLite, one after the other', ...(await measureSqlite())]];
  if (databaseUrl) {
    rows.push(['PostgreSQL, 8 at once, one laptop', ...(await measurePostgres(databaseUrl, 1))]);
    rows.push(['PostgreSQL, 8 at once, 100 laptops', ...(await measurePostgres(databaseUrl, 100))]);
  }
  return [
    {
      title: 'Orders placed: stock, discount, payment and lines in one transaction',
      group: 'orders',
      header: ['where', 'orders/s', 'p50 ms', 'p99 ms', 'placed', 'there afterwards'],
      rows,
      notes: databaseUrl ? [] : ['With DATABASE_URL set, the same on PostgreSQL, in a database of its own.'],
    },
  ];
}

async function measureSqlite(): Promise<number[]> {
  const dataDir = temporaryDataDir();
  const db = await openDatabase({ dataDir: dataDir.path });
  try {
    return await placeMany(db, { concurrency: 1, variants: 100 });
  } finally {
    await db.destroy();
    dataDir.remove();
  }
}

async function measurePostgres(databaseUrl: string, variants: number): Promise<number[]> {
  const name = `xana_bench_${randomBytes(6).toString('hex')}`;
  const admin = new Client({ connectionString: databaseUrl });
  await admin.connect();
  try {
    await admin.query(`create database ${name}`);
    const url = new URL(databaseUrl);
    url.pathname = `/${name}`;
    const db = await openDatabase({ databaseUrl: url.href, dataDir: '' });
    try {
      return await placeMany(db, { concurrency: 8, variants });
    } finally {
      await db.destroy();
    }
  } finally {
    await admin.query(`drop database if exists ${name}`);
    await admin.end();
  }
}

interface Sale {
  concurrency: number;
  /** Over how many different laptops the orders are spread. */
  variants: number;
}

async function placeMany(db: Database, { concurrency, variants }: Sale): Promise<number[]> {
  const context: PlatformContext = {
    db,
    now: () => new Date(),
    randomToken: (bytes) => randomBytes(bytes).toString('base64url'),
    log: pino({ enabled: false }),
    publicUrl: 'http://localhost',
  };
  await seedDemo(context);
  const waiting = await prepareCheckouts(context, variants);
  const latencies: number[] = [];
  const started = performance.now();
  const worker = async () => {
    for (let token = waiting.pop(); token && performance.now() - started < MS; token = waiting.pop()) {
      const asked = performance.now();
      await buy(context, token);
      latencies.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const seconds = (performance.now() - started) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0;
  const there = await db
    .selectFrom('orders')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return [latencies.length / seconds, at(0.5), at(0.99), latencies.length, Number(there.count)];
}

async function buy(context: PlatformContext, checkoutToken: string): Promise<void> {
  const placed = await placeOrder(context, {
    checkoutToken,
    details: { email: `${checkoutToken}@example.gr`, acceptsMarketing: false, address, invoice: null, language: 'el' },
    payment: { gateway: 'test', idempotencyKey: checkoutToken, reference: checkoutToken, amountCents: PRICE_CENTS },
    rules,
  });
  if (placed.status !== 'placed') throw new Error(`An order was not placed: ${JSON.stringify(placed)}`);
}

/** Carts with one laptop each and their checkouts, in one transaction. */
async function prepareCheckouts(context: PlatformContext, variants: number): Promise<string[]> {
  const { db, now, randomToken } = context;
  const rows = await db.selectFrom('product_variants').select('id').orderBy('id').limit(variants).execute();
  await db.updateTable('product_variants').set({ price_cents: PRICE_CENTS, stock: CHECKOUTS }).execute();
  const at = now().toISOString();
  return db.transaction().execute(async (trx) => {
    const tokens: string[] = [];
    for (let number = 0; number < CHECKOUTS; number += 1) {
      const cart = { token: randomToken(16), key: randomToken(16) };
      const empty = { language: 'EL', country: 'GR', buyer_email: null, buyer_phone: null, note: '', attributes: '[]' };
      const stamps = { created_at: at, updated_at: at, completed_at: null };
      await trx
        .insertInto('carts')
        .values({ ...cart, ...empty, ...stamps })
        .execute();
      const variantId = rows[number % rows.length]?.id ?? 0;
      const line = {
        id: cart.token,
        cart_token: cart.token,
        position: 0,
        variant_id: variantId,
        quantity: 1,
        attributes: '[]',
      };
      await trx.insertInto('cart_lines').values(line).execute();
      const token = await openCheckout({ ...context, db: trx }, cart.token, cart.key);
      if (token) tokens.push(token);
    }
    return tokens;
  });
}
