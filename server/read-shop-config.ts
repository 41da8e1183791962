import * as shape from '#domain/shop-config.ts';

/** @returns what is wrong with `shop.config.ts`, as a sentence for whoever starts the store; null when it can be used */
export async function findShopConfigMistake(): Promise<string | null> {
  try {
    return shape.findShopConfigMistake(await import('#shop.config'));
  } catch (error) {
    return `shop.config.ts cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}
