import { addLine, type CartLine, MAX_QUANTITY, setQuantity } from '#domain/shop/cart.ts';
import { createPersistedState } from './persisted-state.ts';
import { isListOf, isMoney, isRecord, isText, isTextOrNull, isWebAddress, matches } from './stored-shape.ts';

export interface CartState {
  items: CartLine[];
  cartId: string | null;
  checkoutUrl: string | null;
  isLoading: boolean;
  isDrawerOpen: boolean;
  /** The variant that opened the drawer when it was put in; null where something else opened it. */
  addedId: string | null;
}

const empty: CartState = {
  items: [],
  cartId: null,
  checkoutUrl: null,
  isLoading: false,
  isDrawerOpen: false,
  addedId: null,
};

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
  keepOwn: ({ isLoading, isDrawerOpen, addedId }) => ({ isLoading, isDrawerOpen, addedId }),
});

/** Appends or raises the quantity, and opens the drawer. */
export function addToCart(line: CartLine): void {
  const { variantId: addedId } = line;
  cartState.set((cart) => ({ ...withItems(cart, addLine(cart.items, line)), isDrawerOpen: true, addedId }));
}

/** As `addToCart`, for a page that shows the cart itself. */
export function putInCart(lines: readonly CartLine[]): void {
  cartState.set((cart) => withItems(cart, lines.reduce(addLine, cart.items)));
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
  cartState.set((cart) => ({ ...cart, isDrawerOpen, addedId: null }));
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

function withItems(cart: CartState, items: CartLine[]): CartState {
  return items.length > 0 ? { ...cart, items } : { ...cart, items, cartId: null, checkoutUrl: null };
}

/** The cart as it is now. The server, and the browser until it took over, see an empty one. */
export function useCart(): CartState {
  return cartState.use();
}
