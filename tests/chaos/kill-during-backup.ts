import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '#domain/shop/seeded-random.ts';
import { inspectBackup } from '#platform/db/inspect-backup.ts';
import { createFindings, type Outcome } from './report.ts';
import { createShopDatabase, stockOneVariant } from './shop-database.ts';
import { openCheckout, pay } from './shopper.ts';
import { createStoreProcess } from './store-process.ts';

const ROUNDS = 12;
const ORDERS = 5;
const COMMANDS = join(import.meta.dirname, '../../bin/tasks/shop.ts');
const PROGRAM = join(import.meta.dirname, '../../build/store/main.js');

/** `kill -9` at a random moment of `npm run shop -- backup` while the store sells: a file that has the name is a whole backup. */
export async function killDuringBackup(): Promise<Outcome> {
  const findings = createFindings();
  const random = seededRandom('backup');
  const shop = await createShopDatabase('SQLite', '');
  const store = await createStoreProcess({ dataDir: shop.dataDir, program: PROGRAM });
  await store.start();
  const db = await shop.open();
  const variantId = await stockOneVariant(db, 1_000);
  await db.destroy();
  let sold = 0;
  let whole = 0;
  /** @param killedAfter ms; never without it. @returns how many orders the file has; null where there is none */
  const save = async (name: string, killedAfter?: number): Promise<number | null> => {
    const file = join(shop.dataDir, name);
    const env = { PATH: process.env.PATH, DATA_DIR: shop.dataDir, NODE_ENV: 'production' };
    const child = spawn(process.execPath, [COMMANDS, 'backup', file], { env, stdio: 'ignore' });
    const ended = once(child, 'exit');
    const timer = killedAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killedAfter);
    await ended;
    clearTimeout(timer);
    if (!existsSync(file)) return null;
    const content = await inspectBackup(file).catch(() => null);
    if (content === null) findings.find('untrue', `${name} is no whole backup`);
    return content?.orders ?? null;
  };
  const began = performance.now();
  if ((await save('undisturbed.sqlite')) === null) findings.find('unexpected', 'no backup, though nothing was killed');
  const takes = performance.now() - began;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let order = 0; order < ORDERS; order += 1)
      if ((await pay(store.url, await openCheckout(store.url, variantId))) === 'placed') sold += 1;
    const orders = await save(`killed-${round}.sqlite`, takes * (0.5 + random() * 0.6));
    if (orders !== null) whole += 1;
    if (orders !== null && orders < sold) findings.find('lost', `${sold - orders} orders of killed-${round}.sqlite`);
    if ((await save(`killed-${round}.again.sqlite`)) !== sold) findings.find('lost', `orders after round ${round}`);
  }
  await store.stop();
  shop.remove();
  const did = `${ROUNDS} backups with SIGKILL during ${sold} orders: ${whole} whole, ${ROUNDS - whole} without a file`;
  return findings.toOutcome('kill -9 during a backup', did);
}
