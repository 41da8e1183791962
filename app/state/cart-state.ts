import { addLine, type CartLine, MAX_QUANTITY, setQuantity } from '#domain/shop/cart.ts';
import { createPersistedState } from './persisted-state.ts';
import { isListOf, isMoney, isRecord, isText, isTextOrNull, isWebAddress, matches } from './stored-shape.ts';
import { takeBackToasts } from './toasts.ts';

export interface CartState {
  items: CartLine[];
  cartId: string | null;
  checkoutUrl: string | null;
  isLoading: boolean;
  isDrawerOpen: boolean;
}

const empty: CartState = { items: [], cartId: null, checkoutUrl: null, isLoading: false, isDrawerOpen: false };

/** Returns null unless the whole is a cart that could have come from here. */
function parseCart(value: unknown): CartState | null {
  if (!isRecord(value)) return null;
  const { items, cartId, checkoutUrl } = value;
  const isCart =
    Array.isArray(items) &&
    items.length <= 100 &&
    items.every(isCartLine) &&
    isTextOrNull(cartId) &&
    (checkoutUrl === null || isWebAddress(checkoutUrl));
  return isCart ? { ...empty, items, cartId, checkoutUrl } : null;
}

function isCartLine(value: unknown): value is CartLine {
  if (!isRecord(value) || !isRecord(value.product)) return false;
  const { product, price, quantity, selectedOptions } = value;
  return (
    [product.id, product.handle, product.title, value.variantTitle].every(isText) &&
    isListOf(product.images, 5, (image) => isWebAddress(image.url) && isTextOrNull(image.altText)) &&
    matches(value.variantId, /^gid:\/\/shopify\/ProductVariant\/\d+$/) &&
    isMoney(price) &&
    Number.isInteger(quantity) &&
    Number(quantity) >= 1 &&
    Number(quantity) <= MAX_QUANTITY &&
    isListOf(selectedOptions, 10, (option) => isText(option.name) && isText(option.value))
  );
}

/** The cart, under the local storage key `cart`. Busy and open are never restored from storage. */
export const cartState = createPersistedState<CartState>({
  key: 'cart',
  initial: empty,
  parse: parseCart,
  keepOwn: ({ isLoading, isDrawerOpen }) => ({ isLoading, isDrawerOpen }),
});

/** Appends or raises the quantity, and opens the drawer. */
export function addToCart(line: CartLine): void {
  cartState.set((cart) => ({ ...withItems(cart, addLine(cart.items, line)), isDrawerOpen: true }));
}

/** Zero or less removes the line. */
export function changeQuantity(variantId: string, quantity: number): void {
  cartState.set((cart) => withItems(cart, setQuantity(cart.items, variantId, quantity)));
}

export function replaceItems(items: CartLine[]): void {
  cartState.set((cart) => withItems(cart, items));
}

/** Empties the cart and forgets the remote one (specification, section 4). */
export function clearCart(): void {
  cartState.set((cart) => ({ ...withItems(cart, []), isDrawerOpen: cart.isDrawerOpen, isLoading: false }));
}

export function setDrawerOpen(isDrawerOpen: boolean): void {
  cartState.set((cart) => ({ ...cart, isDrawerOpen }));
}

export function setCartLoading(isLoading: boolean): void {
  cartState.set((cart) => ({ ...cart, isLoading }));
}

export function rememberCheckout(cartId: string, checkoutUrl: string): void {
  cartState.set((cart) => ({ ...cart, cartId, checkoutUrl }));
}

/** Keeps the lines and forgets the checkout, which may belong to a customer. */
export function forgetCheckout(): void {
  cartState.set((cart) => ({ ...cart, cartId: null, checkoutUrl: null }));
}

/** What the message about a line in the cart tells of. */
export const lineSource = (variantId: string) => `cart:${variantId}`;

function withItems(cart: CartState, items: CartLine[]): CartState {
  for (const { variantId } of cart.items) {
    if (!items.some((line) => line.variantId === variantId)) takeBackToasts(lineSource(variantId));
  }
  return items.length > 0 ? { ...cart, items } : { ...cart, items, cartId: null, checkoutUrl: null };
}

/** The cart as it is now. The server, and the browser until it took over, see an empty one. */
export function useCart(): CartState {
  return cartState.use();
}
