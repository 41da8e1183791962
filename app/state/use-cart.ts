import { type CartState, cartState } from './cart-state.ts';

/** The cart as it is now. The server, and the browser until it took over, see an empty one. */
export function useCart(): CartState {
  return cartState.use();
}
