import type { StockWarning } from '../cart/cart-lines.ts';
import type { CartReference, ChangeWarning } from '../cart/change-cart.ts';
import type { DiscountRefusal } from '../discounts/discounts.ts';
import { toCartId, toCartLineId } from './cart-ids.ts';
import type { CartSource } from './cart-resolvers.ts';
import { toGlobalId } from './global-id.ts';

/** A `CartWarning` of the schema. */
export interface CartWarning {
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

export function changeWarnings(warnings: readonly ChangeWarning[], token: string): CartWarning[] {
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
export function giftCardWarnings(codes: readonly string[], cart: CartReference): CartWarning[] {
  if (codes.length === 0) return [];
  const message = 'Gift cards are not available as a payment method.';
  return [{ code: 'PAYMENTS_GIFT_CARDS_UNAVAILABLE', message, target: toCartId(cart) }];
}

export function discountWarnings({ cart, discounts, lines }: CartSource): CartWarning[] {
  // With nothing in the cart yet, a minimum that is not reached says nothing about the code.
  const relevant = discounts.codes.filter(({ refusal }) => lines.length > 0 || refusal !== 'below_minimum');
  return relevant.flatMap(({ refusal }) => (refusal ? { ...DISCOUNT_WARNINGS[refusal], target: toCartId(cart) } : []));
}
