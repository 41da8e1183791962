import { type CurrentVariant, type LineChange, refreshLines } from '#domain/cart.ts';
import { cartState, clearCart, replaceItems } from '../../state/cart-state.ts';
import { type Platform, requestStorefront } from '../../storefront/request.ts';
import { withRetries } from '../../storefront/retry.ts';
import { cartExistsQuery, cartVariantsQuery } from './cart-documents.ts';

export interface Refreshed {
  changes: Map<string, LineChange[]>;
}

/**
 * Reads today's prices and stock of everything in the cart, takes them over and says what changed.
 *
 * @throws StorefrontError when the platform cannot be asked; the cart is then as it was
 */
export async function refreshCart(platform: Platform): Promise<Refreshed> {
  const ids = cartState.get().items.map(({ variantId }) => variantId);
  if (ids.length === 0) return { changes: new Map() };
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
  return { changes };
}

/**
 * After a completed checkout the platform no longer knows the cart: then it is emptied here as well.
 *
 * @returns true when it was
 */
export async function clearWhenOrdered(platform: Platform): Promise<boolean> {
  const { cartId } = cartState.get();
  if (!cartId) return false;
  const { cart } = await requestStorefront(platform, cartExistsQuery, { id: cartId });
  if (cart || cartState.get().cartId !== cartId) return false;
  clearCart();
  return true;
}
