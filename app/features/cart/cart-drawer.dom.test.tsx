/** What the cart's drawer decides: the sum, what stops the checkout, the welcome code, what an order takes out. */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CartLine } from '#domain/shop/cart.ts';
import { shop } from '#shop.config';
import { FACTS, Layout } from '#tests/support/draw.tsx';
import { cartCode } from '../../state/cart-code.ts';
import { addToCart, rememberCheckout, replaceItems, setDrawerOpen } from '../../state/cart-state.ts';
import { handedOver } from '../../state/handed-over.ts';
import { ShopFactsContext } from '../../state/shop-facts.tsx';
import { getToasts } from '../../state/toasts.ts';
import { CartDrawer } from './cart-drawer.tsx';

const VARIANT = 'gid://shopify/ProductVariant/1';
const CART = 'gid://shopify/Cart/c';
const line = (amount: string): CartLine => ({
  product: { id: 'gid://shopify/Product/1', handle: 't480', title: 'Lenovo ThinkPad T480', images: [] },
  variantId: VARIANT,
  variantTitle: 'Windows 11 Pro',
  price: { amount, currencyCode: 'EUR' },
  quantity: 1,
  selectedOptions: [],
});

/** The drawer over a platform that has the line at this price, and knows the cart or does not. */
async function open({ amount = '229.0', isAvailable = true, isOrdered = false, drawer = <CartDrawer /> } = {}) {
  vi.stubGlobal('fetch', async (request: Request) => {
    const { query } = await request.json();
    if (query.includes('CartExists')) return Response.json({ data: { cart: isOrdered ? null : { id: CART } } });
    const price = { amount, currencyCode: 'EUR' };
    const variant = { __typename: 'ProductVariant', id: VARIANT, availableForSale: isAvailable, price };
    return Response.json({ data: { nodes: [{ ...variant, quantityAvailable: 5 }] } });
  });
  replaceItems([line(amount)]);
  await act(async () => {
    render(drawer, { wrapper: Layout });
    setDrawerOpen(true);
  });
}
const checkout = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Checkout' });
const total = () => document.querySelector('.sum__total')?.textContent;

beforeEach(() => {
  localStorage.clear();
  cartCode.set(() => ({ code: null }));
});
afterEach(() => setDrawerOpen(false));

it('adds the delivery to the sum, up to the amount from which it is free', async () => {
  await open({ amount: '229.0' });
  expect((await checkout()).disabled).toBe(false);
  expect(total()).toContain('233.90');
  cleanup();
  await open({ amount: '251.0' });
  await checkout();
  expect(total()).toContain('251.00');
});

it('names cash on delivery below a sum that the law lets one pay so, and below no other', async () => {
  const paymentWays = { ways: ['card', 'cod'] as const, cards: ['Visa'], installments: [] };
  const drawer = (
    <ShopFactsContext value={{ ...FACTS, paymentWays }}>
      <CartDrawer />
    </ShopFactsContext>
  );
  await open({ amount: '497.0', drawer });
  expect((await screen.findByRole('img', { name: /Visa/ })).getAttribute('aria-label')).toContain('Cash on delivery');
  cleanup();
  await open({ amount: '498.0', drawer });
  expect((await screen.findByRole('img', { name: /Visa/ })).getAttribute('aria-label')).toBe('Visa');
});

it('tells a screen reader what was put in, and shows no message over it', async () => {
  await open();
  await act(async () => setDrawerOpen(false));
  await act(async () => addToCart(line('229.0')));
  const said = await screen.findByText('In your cart: Lenovo ThinkPad T480');
  expect([said.role, said.className]).toEqual(['status', 'vh']);
  expect(getToasts()).toEqual([]);
});

it('leads to no checkout with a line that is sold out, and says why', async () => {
  await open({ isAvailable: false });
  await waitFor(async () => expect((await checkout()).disabled).toBe(true));
  expect(document.body.textContent).toContain('Something is sold out. Remove it to go on.');
  expect(document.querySelector('.line__head b')?.textContent).toBe('Sold out');
  expect(total()).toMatch(/^Total[^\d]*0\.00/);
});

it('begins with what is sold out, and shows no ways to pay below a checkout that is blocked', async () => {
  const gone = { ...line('99.0'), variantId: 'gid://shopify/ProductVariant/2' };
  const nodes = [line('229.0'), gone].map(({ variantId, price }) => ({
    ...{ __typename: 'ProductVariant', id: variantId, price, quantityAvailable: 5 },
    availableForSale: variantId === VARIANT,
  }));
  vi.stubGlobal('fetch', async () => Response.json({ data: { nodes } }));
  replaceItems([line('229.0'), { ...gone, product: { ...gone.product, title: 'HP EliteBook 840 G5' } }]);
  await act(async () => {
    render(<CartDrawer />, { wrapper: Layout });
    setDrawerOpen(true);
  });
  await screen.findByText('Sold out');
  const names = [...document.querySelectorAll('.cart__lines > li')].map((item) => item.textContent);
  expect(names.map((text) => /EliteBook|ThinkPad/.exec(text ?? '')?.[0])).toEqual(['EliteBook', 'ThinkPad']);
  expect(document.querySelector('.cart__secure')).toBeNull();
});

it('takes the welcome code with one press, and gives it back with another', async () => {
  await open();
  const code = await screen.findByRole('button', { name: new RegExp(shop.promo?.code ?? '') });
  const press = () => act(async () => code.click());
  await press();
  expect([code.getAttribute('aria-pressed'), cartCode.get().code]).toEqual(['true', 'XANA5']);
  await press();
  expect([code.getAttribute('aria-pressed'), cartCode.get().code]).toEqual(['false', null]);
});

it('is empty after an order, which used the welcome code up', async () => {
  cartCode.set(() => ({ code: 'XANA5' }));
  replaceItems([line('229.0')]);
  rememberCheckout(CART, 'https://shop.example.gr/cart/c/1');
  const lines = [{ variantId: VARIANT, quantity: 1 }];
  handedOver.set(() => ({ cartId: CART, lines, at: new Date().toISOString() }));
  await open({ isOrdered: true });
  await screen.findByText('Your cart is empty');
  expect(cartCode.get().code).toBeNull();
  expect(getToasts().map(({ kind }) => kind)).toEqual(['success']);
});
