import { createFindings, type Outcome } from './report.ts';
import { audit, createShopDatabase, type DatabaseKind, stockOneVariant } from './shop-database.ts';
import { type OpenCheckout, openCheckout, pay } from './shopper.ts';
import { createStoreProcess } from './store-process.ts';

const SHOPPERS = 200;
const UNITS = 100;
const AT_ONCE = 16;

/** More shoppers than units, at once, at two processes of one database; every third presses twice. */
export async function sellFromTwoProcesses(kind: DatabaseKind, postgresUrl: string): Promise<Outcome> {
  const findings = createFindings();
  const shop = await createShopDatabase(kind, postgresUrl);
  const stores = await Promise.all(
    [0, 1].map(() => createStoreProcess({ dataDir: shop.dataDir, environment: shop.environment })),
  );
  // One after the other: the first fills the database.
  for (const store of stores) await store.start();
  const db = await shop.open();
  const variantId = await stockOneVariant(db, SHOPPERS);
  const urlOf = (shopper: number) => stores[shopper % stores.length]?.url ?? '';
  const checkouts: OpenCheckout[] = [];
  for (let shopper = 0; shopper < SHOPPERS; shopper += 1) checkouts.push(await openCheckout(urlOf(shopper), variantId));
  await stockOneVariant(db, UNITS);

  const acknowledged = new Set<string>();
  const waiting = checkouts.map((checkout, shopper) => ({ checkout, shopper }));
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { checkout, shopper } = next;
        // The second press goes to the other process.
        const presses = shopper % 3 === 0 ? [shopper, shopper + 1] : [shopper];
        const answers = await Promise.all(presses.map((index) => pay(urlOf(index), checkout)));
        if (answers.includes('placed')) acknowledged.add(checkout.token);
        for (const answer of answers) {
          if (!['placed', 'refused'].includes(answer)) findings.find('unexpected', `a payment is ${answer}`);
        }
      }
    }),
  );
  for (const store of stores) await store.stop();
  const orders = await audit(db, { variantId, units: UNITS, acknowledged }, findings);
  if (acknowledged.size !== orders)
    findings.find('untrue', `${orders} orders, ${acknowledged.size} shoppers were told so`);
  await db.destroy();
  shop.remove();
  return findings.toOutcome(`two processes, ${kind}`, `${SHOPPERS} shoppers, ${UNITS} units, ${orders} orders`);
}
