/** Paying through the API, which is not offered here: money changes hands at the checkout's own pages. */
import { type CartChange, NO_SUCH_CART } from '../../cart/change-cart.ts';
import type { CartErrorCode } from '../../cart/check-input.ts';
import { missingFor } from '../../cart/delivery-addresses.ts';
import { chosenAddress, deliveryOf } from '../../cart/delivery-options.ts';
import type { PricedCart } from '../../cart/read-cart.ts';
import type { Fields } from '../request-context.ts';
import { toCartPayload } from './cart-payload.ts';
import { checkoutUrl, findCartSource } from './cart-resolvers.ts';

interface OperationError {
  code: string;
  message: string;
}

/** The details that the checkout would still ask for. Codes are those of `SubmissionErrorCode`. */
function missingIn(cart: PricedCart): OperationError[] {
  const errors: OperationError[] = [];
  if (cart.lines.length === 0) errors.push({ code: 'MERCHANDISE_NOT_APPLICABLE', message: 'The cart is empty.' });
  if (cart.lines.some(({ quantity, stock }) => quantity > stock))
    errors.push({ code: 'MERCHANDISE_NOT_ENOUGH_STOCK_AVAILABLE', message: 'There is not enough stock.' });
  if (!cart.cart.buyer_email)
    errors.push({ code: 'BUYER_IDENTITY_EMAIL_REQUIRED', message: 'An e-mail address is required.' });
  const address = chosenAddress(cart.deliveryAddresses);
  if (!address) errors.push({ code: 'DELIVERY_ADDRESS_REQUIRED', message: 'A delivery address is required.' });
  else if (Object.keys(missingFor(address)).length > 0)
    errors.push({ code: 'DELIVERY_ADDRESS1_INVALID', message: 'The delivery address is not complete.' });
  if (address && deliveryOf(cart)?.options.length === 0)
    errors.push({ code: 'DELIVERY_NO_DELIVERY_AVAILABLE', message: 'There is no delivery to this address.' });
  return errors;
}

const Mutation = {
  async cartPrepareForCompletion(_root, { cartId }: { cartId: string }, context) {
    const cart = await findCartSource(cartId, context);
    if (!cart) return { result: null, userErrors: [NO_SUCH_CART] };
    const errors = missingIn(cart);
    if (errors.length > 0) return { result: { kind: 'CartStatusNotReady', cart, errors }, userErrors: [] };
    return { result: { kind: 'CartStatusReady', cart }, userErrors: [] };
  },
  async cartPaymentUpdate(_root, { cartId }: { cartId: string }, context) {
    const found = await findCartSource(cartId, context);
    if (!found) return toCartPayload({ ok: false, userErrors: [NO_SUCH_CART] }, context);
    const isEmpty = found.lines.length === 0;
    const code: CartErrorCode = isEmpty ? 'INVALID_PAYMENT_EMPTY_CART' : 'PAYMENT_METHOD_NOT_SUPPORTED';
    const message = isEmpty ? 'The cart is empty.' : 'The payment method is not supported; pay at the checkout.';
    const refused: CartChange = { ok: false, userErrors: [{ code, field: ['payment'], message }] };
    return toCartPayload(refused, context);
  },
  async cartSubmitForCompletion(_root, { cartId }: { cartId: string }, context) {
    const found = await findCartSource(cartId, context);
    if (!found) return { result: null, userErrors: [NO_SUCH_CART] };
    const message = 'The cart is completed at the checkout.';
    const errors = [{ code: 'REDIRECT_TO_CHECKOUT_REQUIRED', message }];
    return { result: { kind: 'SubmitFailed', checkoutUrl: checkoutUrl(found.cart, context), errors }, userErrors: [] };
  },
  /** There is no Shop Pay here: no session is ever made, so none can be found. */
  shopPayPaymentRequestSessionCreate: () => ({
    shopPayPaymentRequestSession: null,
    userErrors: [
      {
        code: 'PAYMENT_REQUEST_INVALID_INPUT',
        field: ['paymentRequest'],
        message: 'Shop Pay is not offered by this shop.',
      },
    ],
  }),
  shopPayPaymentRequestSessionSubmit: () => ({
    paymentRequestReceipt: null,
    userErrors: [
      { code: 'PAYMENT_REQUEST_NOT_FOUND', field: ['token'], message: 'There is no payment request with this token.' },
    ],
  }),
} satisfies Fields<unknown>;

export const cartCompletionMutations = { Mutation };
