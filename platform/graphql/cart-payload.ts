import type { CartChange } from '../cart/change-cart.ts';
import { readPricedCart } from '../cart/read-cart.ts';
import { changeWarnings, discountWarnings, giftCardWarnings } from './cart-warnings.ts';
import type { RequestContext } from './request-context.ts';

/**
 * With a user error there is no cart in the answer, as on the hosted platform.
 *
 * @param more.path what stands before the errors' own paths
 * @param more.giftCardCodes that were sent with the change
 */
export async function toCartPayload(
  change: CartChange,
  context: RequestContext,
  { path = [], giftCardCodes = [] }: { path?: readonly string[]; giftCardCodes?: readonly string[] } = {},
) {
  if (!change.ok) {
    const userErrors = change.userErrors.map((error) => ({ ...error, field: [...path, ...error.field] }));
    return { cart: null, userErrors, warnings: [] };
  }
  const found = await readPricedCart(context.platform, change.token);
  if (!found) return { cart: null, userErrors: [], warnings: [] };
  const cart = { kind: 'Cart' as const, ...found };
  return {
    cart,
    userErrors: [],
    warnings: [
      ...changeWarnings(change.warnings, change.token),
      ...discountWarnings(cart),
      ...giftCardWarnings(giftCardCodes, cart.cart),
    ],
  };
}
