/** Buys what waits in checkouts; as a program: in a process of its own, for `measure-orders.ts`. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { pino } from 'pino';
import type { PlatformContext } from '#platform/context.ts';
import { type Database, openDatabase } from '#platform/db/database.ts';
import { placeOrder } from '#platform/orders/place/place-order.ts';
import { shop } from '#shop.config';

const MS = 3_000;
/** Orders that each process places before it is measured: the engine compiles what is called often. */
const WARM_UP = 1_600;
/** Dearer than the threshold of free shipping, so the total is the price. */
export const PRICE_CENTS = 30_000;

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

export interface Bought {
  /** Ms, one an order. */
  latencies: number[];
  seconds: number;
  placed: number;
}

export function buyingContext(db: Database): PlatformContext {
  return {
    db,
    now: () => new Date(),
    randomToken: (bytes) => randomBytes(bytes).toString('base64url'),
    log: pino({ enabled: false }),
    publicUrl: 'http://localhost',
  };
}

/** @param concurrency how many are bought at once @throws for an order that is not placed */
export async function buyMany(
  context: PlatformContext,
  checkouts: readonly string[],
  concurrency: number,
): Promise<Bought> {
  const before = await buy(context, checkouts.slice(0, WARM_UP), concurrency);
  const bought = await buy(context, checkouts.slice(WARM_UP), concurrency);
  return { ...bought, placed: before.placed + bought.placed };
}

async function buy(context: PlatformContext, checkouts: readonly string[], concurrency: number): Promise<Bought> {
  const waiting = [...checkouts];
  const latencies: number[] = [];
  const started = performance.now();
  const worker = async () => {
    for (let token = waiting.pop(); token && performance.now() - started < MS; token = waiting.pop()) {
      const asked = performance.now();
      await buyOne(context, token);
      latencies.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return { latencies, seconds: (performance.now() - started) / 1000, placed: latencies.length };
}

async function buyOne(context: PlatformContext, checkoutToken: string): Promise<void> {
  const placed = await placeOrder(context, {
    checkoutToken,
    details: { email: `${checkoutToken}@example.gr`, acceptsMarketing: false, address, invoice: null, language: 'el' },
    payment: { gateway: 'test', idempotencyKey: checkoutToken, reference: checkoutToken, amountCents: PRICE_CENTS },
    rules,
  });
  if (placed.status !== 'placed') throw new Error(`An order was not placed: ${JSON.stringify(placed)}`);
}

if (process.send && process.argv[1] === import.meta.filename) {
  const [, , databaseUrl = '', concurrency] = process.argv;
  const db = await openDatabase({ databaseUrl, dataDir: '' });
  process.send('ready');
  const [checkouts] = (await once(process, 'message')) as [string[]];
  process.send(await buyMany(buyingContext(db), checkouts, Number(concurrency)));
  await db.destroy();
}
