import { type CurrentVariant, type LineChange, refreshLines, stockOf, withoutBought } from '#domain/shop/cart.ts';
import { cartState, clearCart, forgetCheckout, replaceItems } from '../../state/cart-state.ts';
import { handedOver } from '../../state/handed-over.ts';
import { type Platform, requestStorefront } from '../../storefront/request.ts';
import { withRetries } from '../../storefront/retry.ts';
import { cartExistsQuery, cartVariantsQuery } from './cart-documents.ts';

export interface Refreshed {
  changes: Map<string, LineChange[]>;
  /** How many pieces there are of each variant; without those whose stock is not counted. */
  stock: Map<string, number>;
}

/**
 * Reads today's prices and stock of everything in the cart, takes them over and says what changed.
 *
 * @throws StorefrontError when the platform cannot be asked; the cart is then as it was
 */
export async function refreshCart(platform: Platform): Promise<Refreshed> {
  const ids = cartState.get().items.map(({ variantId }) => variantId);
  if (ids.length === 0) return { changes: new Map(), stock: new Map() };
  const { nodes } = await withRetries(() => requestStorefront(platform, cartVariantsQuery, { ids }));
  const current = new Map<string, CurrentVariant>(ids.map((id) => [id, null]));
  for (const node of nodes) {
    if (node?.__typename !== 'ProductVariant') continue;
    const { id, price, availableForSale, quantityAvailable } = node;
    current.set(id, { price, availableForSale, quantityAvailable: quantityAvailable ?? null });
  }
  // Lines may have come and gone while the platform answered: the answer is laid over what is there now.
  const { lines, changes } = refreshLines(cartState.get().items, current);
  if (changes.size > 0) replaceItems(lines);
  return { changes, stock: stockOf(current) };
}

/** Ms after which a cart that the platform no longer knows was rather forgotten there than bought. */
const ORDERED_WITHIN_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * After a completed checkout the platform no longer knows the cart: then the bought lines leave the browser's cart as well. The
 * platform also drops carts that were never paid; such a cart stays here, and its checkout is forgotten.
 *
 * @returns whether the cart is empty now; null when nothing was ordered
 */
export async function takeOutOrdered(platform: Platform, now: Date): Promise<{ isEmpty: boolean } | null> {
  const { cartId } = cartState.get();
  if (!cartId) return null;
  const { cart } = await requestStorefront(platform, cartExistsQuery, { id: cartId });
  if (cart || cartState.get().cartId !== cartId) return null;
  const handed = handedOver.get();
  const isRecent = handed.cartId === cartId && now.getTime() - Date.parse(handed.at) < ORDERED_WITHIN_MS;
  forgetCheckout();
  if (!isRecent) return null;
  const rest = withoutBought(cartState.get().items, handed.lines);
  if (rest.length > 0) replaceItems(rest);
  else clearCart();
  return { isEmpty: rest.length === 0 };
}
