import { type Language, localeOf } from '#domain/locale/locales.ts';
import { type CartLine, type CurrentVariant, type LineChange, refreshLines } from '#domain/shop/cart.ts';
import type { ResultOf } from '#schema/graphql.ts';
import type { Query } from '../../storefront/storefront.ts';
import { PROVIDER } from '../../storefront/storefront-error.ts';
import { cartCreateMutation } from './cart-documents.ts';

/** Why no checkout came to be; the messages are those of the specification, section 8. */
export class CheckoutError extends Error {
  override name = 'CheckoutError';
  readonly code: 'user_errors' | 'invalid_response' | 'no_checkout_url';

  constructor(code: CheckoutError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

export interface Checkout {
  cartId: string;
  /** The platform's checkout, `channel=online_store` included. */
  checkoutUrl: string;
  /** What the platform changed of the lines that it was given, and the lines as they are there. */
  changes: Map<string, LineChange[]>;
  lines: CartLine[];
  /** False when the platform took the cart and not the login. */
  isLoginTaken: boolean;
}

interface CheckoutPlatform {
  ask: Query;
  /** Of the store: a platform in the same process answers with a path. */
  baseUrl: string;
}

/**
 * Makes the remote cart.
 *
 * @throws StorefrontError | CheckoutError
 */
export async function createCheckout(
  { ask, baseUrl }: CheckoutPlatform,
  items: readonly CartLine[],
  language: Language,
  { accessToken = null, code = null }: { accessToken?: string | null; code?: string | null } = {},
): Promise<Checkout> {
  const { cartCreate } = await ask(cartCreateMutation, {
    input: {
      lines: items.map(({ variantId, quantity }) => ({ merchandiseId: variantId, quantity })),
      buyerIdentity: { countryCode: 'GR', ...(accessToken && { customerAccessToken: accessToken }) },
      ...(code && { discountCodes: [code] }),
    },
    language: localeOf(language).api,
  });
  if (!cartCreate) throw new CheckoutError('invalid_response', `Invalid response from ${PROVIDER}`);
  const { cart, userErrors } = cartCreate;
  // An access token that the platform no longer knows must not keep a buyer from the checkout.
  if (accessToken && userErrors.some(({ field }) => field?.includes('customerAccessToken'))) {
    return { ...(await createCheckout({ ask, baseUrl }, items, language, { code })), isLoginTaken: false };
  }
  if (userErrors.length > 0) {
    const messages = userErrors.map(({ message }) => message).join(', ');
    throw new CheckoutError('user_errors', `Cart creation failed: ${messages}`);
  }
  if (!cart) throw new CheckoutError('invalid_response', `Invalid response from ${PROVIDER}`);
  if (!cart.checkoutUrl) throw new CheckoutError('no_checkout_url', `No checkout URL was returned by ${PROVIDER}`);
  // The address carries the cart's key already; only a parser may add to it.
  const checkoutUrl = new URL(cart.checkoutUrl, baseUrl);
  checkoutUrl.searchParams.set('channel', 'online_store');
  return {
    cartId: cart.id,
    checkoutUrl: checkoutUrl.href,
    ...refreshLines(items, variantsOf(cart, items)),
    isLoginTaken: accessToken === null || cart.buyerIdentity.customer !== null,
  };
}

type RemoteCart = NonNullable<NonNullable<ResultOf<typeof cartCreateMutation>['cartCreate']>['cart']>;

/** The lines of the platform's cart, as it would tell of their variants: what is not in it cannot be bought. */
function variantsOf({ lines }: RemoteCart, items: readonly CartLine[]): Map<string, CurrentVariant> {
  const found = new Map<string, CurrentVariant>(items.map(({ variantId }) => [variantId, null]));
  for (const { quantity, merchandise } of lines.nodes) {
    const { id, price } = merchandise;
    const quantityAvailable = (found.get(id)?.quantityAvailable ?? 0) + quantity;
    found.set(id, { price, availableForSale: quantityAvailable > 0, quantityAvailable });
  }
  return found;
}
