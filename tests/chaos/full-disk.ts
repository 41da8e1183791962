import { statSync } from 'node:fs';
import { join } from 'node:path';
import { createFindings, type Outcome } from './report.ts';
import { audit, createShopDatabase, stockOneVariant } from './shop-database.ts';
import { openCheckout, pay } from './shopper.ts';
import { createStoreProcess } from './store-process.ts';

const UNITS = 2_000;
const ATTEMPTS = 400;
const BLOCK_BYTES = 512;
/** How far a file may still grow before the disk is full. */
const ROOM_BYTES = 400 * 1024;

/** Orders until the disk takes no more; what was acknowledged is there after a start with room again. */
export async function fillDisk(): Promise<Outcome> {
  const findings = createFindings();
  const shop = await createShopDatabase('SQLite', '');
  const prepared = await createStoreProcess({ dataDir: shop.dataDir });
  await prepared.start();
  const db = await shop.open();
  const variantId = await stockOneVariant(db, UNITS);
  await db.destroy();
  await prepared.stop();

  const bytes = statSync(join(shop.dataDir, 'platform.sqlite')).size + ROOM_BYTES;
  const full = await createStoreProcess({ dataDir: shop.dataDir, fileBlocks: Math.ceil(bytes / BLOCK_BYTES) });
  await full.start();
  const acknowledged = new Set<string>();
  let refused = 0;
  for (let attempt = 0; attempt < ATTEMPTS && refused < 20; attempt += 1) {
    const checkout = await openCheckout(full.url, variantId).catch(() => null);
    const answer = checkout ? await pay(full.url, checkout) : 'failed';
    if (checkout && answer === 'placed') acknowledged.add(checkout.token);
    else refused += 1;
  }
  if (refused === 0) findings.find('unexpected', 'the disk never became full: the scenario shows nothing');
  await full.stop();

  const roomy = await createStoreProcess({ dataDir: shop.dataDir });
  await roomy.start();
  const again = await openCheckout(roomy.url, variantId);
  if ((await pay(roomy.url, again)) === 'placed') acknowledged.add(again.token);
  else findings.find('lost', 'with room again nothing can be bought');
  await roomy.stop();
  const after = await shop.open();
  const orders = await audit(after, { variantId, units: UNITS, acknowledged }, findings);
  await after.destroy();
  shop.remove();
  return findings.toOutcome('full disk, SQLite', `${orders} orders, ${refused} refused for want of room`);
}
