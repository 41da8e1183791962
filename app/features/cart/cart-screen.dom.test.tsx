import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CartLine } from '#domain/shop/cart.ts';
import { InEnglish } from '#tests/support/draw.tsx';
import { cartState, clearCart, replaceItems, setDrawerOpen } from '../../state/cart-state.ts';
import { welcomeCode } from '../../state/welcome-code.ts';
import { CartScreen } from './cart-screen.tsx';
import type { AskedLine } from './load-cart.ts';

const line = (id: number, quantity: number): CartLine => ({
  product: { id: 'gid://shopify/Product/1', handle: 't480', title: 'Lenovo ThinkPad T480', images: [] },
  variantId: `gid://shopify/ProductVariant/${id}`,
  variantTitle: '16 GB',
  price: { amount: '229.0', currencyCode: 'EUR' },
  quantity,
  selectedOptions: [{ name: 'Memory', value: '16 GB' }],
});

/** @returns where the browser is afterwards */
async function open(asked: AskedLine[], address = '/en/cart?add=1:2,2,3') {
  const element = (
    <InEnglish>
      <CartScreen asked={asked} gone={0} outcome={undefined} />
    </InEnglish>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  await act(async () => void render(<RouterProvider router={router} />));
  const { pathname, search } = router.state.location;
  return pathname + search;
}

beforeEach(() => {
  clearCart();
  setDrawerOpen(false);
  welcomeCode.set(() => ({ isUsed: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('takes what its address asks for and can be bought, once', async () => {
  const asked = [
    { ...line(1, 2), isAvailable: true },
    { ...line(2, 1), isAvailable: true },
    { ...line(3, 1), isAvailable: false },
  ];
  expect(await open(asked)).toBe('/en/cart');
  expect(cartState.get()).toMatchObject({ items: [{ quantity: 2 }, { quantity: 1 }], isDrawerOpen: false });
  expect(document.querySelector('.sum__total')?.textContent).toContain('687.00');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/458\.00.*16\sGB.*2/),
    expect.stringMatching(/229\.00/),
    expect.stringContaining('Sold out'),
  ]);
});

it('takes nothing where nothing can be bought', async () => {
  expect(await open([{ ...line(3, 1), isAvailable: false }])).toBe('/en/cart?add=1:2,2,3');
  expect(cartState.get().items).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Checkout' })).toBeNull();
});

/** What the platform knows of the first line's variant now. */
function stubVariant(availableForSale: boolean, quantityAvailable: number) {
  const { variantId: id, price } = line(1, 1);
  const variant = { __typename: 'ProductVariant', id, availableForSale, price, quantityAvailable };
  vi.stubGlobal('fetch', async () => Response.json({ data: { nodes: [variant] } }));
}

it('is the cart itself: quantity, removal, sum with delivery and checkout', async () => {
  stubVariant(true, 5);
  replaceItems([line(1, 1)]);
  await open([], '/en/cart');
  const checkout = await screen.findByRole<HTMLButtonElement>('button', { name: 'Checkout' });
  expect([checkout.disabled, cartState.get().isDrawerOpen]).toEqual([false, false]);
  expect(document.querySelector('.sum__total')?.textContent).toContain('233.90');
  expect(screen.getByRole('heading', { level: 2, name: /T480/ })).toBeTruthy();
  await act(async () => screen.getByRole('button', { name: 'Use the code XANA5' }).click());
  expect(document.querySelector('.sum')?.textContent).toMatch(/229\.00.*Discount XANA5.11\.45.*4\.90.*222\.45/);
  await act(async () => screen.getByRole('button', { name: /^One more/ }).click());
  expect(cartState.get().items.map(({ quantity }) => quantity)).toEqual([2]);
  await act(async () => screen.getByRole('button', { name: /^Remove from cart/ }).click());
  expect(document.activeElement?.textContent).toBe('Your cart');
  expect(screen.queryByRole('button', { name: 'Checkout' })).toBeNull();
});

it('takes nothing off where all is sold out', async () => {
  welcomeCode.set(() => ({ isUsed: true }));
  stubVariant(false, 0);
  replaceItems([line(1, 1)]);
  await open([], '/en/cart');
  await vi.waitFor(() => expect(document.querySelector('.sum__total')?.textContent).toMatch(/\D0\.00/));
  expect(document.querySelector('.sum')?.textContent).not.toContain('Discount');
});
