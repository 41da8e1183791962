import { beforeEach, expect, it, vi } from 'vitest';
import type { CartLine } from '#domain/shop/cart.ts';
import { stubBrowserStorage } from '#tests/support/browser-storage.ts';
import type { Platform } from '../../storefront/request.ts';

const CART = 'gid://shopify/Cart/1?key=k';
const line = (id: number, quantity = 1): CartLine => ({
  product: { id: 'gid://shopify/Product/1', handle: 't480', title: 'ThinkPad T480', images: [] },
  variantId: `gid://shopify/ProductVariant/${id}`,
  variantTitle: 'Windows 11 Pro',
  price: { amount: '229.0', currencyCode: 'EUR' },
  quantity,
  selectedOptions: [],
});
const NOW = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000).toISOString();

let known: { id: string } | null;
const platform: Platform = {
  endpoint: 'https://shop.example.gr/api/2025-07/graphql.json',
  headers: {},
  fetch: async () => Response.json({ data: { cart: known } }),
};

beforeEach(() => {
  vi.resetModules();
  known = null;
});

/** A cart in which these lines lie, after one piece of the first was handed over to the checkout. */
async function open(items: CartLine[], handed = { cartId: CART, at: daysAgo(1) }) {
  const { local } = stubBrowserStorage();
  const lines = [{ variantId: line(1).variantId, quantity: 1 }];
  const store = (key: string, state: object) => local.set(key, JSON.stringify({ state, version: 1 }));
  store('cart', { items, cartId: CART, checkoutUrl: 'https://shop.example.gr/checkouts/1' });
  store('checkout', { ...handed, lines });
  const { takeOutOrdered } = await import('./refresh-cart.ts');
  const { cartState } = await import('../../state/cart-state.ts');
  return { outcome: await takeOutOrdered(platform, NOW), cart: cartState.get() };
}

it('leaves a cart alone that the platform still knows', async () => {
  known = { id: CART };
  const { outcome, cart } = await open([line(1)]);
  expect(outcome).toBeNull();
  expect(cart).toMatchObject({ items: [line(1)], cartId: CART });
});

it('empties a cart that was ordered', async () => {
  const { outcome, cart } = await open([line(1)]);
  expect(outcome).toEqual({ isEmpty: true });
  expect(cart).toMatchObject({ items: [], cartId: null, checkoutUrl: null });
});

it('keeps what was added since', async () => {
  const { outcome, cart } = await open([line(1, 2), line(2)]);
  expect(outcome).toEqual({ isEmpty: false });
  expect(cart).toMatchObject({ items: [line(1), line(2)], cartId: null, checkoutUrl: null });
});

it.each([
  ['the platform has let go of an old cart', { cartId: CART, at: daysAgo(7) }],
  ['nobody knows what was handed over', { cartId: 'gid://shopify/Cart/2', at: daysAgo(1) }],
])('claims no order and keeps everything where %s', async (_, handed) => {
  const { outcome, cart } = await open([line(1)], handed);
  expect(outcome).toBeNull();
  expect(cart).toMatchObject({ items: [line(1)], cartId: null, checkoutUrl: null });
});

it('takes over today’s price and stock, and says what changed', async () => {
  const { local } = stubBrowserStorage();
  local.set(
    'cart',
    JSON.stringify({ state: { items: [line(1, 3), line(2)], cartId: null, checkoutUrl: null }, version: 1 }),
  );
  const { refreshCart } = await import('./refresh-cart.ts');
  const { cartState } = await import('../../state/cart-state.ts');
  const variant = (id: number, amount: string, quantityAvailable: number | null) => ({
    __typename: 'ProductVariant',
    ...{ id: line(id).variantId, availableForSale: true, quantityAvailable },
    price: { amount, currencyCode: 'EUR' },
  });
  const answering: Platform = {
    ...platform,
    fetch: async () => Response.json({ data: { nodes: [variant(1, '219.0', 2), variant(2, '229.0', null)] } }),
  };
  const { changes, stock } = await refreshCart(answering);
  expect([...stock]).toEqual([[line(1).variantId, 2]]);
  expect([...changes.keys()]).toEqual([line(1).variantId]);
  expect(
    changes
      .get(line(1).variantId)
      ?.map(({ kind }) => kind)
      .sort(),
  ).toEqual(['lessStock', 'price']);
  expect(cartState.get().items.map(({ quantity, price }) => [quantity, price.amount])).toEqual([
    [2, '219.0'],
    [1, '229.0'],
  ]);
});
