import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CartLine } from '#domain/shop/cart.ts';
import { InEnglish } from '#tests/support/draw.tsx';
import { cartCode } from '../../state/cart-code.ts';
import { cartState, clearCart, replaceItems, setDrawerOpen } from '../../state/cart-state.ts';
import { CartScreen } from './cart-screen.tsx';
import type { AskedCode } from './check-code.ts';
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
async function open(asked: AskedLine[], address = '/en/cart?add=1:2,2,3', discount: AskedCode | null = null) {
  const element = (
    <InEnglish>
      <CartScreen asked={asked} gone={0} discount={discount} outcome={undefined} />
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
  cartCode.set(() => ({ code: null }));
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
  cartCode.set(() => ({ code: 'XANA5' }));
  stubVariant(false, 0);
  replaceItems([line(1, 1)]);
  await open([], '/en/cart');
  await vi.waitFor(() => expect(document.querySelector('.sum__total')?.textContent).toMatch(/\D0\.00/));
  expect(document.querySelector('.sum')?.textContent).not.toContain('Discount');
});

const link = (problem: AskedCode['problem'], to: string | null): AskedCode => ({ code: 'SPRING', problem, to });

it('takes a link’s code for the next checkout and leads on', async () => {
  stubVariant(true, 5);
  replaceItems([line(1, 1)]);
  const address = '/en/cart?discount=SPRING&redirect=%2Fproducts%2Ft480';
  expect(await open([], address, link(null, '/en/product/laptop/t480'))).toBe('/en/product/laptop/t480');
  expect(cartCode.get().code).toBe('SPRING');
  expect(await open([], '/en/cart')).toBe('/en/cart');
});

it('takes the code of a permalink with its goods, and shows it beside the sum until it is removed', async () => {
  stubVariant(true, 5);
  const asked = [{ ...line(1, 1), isAvailable: true }];
  expect(await open(asked, '/en/cart?add=1&discount=SPRING', link(null, null))).toBe('/en/cart');
  cleanup();
  await open([], '/en/cart');
  await vi.waitFor(() => expect(document.querySelector('.sum')?.textContent).toContain('SPRING'));
  await act(async () => document.querySelector<HTMLButtonElement>('.sum button')?.click());
  expect(cartCode.get().code).toBeNull();
});

it('says what is wrong with a code and does not take it', async () => {
  stubVariant(true, 5);
  expect(await open([], '/en/cart?discount=SPRING', link('Unknown', '/en'))).toBe('/en/cart?discount=SPRING');
  expect(screen.getByText('We found no code “SPRING”.', { exact: false })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue to the shop' }).getAttribute('href')).toBe('/en');
  expect(cartCode.get().code).toBeNull();
  cleanup();
  const asked = [{ ...line(1, 1), isAvailable: true }];
  expect(await open(asked, '/en/cart?add=1&discount=SPRING', link('UsedUp', null))).toBe('/en/cart?discount=SPRING');
  expect(cartState.get().items).toHaveLength(1);
});
