/** `npm run shop -- …`: checks `shop.config.ts`, which the commands read as they are loaded, and then runs one. */
import { findShopConfigMistake } from '../../server/start/read-shop-config.ts';

const mistake = await findShopConfigMistake();
if (mistake) {
  process.stderr.write(`${mistake}\n`);
  process.exit(1);
}
await import('./shop-command.ts');
