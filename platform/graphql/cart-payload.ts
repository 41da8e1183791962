import { type CartChange, changeCart, type Work } from '../cart/change-cart.ts';
import { readPricedCart } from '../cart/read-cart.ts';
import { toCartReference } from './cart-ids.ts';
import { changeWarnings, discountWarnings, giftCardWarnings } from './cart-warnings.ts';
import { checkInputSize } from './input-size.ts';
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

/**
 * A mutation of one cart: no list among its arguments is longer than the platform allows, and the answer is the cart as the
 * change leaves it.
 */
export function cartMutation<Args extends object>(
  workOf: (args: Args, context: RequestContext) => Work,
  options: { locksCheckout?: boolean } = {},
) {
  return async (
    _root: unknown,
    args: Args & { cartId: string; giftCardCodes?: readonly string[] },
    context: RequestContext,
  ) => {
    for (const value of Object.values(args)) if (Array.isArray(value)) checkInputSize(value);
    const changed = await changeCart(context.platform, toCartReference(args.cartId), workOf(args, context), options);
    return toCartPayload(changed, context, { giftCardCodes: args.giftCardCodes ?? [] });
  };
}
