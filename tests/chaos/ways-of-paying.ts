import { startStripeSimulator } from '../simulators/stripe-simulator.ts';
import { startVivaSimulator } from '../simulators/viva-simulator.ts';
import { createFindings, type Findings, type Outcome } from './report.ts';
import { audit, createShopDatabase, type DatabaseKind, stockOneVariant } from './shop-database.ts';
import { choose, openCheckout, order, visit } from './shopper.ts';
import { createStoreProcess } from './store-process.ts';
import { bankTransfers } from './transfers.ts';

const SHOPPERS = 72;
const UNITS = 60;
const SWEPT_WITHIN_MS = 60_000;
const METHODS = ['stripe', 'viva', 'cod', 'transfer', 'pickup', 'stripe', 'transfer', 'viva'] as const;
/** What a buyer does at a provider: comes back, does not, is declined and tries no more, or leaves. */
const DOINGS = ['pay', 'pay and stay', 'decline', 'leave', 'pay', 'pay and stay', 'pay'] as const;

const now = () => new Date();
const stripeKeys = { secretKey: 'sk_test_chaos', webhookSecret: 'whsec_chaos' };
const vivaKeys = { clientId: 'chaos', clientSecret: 'chaos', merchantId: 'chaos', apiKey: 'chaos' };

/**
 * Shoppers pay by Stripe, Viva, bank transfer, at the door and in the shop; a third of the providers' messages is lost and a third comes twice,
 * some calls to a provider fail before or after they had their effect, and the store is killed in the middle. Then the
 * providers' books, the orders and the stock are held against each other.
 */
export async function payInEveryWay(kind: DatabaseKind, postgresUrl: string): Promise<Outcome> {
  const findings = createFindings();
  const shop = await createShopDatabase(kind, postgresUrl);
  let storeUrl = '';
  let told = 0;
  const deliver = (request: Request) => {
    told += 1;
    if (told % 3 === 0) return;
    for (let times = told % 3; times > 0; times -= 1) void post(storeUrl, request.clone());
  };
  const stripe = await startStripeSimulator({ ...stripeKeys, now, deliver });
  const viva = await startVivaSimulator({ ...vivaKeys, now, deliver });
  const environment = {
    ...shop.environment,
    PAYMENTS: 'stripe,viva,cod,transfer,pickup',
    STRIPE_SECRET_KEY: stripeKeys.secretKey,
    STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
    STRIPE_API_URL: stripe.url,
    VIVA_CLIENT_ID: vivaKeys.clientId,
    VIVA_CLIENT_SECRET: vivaKeys.clientSecret,
    VIVA_MERCHANT_ID: vivaKeys.merchantId,
    VIVA_API_KEY: vivaKeys.apiKey,
    VIVA_ENVIRONMENT: viva.url,
  };
  const store = await createStoreProcess({
    dataDir: shop.dataDir,
    environment,
    preload: import.meta.resolve('./transfer-account.ts'),
  });
  storeUrl = store.url;
  await store.start();
  const db = await shop.open();
  const variantId = await stockOneVariant(db, UNITS);
  const acknowledged = new Set<string>();
  for (let shopper = 0; shopper < SHOPPERS; shopper += 1) {
    if (shopper % 8 === 4) {
      const fault = shopper % 16 === 4 ? 'error' : 'lost-answer';
      for (const provider of [stripe, viva]) provider.fail(shopper % 3 === 0 ? 'start' : 'capture', fault);
    }
    if (shopper === SHOPPERS / 2) {
      await store.kill();
      await store.start();
    }
    const method = METHODS[shopper % METHODS.length] ?? 'stripe';
    const doing = DOINGS[shopper % DOINGS.length] ?? 'pay';
    const checkout = await openCheckout(store.url, variantId).catch(() => null);
    if (checkout === null) break;
    const chosen = await choose(store.url, checkout, {
      paymentMethod: method,
      ...(method === 'pickup' && { deliveryMethod: 'pickup' }),
    });
    const at = await order(store.url, chosen);
    if (typeof at !== 'object') continue;
    if (at.location.startsWith('/')) {
      if (at.location.endsWith('/thank-you')) acknowledged.add(checkout.token);
    } else if (await payAt(store.url, at.location, doing)) acknowledged.add(checkout.token);
  }
  const transfers = await bankTransfers(db);
  await store.kill();
  await bringForward(db);
  for (const provider of [stripe, viva]) {
    // A fault left over would put a capture off for longer than this scenario lasts.
    provider.recover();
    for (const session of provider.sessions()) provider.expire(session);
  }
  await store.start();
  await untilSwept(db);
  await store.stop();
  const orders = await audit(db, { variantId, units: UNITS, acknowledged }, findings);
  const sessions = {
    stripe: new Map(stripe.sessions().map((id) => [id, stripe.books(id)])),
    viva: new Map(viva.sessions().map((id) => [id, viva.books(id)])),
  };
  const pending = await compareBooks(db, sessions, transfers, findings);
  await db.destroy();
  await Promise.all([stripe.close(), viva.close()]);
  shop.remove();
  const did = `${SHOPPERS} shoppers, ${orders} orders, ${transfers.size} by transfer, ${pending} pending, ${told} messages, 2 × SIGKILL`;
  return findings.toOutcome(`ways of paying, ${kind}`, did);
}

