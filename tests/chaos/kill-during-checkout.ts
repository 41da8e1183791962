import { seededRandom } from '#domain/shop/seeded-random.ts';
import { createFindings, type Outcome } from './report.ts';
import { audit, createShopDatabase, type DatabaseKind, stockOneVariant } from './shop-database.ts';
import { openCheckout, pay } from './shopper.ts';
import { createStoreProcess } from './store-process.ts';

const CHECKOUTS = 50;
const UNITS = 100;
/** A payment takes about a tenth of it, so the process dies before, within and after. */
const KILL_WITHIN_MS = 120;

/** `kill -9` at a random moment of each payment; afterwards the shopper presses again, as people do. */
export async function killDuringCheckout(kind: DatabaseKind, postgresUrl: string): Promise<Outcome> {
  const findings = createFindings();
  const random = seededRandom('kill -9');
  const shop = await createShopDatabase(kind, postgresUrl);
  const store = await createStoreProcess({ dataDir: shop.dataDir, environment: shop.environment });
  const acknowledged = new Set<string>();
  let interrupted = 0;
  await store.start();
  const db = await shop.open();
  const variantId = await stockOneVariant(db, UNITS);
  for (let attempt = 0; attempt < CHECKOUTS; attempt += 1) {
    const checkout = await openCheckout(store.url, variantId);
    const paying = pay(store.url, checkout);
    await new Promise((resolve) => setTimeout(resolve, random() * KILL_WITHIN_MS));
    await store.kill();
    const first = await paying;
    if (first === 'unanswered') interrupted += 1;
    if (first === 'placed') acknowledged.add(checkout.token);
    await store.start();
    const second = await pay(store.url, checkout);
    if (second === 'placed') acknowledged.add(checkout.token);
    else findings.find('unexpected', `a payment that is pressed again is ${second}`);
  }
  await store.stop();
  const orders = await audit(db, { variantId, units: UNITS, acknowledged }, findings);
  await db.destroy();
  shop.remove();
  const did = `${CHECKOUTS} checkouts, ${CHECKOUTS} × SIGKILL, ${interrupted} in the middle of a payment, ${orders} orders`;
  return findings.toOutcome(`kill -9 during checkout, ${kind}`, did);
}
