import { HOLDS } from '#domain/customer/stranger-limits.ts';
import { createFindings, type Outcome } from './report.ts';
import { audit, createShopDatabase, type DatabaseKind, stockOneVariant } from './shop-database.ts';
import { openCheckout, order, pay } from './shopper.ts';
import { createStoreProcess } from './store-process.ts';

const UNITS = 800;
const LARGE_CARTS = 8;
const SMALL_CARTS = 400;
const AT_ONCE = 16;
const BUYERS = 10;

/**
 * Somebody who has a whole /24 begins payments for the whole stock and finishes none, in a few large carts and in many small ones. Most
 * of it stays on sale, and buyers from the same addresses and from others pay all the same.
 *
 * @param options.open how the checkouts are made
 */
export async function hoardStock(
  kind: DatabaseKind,
  postgresUrl: string,
  { open = openCheckout, by = 'shoppers' }: { open?: typeof openCheckout; by?: string } = {},
): Promise<Outcome> {
  const findings = createFindings();
  const shop = await createShopDatabase(kind, postgresUrl);
  const environment = { ...shop.environment, AGENT_PROFILES: 'loopback' };
  const store = await createStoreProcess({ dataDir: shop.dataDir, environment });
  await store.start();
  const db = await shop.open();
  const variantId = await stockOneVariant(db, UNITS);
  const carts = [
    ...Array.from({ length: LARGE_CARTS }, () => UNITS / LARGE_CARTS),
    ...Array.from({ length: SMALL_CARTS }, (_, index) => 1 + (index % HOLDS.mostPieces)),
  ].map((quantity, index) => ({ quantity, address: `203.0.113.${index % 256}` }));
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let cart = carts.shift(); cart; cart = carts.shift()) {
        const answer = await open(store.url, variantId, cart)
          .then((checkout) => order(store.url, checkout))
          .catch(() => 'refused' as const);
        if (answer === 'failed' || answer === 'unanswered') findings.find('unexpected', `a press is ${answer}`);
      }
    }),
  );
  const held = await heldPieces(db);
  // A /24 has four times the share of one address; what comes back while the scenario runs is less than that again.
  if (held > 2 * 4 * HOLDS.pieces.capacity) find(`${held} of ${UNITS} pieces are held by one /24`);
  const acknowledged = new Set<string>();
  for (let buyer = 0; buyer < BUYERS; buyer += 1) {
    const address = buyer % 2 === 0 ? '203.0.113.7' : '203.0.115.7';
    const checkout = await open(store.url, variantId, { address });
    if ((await pay(store.url, checkout)) === 'placed') acknowledged.add(checkout.token);
    else find(`a buyer from ${address} cannot buy`);
  }
  // Half an hour later their payments are over.
  const past = new Date(Date.now() - 60_000).toISOString();
  await store.kill();
  await db
    .updateTable('payments')
    .set({ expires_at: past, next_check_at: past })
    .where('status', '=', 'started')
    .execute();
  await db.updateTable('test_payments').set({ expires_at: past }).where('status', '=', 'open').execute();
  await store.start();
  const started = performance.now();
  while ((await heldPieces(db)) > 0 && performance.now() - started < 20_000)
    await new Promise((resolve) => setTimeout(resolve, 50));
  await store.stop();
  const orders = await audit(db, { variantId, units: UNITS, acknowledged }, findings);
  await db.destroy();
  shop.remove();
  const did = `${LARGE_CARTS + SMALL_CARTS} payments begun by one /24 for ${UNITS} pieces, ${held} held, ${orders} orders of others`;
  return findings.toOutcome(`stock hoarded by ${by}, ${kind}`, did);

  function find(text: string): void {
    findings.find('unexpected', text);
  }
}

async function heldPieces(db: Parameters<typeof audit>[0]): Promise<number> {
  const rows = await db.selectFrom('stock_holds').select('quantity').execute();
  return rows.reduce((sum, { quantity }) => sum + quantity, 0);
}
