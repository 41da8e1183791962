import * as v from 'valibot';
import { addLine, type CartLine, setQuantity } from '#domain/cart.ts';
import { createPersistedState } from './persisted-state.ts';

export interface CartState {
  items: CartLine[];
  cartId: string | null;
  checkoutUrl: string | null;
  isLoading: boolean;
  isDrawerOpen: boolean;
}

const empty: CartState = { items: [], cartId: null, checkoutUrl: null, isLoading: false, isDrawerOpen: false };

const text = v.pipe(v.string(), v.maxLength(2_000));
const webAddress = v.pipe(text, v.regex(/^(?:https?:\/\/|\/(?!\/))/));
const cartLine = v.object({
  product: v.object({
    id: text,
    handle: text,
    title: text,
    images: v.pipe(v.array(v.object({ url: webAddress, altText: v.nullable(text) })), v.maxLength(5)),
  }),
  variantId: v.pipe(text, v.regex(/^gid:\/\/shopify\/ProductVariant\/\d+$/)),
  variantTitle: text,
  price: v.object({
    amount: v.pipe(text, v.regex(/^\d{1,7}(?:\.\d{1,4})?$/)),
    currencyCode: v.pipe(text, v.length(3)),
  }),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  selectedOptions: v.array(v.object({ name: text, value: text })),
});
const storedCart = v.object({
  items: v.pipe(v.array(cartLine), v.maxLength(100)),
  cartId: v.nullable(text),
  checkoutUrl: v.nullable(webAddress),
});

/** The cart, under the local storage key `cart`. Busy and open are never restored from storage. */
export const cartState = createPersistedState<CartState>({
  key: 'cart',
  version: 1,
  initial: empty,
  parse: (value) => {
    const result = v.safeParse(storedCart, value);
    return result.success ? { ...empty, ...result.output } : null;
  },
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

/** Empties the cart and forgets the remote one. */
export function clearCart(): void {
  cartState.set((cart) => ({ ...empty, isDrawerOpen: cart.isDrawerOpen }));
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

function withItems(cart: CartState, items: CartLine[]): CartState {
  return items.length > 0 ? { ...cart, items } : { ...cart, items, cartId: null, checkoutUrl: null };
}
