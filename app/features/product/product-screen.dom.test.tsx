/** What follows a choice on a product's page: price, cart, wishes and comparison. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { InEnglish } from '#tests/support/draw.tsx';
import { outlinedShop } from '#tests/support/outlined-shop.ts';
import { readRouteData } from '#tests/support/read-route-data.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/storefront-handler.tsx';
import { ProductPage } from '../../routes/product-page.tsx';
import { endSession, rememberCustomer, startSession } from '../../state/auth-state.ts';
import { cartState, clearCart } from '../../state/cart-state.ts';
import { clearCompared } from '../../state/compare-state.ts';
import { clearWishlist } from '../../state/wishlist-state.ts';
import type { LoadedProduct } from './load-product.ts';

let store: TestStorefront;
beforeAll(async () => {
  store = await createTestStorefront({ platform: outlinedShop });
});

async function open(address: string) {
  const { response } = await store.get(
    `/en/product/laptop/${address.replace('?', '.data?')}${address.includes('?') ? '' : '.data'}`,
  );
  const product = (await readRouteData(response))['en.product'] as LoadedProduct;
  const element = (
    <InEnglish>
      <ProductPage product={product} />
    </InEnglish>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [`/en/product/laptop/${address}`] });
  await act(async () => void render(<RouterProvider router={router} />));
}
const price = () => document.querySelector('.box .price')?.textContent?.replaceAll('\u00A0', ' ');
const choose = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const press = (name: RegExp) => act(async () => screen.getAllByRole('button', { name })[0]?.click());

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  clearCart();
  clearCompared();
  startSession({ accessToken: 'token', expiresAt: '2999-01-01T00:00:00.000Z' });
  rememberCustomer({ id: 'gid://shopify/Customer/1', email: 'maria@example.gr', firstName: 'Maria', lastName: null });
  clearWishlist();
});
afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

it('shows the price of the choice, and puts it into the cart', async () => {
  await open('t480');
  expect(price()).toMatch(/^229\.00/);
  await choose('Memory', '16 GB');
  expect(price()).toMatch(/^269\.00 €Lowest price in 30 days: 299\.00/);
  await press(/^Add to cart/);
  expect(cartState.get().items.map(({ variantId, price: { amount } }) => [variantId, amount])).toEqual([
    ['gid://shopify/ProductVariant/12', '269.0'],
  ]);
});

it('wishes for the choice, and compares it', async () => {
  await open('t480');
  await choose('Memory', '16 GB');
  await press(/Wishlist/);
  await press(/Compare/);
  const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? '{}').state;
  expect(stored('wishlist').items).toMatchObject([
    { variantId: 'gid://shopify/ProductVariant/12', price: { amount: '269.0' } },
  ]);
  expect(stored('compare').items).toMatchObject([{ handle: 't480~12' }]);
});
