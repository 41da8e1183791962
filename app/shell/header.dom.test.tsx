import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { InEnglish } from '#tests/support/draw.tsx';
import { cartState, clearCart, replaceItems } from '../state/cart-state.ts';
import { Header } from './header.tsx';

beforeEach(clearCart);
afterEach(cleanup);

it('counts the pieces in the cart, and opens it', async () => {
  const element = (
    <InEnglish>
      <Header account={null} />
    </InEnglish>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const button = () => screen.getByRole('button', { name: /cart/i });
  expect(button().textContent).toBe('');
  const product = { id: 'gid://shopify/Product/1', handle: 't480', title: 'ThinkPad T480', images: [] };
  const price = { amount: '229.0', currencyCode: 'EUR' };
  const line = { product, price, variantTitle: '', selectedOptions: [] };
  act(() =>
    replaceItems([
      { ...line, variantId: 'gid://shopify/ProductVariant/1', quantity: 2 },
      { ...line, variantId: 'gid://shopify/ProductVariant/2', quantity: 1 },
    ]),
  );
  expect(button().textContent).toBe('3');
  expect(button().getAttribute('aria-label')).toContain('3');
  await act(async () => button().click());
  expect(cartState.get().isDrawerOpen).toBe(true);
});
