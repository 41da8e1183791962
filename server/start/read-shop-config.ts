import { errorMessage } from '#domain/customer/error-code.ts';
import * as shape from '#domain/shop/shop-config.ts';
import { findCourierListMistake } from '#platform/cart/courier-lists.ts';

/** @returns what is wrong with `shop.config.ts` or the list that it names, as a sentence for the person who starts the store; null if it can be used */
export async function findShopConfigMistake(): Promise<string | null> {
  try {
    const config = await import('#shop.config');
    return shape.findShopConfigMistake(config) ?? findCourierListMistake(config.shop.delivery);
  } catch (error) {
    return `shop.config.ts cannot be read: ${errorMessage(error)}`;
  }
}
