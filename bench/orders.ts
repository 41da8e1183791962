/** Orders that are placed, synced to disk, one transaction each; and whether every one of them is there afterwards. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { openCheckout } from '#platform/checkout/checkouts.ts';
import type { PlatformContext } from '#platform/context.ts';
import { type Database, openDatabase } from '#platform/db/database.ts';
import { seedDemo } from '#platform/seed/seed-demo.ts';
import { type Bought, buyingContext, buyMany, PRICE_CENTS } from './support/buy-orders.ts';
import type { BenchTable } from './support/markdown-table.ts';
import { temporaryDataDir } from './support/running-store.ts';

const BUYER = fileURLToPath(new URL('support/buy-orders.ts', import.meta.url));
/** More than can be sold in the time. */
const CHECKOUTS = 8_000;
/** @param databaseUrl a server on which a database of its own may be made, and is removed again */
export async function measureOrders(databaseUrl: string | undefined): Promise<BenchTable[]> {
  const rows = [['SQLite, one after the other', ...(await measureSqlite())]];
  if (databaseUrl) {
    rows.push(['PostgreSQL, 8 at once, one laptop', ...(await measurePostgres(databaseUrl, 1))]);
    rows.push(['PostgreSQL, 8 at once, 100 laptops', ...(await measurePostgres(databaseUrl, 100))]);
    rows.push(['PostgreSQL, 2 processes, 4 at once each', ...(await measurePostgres(databaseUrl, 100, 2))]);
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

async function measurePostgres(databaseUrl: string, variants: number, count = 1): Promise<number[]> {
  const name = `xana_bench_${randomBytes(6).toString('hex')}`;
  const admin = new Client({ connectionString: databaseUrl });
  await admin.connect();
  try {
    await admin.query(`create database ${name}`);
    const url = new URL(databaseUrl);
    url.pathname = `/${name}`;
    const db = await openDatabase({ databaseUrl: url.href, dataDir: '' });
    try {
      if (count === 1) return await placeMany(db, { concurrency: 8, variants });
      return await placeMany(db, { concurrency: 8 / count, variants, processes: { count, databaseUrl: url.href } });
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
  /** In as many processes, each with that many at once; without it in this one. */
  processes?: { count: number; databaseUrl: string };
}

async function placeMany(db: Database, { concurrency, variants, processes }: Sale): Promise<number[]> {
  const context = buyingContext(db);
  await seedDemo(context);
  const waiting = await prepareCheckouts(context, variants);
  const { latencies, seconds, placed } = processes
    ? await buyInProcesses(waiting, { concurrency, ...processes })
    : await buyMany(context, waiting, concurrency);
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0;
  const there = await db
    .selectFrom('orders')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return [latencies.length / seconds, at(0.5), at(0.99), placed, Number(there.count)];
}

/** Each process has its own connections and a share of the checkouts; all begin when the last one is ready. */
async function buyInProcesses(
  checkouts: readonly string[],
  { count, databaseUrl, concurrency }: { count: number; databaseUrl: string; concurrency: number },
): Promise<Bought> {
  const children = Array.from({ length: count }, () => fork(BUYER, [databaseUrl, String(concurrency)]));
  const hear = <Message>(child: ChildProcess) =>
    new Promise<Message>((resolve, reject) => {
      child.once('message', (message) => resolve(message as Message));
      child.once('exit', (code) => reject(new Error(`A buyer ended with ${code}`)));
    });
  await Promise.all(children.map((child) => hear(child)));
  const bought = await Promise.all(
    children.map((child, index) => {
      child.send(checkouts.filter((_, place) => place % count === index));
      return hear<Bought>(child);
    }),
  );
  return {
    latencies: bought.flatMap(({ latencies }) => latencies),
    seconds: Math.max(...bought.map((all) => all.seconds)),
    placed: bought.reduce((sum, all) => sum + all.placed, 0),
  };
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
