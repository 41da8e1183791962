import { type Language, localeOf } from '#domain/locale/locales.ts';
import type { CartLine } from '#domain/shop/cart.ts';
import { type Platform, requestStorefront } from '../../storefront/request.ts';
import { PROVIDER } from '../../storefront/storefront-error.ts';
import { cartCreateMutation } from './cart-documents.ts';

/** Why no checkout came to be; the messages are those of the specification, section 8. */
class CheckoutError extends Error {
  override name = 'CheckoutError';
  readonly code: 'user_errors' | 'invalid_response' | 'no_checkout_url';

  constructor(code: CheckoutError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Makes the remote cart.
 *
 * @returns the cart's id and the address of the platform's checkout, `channel=online_store` included
 * @throws StorefrontError | CheckoutError
 */
export async function createCheckout(
  platform: Platform,
  items: readonly CartLine[],
  language: Language,
  accessToken: string | null = null,
): Promise<{ cartId: string; checkoutUrl: string }> {
  const { cartCreate } = await requestStorefront(platform, cartCreateMutation, {
    input: {
      lines: items.map(({ variantId, quantity }) => ({ merchandiseId: variantId, quantity })),
      buyerIdentity: { countryCode: 'GR', ...(accessToken && { customerAccessToken: accessToken }) },
    },
    language: localeOf(language).api,
  });
  if (!cartCreate) throw new CheckoutError('invalid_response', `Invalid response from ${PROVIDER}`);
  const { cart, userErrors } = cartCreate;
  // An access token that the platform no longer knows must not keep a buyer from the checkout.
  if (accessToken && userErrors.some(({ field }) => field?.includes('customerAccessToken'))) {
    return createCheckout(platform, items, language);
  }
  if (userErrors.length > 0) {
    const messages = userErrors.map(({ message }) => message).join(', ');
    throw new CheckoutError('user_errors', `Cart creation failed: ${messages}`);
  }
  if (!cart) throw new CheckoutError('invalid_response', `Invalid response from ${PROVIDER}`);
  if (!cart.checkoutUrl) throw new CheckoutError('no_checkout_url', `No checkout URL was returned by ${PROVIDER}`);
  // The address carries the cart's key already; only a parser may add to it.
  const checkoutUrl = new URL(cart.checkoutUrl);
  checkoutUrl.searchParams.set('channel', 'online_store');
  return { cartId: cart.id, checkoutUrl: checkoutUrl.href };
}
