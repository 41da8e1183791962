import { describe, expect, it, vi } from 'vitest';
import type { CartLine } from '#domain/shop/cart.ts';

const line: CartLine = {
  product: { id: 'gid://shopify/Product/1', handle: 'x', title: 'X', images: [{ url: '/cdn/x.webp', altText: null }] },
  variantId: 'gid://shopify/ProductVariant/1',
  variantTitle: 'Windows 11 Pro',
  price: { amount: '100.0', currencyCode: 'EUR' },
  quantity: 1,
  selectedOptions: [{ name: 'OS', value: 'Windows 11 Pro' }],
};

/** The state of a browser whose storage holds this cart. */
async function restore(state: object) {
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ state, version: 1 }), setItem: () => {} });
  return import('./cart-state.ts');
}

const whole = { items: [line], cartId: 'gid://shopify/Cart/a?key=b', checkoutUrl: 'https://x.gr/cart/c/a?key=b' };

describe('the stored cart', () => {
  it('is restored, but neither busy nor open', async () => {
    const { cartState } = await restore({ ...whole, isLoading: true, isDrawerOpen: true, addedId: 'a' });
    expect(cartState.get()).toEqual({ ...whole, isLoading: false, isDrawerOpen: false, addedId: null });
  });

  it.each([
    ['a script as checkout address', { ...whole, checkoutUrl: 'javascript:alert(1)' }],
    ['another host without a scheme', { ...whole, checkoutUrl: '//evil.example/x' }],
    ['a price that is no number', { ...whole, items: [{ ...line, price: { amount: 'NaN', currencyCode: 'EUR' } }] }],
    ['a quantity of a hundred million', { ...whole, items: [{ ...line, quantity: 100_000_000 }] }],
    ['half a piece', { ...whole, items: [{ ...line, quantity: 0.5 }] }],
    [
      'a picture from a script',
      { ...whole, items: [{ ...line, product: { ...line.product, images: [{ url: 'data:x', altText: null }] } }] },
    ],
    ['no items', { cartId: null, checkoutUrl: null }],
  ])('with %s is dropped', async (_what, state) => {
    const { cartState } = await restore(state);
    expect(cartState.get().items).toEqual([]);
  });

  it('forgets the remote cart when the last line goes', async () => {
    const { cartState, changeQuantity } = await restore(whole);
    changeQuantity(line.variantId, 0);
    expect(cartState.get()).toMatchObject({ items: [], cartId: null, checkoutUrl: null });
  });

  it('opens when something is put in', async () => {
    const { cartState, addToCart } = await restore(whole);
    addToCart(line);
    expect(cartState.get()).toMatchObject({ isDrawerOpen: true, items: [{ quantity: 2 }] });
  });

  const many = (count: number) => Array.from({ length: count }, () => line);
  it.each([
    [{ ...whole, items: many(100) }, 100],
    [{ ...whole, items: many(101) }, 0],
    [{ ...whole, items: [{ ...line, quantity: 99 }] }, 1],
    [{ ...whole, items: [{ ...line, quantity: 0 }] }, 0],
    [{ ...whole, items: ['x'] }, 0],
    [{ ...whole, items: [{ ...line, product: 'x' }] }, 0],
    [{ ...whole, cartId: 5 }, 0],
    [{ ...whole, cartId: null, checkoutUrl: null }, 1],
    [{ ...whole, checkoutUrl: 5 }, 0],
    ['x', 0],
    [null, 0],
  ])('is dropped as a whole where a part of it is wrong (%#)', async (state, count) => {
    const { cartState } = await restore(state as object);
    expect(cartState.get().items).toHaveLength(count);
  });

  it('is changed by each of its actions, and by nothing else', async () => {
    const cart = await restore(whole);
    const state = () => cart.cartState.get();
    const before = { ...whole, isLoading: false, isDrawerOpen: false, addedId: null };
    cart.setDrawerOpen(true);
    expect(state()).toEqual({ ...before, isDrawerOpen: true });
    cart.setCartLoading(true);
    expect(state()).toEqual({ ...before, isDrawerOpen: true, isLoading: true });
    cart.setDrawerOpen(false);
    cart.setCartLoading(false);
    cart.rememberCheckout('gid://shopify/Cart/b?key=c', 'https://x.gr/b');
    expect(state()).toEqual({ ...before, cartId: 'gid://shopify/Cart/b?key=c', checkoutUrl: 'https://x.gr/b' });
    cart.forgetCheckout();
    expect(state()).toEqual({ ...before, cartId: null, checkoutUrl: null });
    cart.replaceItems([line, line]);
    expect(state().items).toEqual([line, line]);
    cart.replaceItems([]);
    expect(state()).toEqual({ ...before, items: [], cartId: null, checkoutUrl: null });
    cart.addToCart(line);
    cart.clearCart();
    expect(state()).toEqual({
      ...before,
      items: [],
      cartId: null,
      checkoutUrl: null,
      isDrawerOpen: true,
      addedId: line.variantId,
    });
  });
});
