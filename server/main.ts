/** Checks `shop.config.ts`, which nearly every other file reads as it is loaded, and then starts the store. */
import { findShopConfigMistake } from './start/read-shop-config.ts';

const mistake = await findShopConfigMistake();
if (mistake) {
  process.stderr.write(`${mistake}\n`);
  process.exit(1);
}
await import('./start/run-store.ts');
