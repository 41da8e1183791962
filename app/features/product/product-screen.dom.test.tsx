/** What follows a choice on a product's page: price, cart, wishes and comparison. */
import { act, fireEvent, render, screen } from '@testing-library/react';
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

async function open(address: string, change = (product: LoadedProduct): LoadedProduct => product) {
  const { response } = await store.get(
    `/en/product/laptop/${address.replace('?', '.data?')}${address.includes('?') ? '' : '.data'}`,
  );
  const product = change((await readRouteData(response))['en.product'] as LoadedProduct);
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
afterEach(() => endSession());

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

it('shows the lid and names the sockets of the chosen colour alone', async () => {
  const [gray, lid, silver, back] = ['gray', 'wear-spacegrey-a', 'silver', 'back'].map((name) => ({
    ...{ url: `https://cdn.example/${name}.jpg`, altText: null, width: 1200, height: 900 },
  }));
  const sockets = { pins: [null, null, null, '<i></i>'], legend: '<p>Where the sockets are</p>', fits: '' };
  await open('air-m1', (product) => {
    const images = [gray, lid, silver, back].flatMap((image) => image ?? []);
    return product.kind === 'product' ? { ...product, images, sockets } : product;
  });
  const seen = () => [screen.queryByLabelText(/^Light from/), screen.queryByText('Where the sockets are')].map(Boolean);
  expect(seen()).toEqual([true, false]);
  await choose('Colour', 'Silver');
  expect(seen()).toEqual([false, true]);
});

it.each([
  ['t480', true],
  ['t480-gone', false],
])('offers the machine of %s in the stage of grades: %s', async (handle, isOffered) => {
  const wear = { url: 'https://cdn.example/wear-thinkblack-a.jpg', altText: null, width: 1200, height: 900 };
  await open(handle, (product) =>
    product.kind === 'product' ? { ...product, images: [...product.images, wear] } : product,
  );
  const stage = document.querySelector('.gst')?.textContent ?? '';
  expect(stage).toContain('not now');
  expect(stage.includes('this one')).toBe(isOffered);
  const light = screen.getByRole('slider', { name: /^Light/ });
  expect(light.getAttribute('aria-valuetext')).toBe('as at a desk');
  fireEvent.change(light, { target: { value: '50' } });
  expect(light.getAttribute('aria-valuetext')).toBe('as at a window');
});
