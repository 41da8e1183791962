import { runStatement, startPostgres } from '../support/postgres-server.ts';
import { createFindings, type Findings, type Outcome } from './report.ts';
import { audit, createShopDatabase, stockOneVariant } from './shop-database.ts';
import { NotOpened, type OpenCheckout, openCheckout, pay } from './shopper.ts';
import { createStoreProcess, type StoreProcess } from './store-process.ts';

const BUYERS = 4;
const ROUNDS = 12;
/** Orders between two of the rounds, so that each of them meets buyers in the middle of a payment. */
const ORDERS_A_ROUND = 6;
const UNITS = 10_000;
const PAUSE_MS = 50;
/** PostgreSQL is back by then. */
const MOST_TRIES = 200;
const PAGES = ['/', '/products', '/en/products?brand=dell', '/account/reset/1/abc', '/readyz'];

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/**
 * PostgreSQL ends connections in use, by turns one after the other, all at once and by a restart, while four buyers pay and a visitor looks
 * around. The store goes on: what was under way is answered with 503 and a time to come back at, and then succeeds.
 */
export async function endConnections(): Promise<Outcome> {
  const findings = createFindings();
  const postgres = await startPostgres();
  const shop = await createShopDatabase('PostgreSQL', postgres.url);
  const store = await createStoreProcess({ dataDir: shop.dataDir, environment: shop.environment });
  await store.start();
  const setup = await shop.open();
  const variantId = await stockOneVariant(setup, UNITS);
  await setup.destroy();
  const progress = { orders: 0, isOver: false, asked: 0 };
  const acknowledged = new Set<string>();
  const buyers = Array.from({ length: BUYERS }, async () => {
    while (!progress.isOver && store.ended() === null) {
      const checkout = await openPatiently(store, variantId, findings);
      if (!checkout) continue;
      if (await payPatiently(store, checkout, findings)) acknowledged.add(checkout.token);
      progress.orders += 1;
    }
  });
  const visitor = lookAround(store, progress, findings);
  const name = new URL(shop.environment.DATABASE_URL ?? '').pathname.slice(1);
  const others = `from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`;
  const disturbances = [
    () => runStatement(postgres.url, `select pg_terminate_backend(pid) ${others}`),
    () => postgres.restart(),
    () => runStatement(postgres.url, `select pg_terminate_backend(pid) ${others} and state <> 'idle'`),
  ];
  for (let round = 0; round < ROUNDS && store.ended() === null; round += 1) {
    const goal = progress.orders + ORDERS_A_ROUND;
    while (progress.orders < goal && store.ended() === null) await pause();
    await disturbances[round % disturbances.length]?.();
  }
  progress.isOver = true;
  await Promise.all([...buyers, visitor]);
  const ended = store.ended();
  if (ended !== null) findings.find('unexpected', `the process ended: ${ended}`);
  await store.stop();
  const db = await shop.open();
  const orders = await audit(db, { variantId, units: UNITS, acknowledged }, findings);
  await db.destroy();
  shop.remove();
  await postgres.stop();
  const did = `${ROUNDS} rounds, ${BUYERS} buyers, ${orders} orders, ${progress.asked} pages meanwhile`;
  return findings.toOutcome('PostgreSQL ends connections in use', did);
}

async function openPatiently(
  store: StoreProcess,
  variantId: number,
  { find }: Findings,
): Promise<OpenCheckout | undefined> {
  try {
    return await openCheckout(store.url, variantId);
  } catch (error) {
    if (!(error instanceof NotOpened && error.isUnavailable)) find('unexpected', `a cart: ${error}`);
    await pause();
  }
}

/** @returns whether the store said that it is an order */
async function payPatiently(store: StoreProcess, checkout: OpenCheckout, { find }: Findings): Promise<boolean> {
  for (let attempt = 1; attempt <= MOST_TRIES && store.ended() === null; attempt += 1) {
    const paid = await pay(store.url, checkout);
    if (paid === 'placed') return true;
    if (paid === 'failed' || paid === 'unanswered') find('unexpected', `a payment is ${paid}`);
    await pause();
  }
  find('lost', `checkout ${checkout.token} could not be paid`);
  return false;
}

/** Pages, one that is never in the cache among them, and what a supervisor asks. */
async function lookAround(
  store: StoreProcess,
  progress: { isOver: boolean; asked: number },
  { find }: Findings,
): Promise<void> {
  while (!progress.isOver && store.ended() === null) {
    const page = PAGES[progress.asked % PAGES.length] ?? '/';
    progress.asked += 1;
    const answer = await fetch(store.url + page).catch(() => null);
    await answer?.arrayBuffer();
    if (!answer) find('unexpected', `${page} is not answered`);
    else if (answer.status >= 500 && answer.status !== 503) find('unexpected', `${page} answers ${answer.status}`);
  }
}
