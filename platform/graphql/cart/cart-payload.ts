import type { StockWarning } from '../../cart/cart-lines.ts';
import {
  type CartChange,
  type CartReference,
  type ChangeWarning,
  changeCart,
  type Work,
} from '../../cart/change-cart.ts';
import { readPricedCart } from '../../cart/read-cart.ts';
import type { DiscountRefusal } from '../../discounts/discounts.ts';
import { toGlobalId } from '../global-id.ts';
import { checkInputSize } from '../input-size.ts';
import type { RequestContext } from '../request-context.ts';
import { toCartId, toCartLineId, toCartReference } from './cart-ids.ts';
import type { CartSource } from './cart-resolvers.ts';

/**
 * With a user error there is no cart in the answer, as on the hosted platform.
 *
 * @param more.path prefix of the errors' own paths
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

/** A `CartWarning` of the schema. */
interface CartWarning {
  code: string;
  message: string;
  target: string;
}

/** The nearest of the API's codes for each reason for which a discount code does nothing. */
const DISCOUNT_WARNINGS: Readonly<Record<DiscountRefusal, { code: string; message: string }>> = {
  not_found: { code: 'DISCOUNT_NOT_FOUND', message: 'The discount was not found.' },
  not_started: { code: 'DISCOUNT_CURRENTLY_INACTIVE', message: 'The discount is currently inactive.' },
  expired: { code: 'DISCOUNT_CURRENTLY_INACTIVE', message: 'The discount is currently inactive.' },
  used_up: { code: 'DISCOUNT_USAGE_LIMIT_REACHED', message: 'The discount usage limit has been reached.' },
  below_minimum: { code: 'DISCOUNT_PURCHASE_NOT_IN_RANGE', message: 'The purchase is not in range for this discount.' },
  not_first_order: {
    code: 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE',
    message: 'The customer is not eligible for this discount.',
  },
  another_applies: { code: 'DISCOUNT_CODE_NOT_HONOURED', message: 'The discount code cannot be honored.' },
};

const STOCK_MESSAGES: Readonly<Record<StockWarning['code'], string>> = {
  MERCHANDISE_NOT_ENOUGH_STOCK: 'The merchandise does not have enough stock.',
  MERCHANDISE_OUT_OF_STOCK: 'The merchandise is out of stock.',
};

function changeWarnings(warnings: readonly ChangeWarning[], token: string): CartWarning[] {
  return warnings.map((warning) => {
    if ('addressId' in warning) {
      const target = toGlobalId('CartSelectableAddress', warning.addressId);
      return { code: warning.code, message: 'The delivery address is there twice.', target };
    }
    const { code, lineId, variantId } = warning;
    const target = lineId ? toCartLineId(lineId, token) : toGlobalId('ProductVariant', variantId);
    return { code, message: STOCK_MESSAGES[code], target };
  });
}

/** No shop of this platform sells gift cards, so no code of one can be right. */
function giftCardWarnings(codes: readonly string[], cart: CartReference): CartWarning[] {
  if (codes.length === 0) return [];
  const message = 'Gift cards are not available as a payment method.';
  return [{ code: 'PAYMENTS_GIFT_CARDS_UNAVAILABLE', message, target: toCartId(cart) }];
}

function discountWarnings({ cart, discounts, lines }: CartSource): CartWarning[] {
  // In an empty cart, a minimum that is not reached says nothing about the code.
  const relevant = discounts.codes.filter(({ refusal }) => lines.length > 0 || refusal !== 'below_minimum');
  return relevant.flatMap(({ refusal }) => (refusal ? { ...DISCOUNT_WARNINGS[refusal], target: toCartId(cart) } : []));
}