/** A message that the store does not take is lost. */
async function post(storeUrl: string, request: Request): Promise<void> {
  const { pathname } = new URL(request.url);
  const body = await request.text();
  await fetch(storeUrl + pathname, { method: 'POST', body, headers: request.headers }).catch(() => null);
}

/** @returns whether the store said that it is an order */
async function payAt(storeUrl: string, page: string, action: string): Promise<boolean> {
  const answer = await fetch(page, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });
  const location = answer.headers.get('location');
  if (action === 'pay and stay' || location === null) return false;
  const { pathname, search } = new URL(location, page);
  return (await visit(storeUrl, pathname + search)) === 'placed';
}

type Db = Parameters<typeof audit>[0];

async function bringForward(db: Db): Promise<void> {
  const past = new Date(Date.now() - 60_000).toISOString();
  const over = { expires_at: past, next_check_at: past };
  await db.updateTable('payments').set(over).where('status', '=', 'started').execute();
  // What a provider did not answer is asked again later than this scenario lasts.
  await db.updateTable('payments').set({ next_capture_at: past }).where('status', '=', 'capturing').execute();
}

/** Until nothing is held, authorised without capture, being given up, or overdue. */
async function untilSwept(db: Db): Promise<void> {
  const started = performance.now();
  const isOpen = async () =>
    (await db
      .selectFrom('payments')
      .select('id')
      .where('status', 'in', ['started', 'authorized', 'capturing', 'voiding'])
      .executeTakeFirst()) !== undefined ||
    (await db
      .selectFrom('orders')
      .select('id')
      .where('financial_status', '=', 'PENDING')
      .where('payment_due_at', '<', new Date().toISOString())
      .executeTakeFirst()) !== undefined;
  while ((await isOpen()) && performance.now() - started < SWEPT_WITHIN_MS)
    await new Promise((resolve) => setTimeout(resolve, 100));
}

interface Books {
  capturedCents: number;
  refundedCents: number;
}

/** Paid and without an order, ordered and unpaid: none; what waits for cash or the bank is shown as pending. @returns how many wait */
async function compareBooks(
  db: Db,
  books: Readonly<Record<string, ReadonlyMap<string, Books>>>,
  transfers: ReadonlyMap<number, string>,
  { find }: Findings,
): Promise<number> {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.number', 'orders.financial_status', 'orders.total_cents', 'payments.gateway', 'payments.session'])
    .execute();
  for (const { number, financial_status, total_cents, gateway, session } of orders) {
    const kept = books[gateway]?.get(session);
    if (!kept) {
      const awaited = transfers.get(number) ?? 'PENDING';
      if (financial_status !== awaited)
        find('untrue', `order ${number}, ${gateway}, is ${financial_status}, not ${awaited}`);
      continue;
    }
    if (kept.capturedCents - kept.refundedCents < total_cents) find('lost', `the money of order ${number}, ${gateway}`);
  }
  const ordered = new Set(orders.map(({ gateway, session }) => `${gateway} ${session}`));
  for (const [gateway, sessions] of Object.entries(books)) {
    for (const [session, { capturedCents, refundedCents }] of sessions) {
      if (capturedCents > refundedCents && !ordered.has(`${gateway} ${session}`))
        find('lost', `${capturedCents - refundedCents} cents that ${gateway} took without an order`);
    }
  }
  return orders.filter(({ financial_status }) => financial_status === 'PENDING').length;
}
