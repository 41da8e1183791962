import { createFindings, type Outcome } from './report.ts';
import { audit, createShopDatabase, type DatabaseKind, stockOneVariant } from './shop-database.ts';
import { openCheckout, order, pay } from './shopper.ts';
import { createStoreProcess } from './store-process.ts';

const SHOPPERS = 60;
const UNITS = 40;
const SWEPT_WITHIN_MS = 20_000;

/**
 * Shoppers begin to pay and every second one walks away; the store is killed, and comes back after the time to pay is over.
 * The pieces that were held for them can then be bought.
 */
export async function abandonPayments(kind: DatabaseKind, postgresUrl: string): Promise<Outcome> {
  const findings = createFindings();
  const shop = await createShopDatabase(kind, postgresUrl);
  const store = await createStoreProcess({ dataDir: shop.dataDir, environment: shop.environment });
  const acknowledged = new Set<string>();
  await store.start();
  const db = await shop.open();
  const variantId = await stockOneVariant(db, UNITS);
  let left = 0;
  const late: Awaited<ReturnType<typeof openCheckout>>[] = [];
  for (let shopper = 0; shopper < SHOPPERS; shopper += 1) {
    const checkout = await openCheckout(store.url, variantId).catch(() => null);
    // Everything is sold or held: the cart takes no more.
    if (checkout === null) break;
    if (shopper % 2 === 0) {
      if ((await pay(store.url, checkout)) === 'placed') acknowledged.add(checkout.token);
    } else if (typeof (await order(store.url, checkout)) === 'object') {
      left += 1;
      late.push(checkout);
    }
  }
  await store.kill();
  const past = new Date(Date.now() - 60_000).toISOString();
  const over = { expires_at: past, next_check_at: past };
  await db.updateTable('payments').set(over).where('status', '=', 'started').execute();
  await db.updateTable('test_payments').set({ expires_at: past }).where('status', '=', 'open').execute();
  await store.start();
  const started = performance.now();
  const holds = async () => (await db.selectFrom('stock_holds').select('id').execute()).length;
  while ((await holds()) > 0 && performance.now() - started < SWEPT_WITHIN_MS)
    await new Promise((resolve) => setTimeout(resolve, 50));
  // Some of them come back after all and press again.
  for (const checkout of late.slice(0, 5)) {
    if ((await pay(store.url, checkout)) === 'placed') acknowledged.add(checkout.token);
    else findings.find('unexpected', 'a shopper who comes back late cannot buy what is there');
  }
  await store.stop();
  const orders = await audit(db, { variantId, units: UNITS, acknowledged }, findings);
  await db.destroy();
  shop.remove();
  const did = `${orders} orders, ${left} payments begun and left, 1 × SIGKILL, 5 paid late`;
  return findings.toOutcome(`payments begun and left, ${kind}`, did);
}
