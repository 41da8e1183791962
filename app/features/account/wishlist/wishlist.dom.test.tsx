import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Layout } from '#tests/support/draw.tsx';
import { platformProduct } from '#tests/support/platform-product.ts';
import { addToWishlist, clearWishlist } from '../../../state/wishlist-state.ts';
import { toCardProduct } from '../../../storefront/catalogue/card-product.ts';
import type { ProductSummary } from '../../../storefront/documents.ts';
import { Wishlist } from './wishlist.tsx';

const wished = (id: number) => ({
  id: `gid://shopify/Product/${id}`,
  handle: `t48${id}`,
  title: `Lenovo ThinkPad T48${id} (i5-8350U, 8GB RAM, 256GB SSD, 14" FHD, GA)`,
  image: null,
  price: { amount: '229.0', currencyCode: 'EUR' },
});
/** The card that the store answers today. */
const cardOf = (id: number, price: string, isAvailable = true) => {
  const { handle, title } = wished(id);
  return toCardProduct(
    platformProduct({ id, handle, title, variants: [{ id, price, isAvailable }] }) as ProductSummary,
  );
};
const itemOf = (id: number) =>
  screen.getByRole('heading', { name: new RegExp(`T48${id}`) }).closest('li') as HTMLElement;

/** Shows the list, and then what the store answers. */
async function show(cards: unknown[] | Error) {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  vi.stubGlobal('fetch', async () => {
    await answered;
    if (cards instanceof Error) throw cards;
    return Response.json(cards);
  });
  render(<Wishlist />, { wrapper: Layout });
  const before = document.body.textContent;
  await act(async () => answer());
  return before;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  clearWishlist();
});

it('shows today’s price, and how it changed since', async () => {
  for (const id of [1, 2, 3]) addToWishlist(wished(id));
  await show([cardOf(1, '199.0'), cardOf(2, '249.0'), cardOf(3, '229.0')]);
  await waitFor(() => expect(itemOf(1).textContent).toContain('199.00'));
  expect(itemOf(1).textContent).toContain('Down from 229.00');
  expect(itemOf(2).textContent).toContain('Was 229.00');
  expect(itemOf(3).textContent).not.toMatch(/Down from|Was /);
});

it('leads from what is sold out to the nearest ones, and from nothing else', async () => {
  addToWishlist(wished(1));
  addToWishlist(wished(2));
  await show([cardOf(1, '229.0', false), cardOf(2, '229.0')]);
  await waitFor(() => within(itemOf(1)).getByRole('link', { name: 'See the closest ones' }));
  expect(within(itemOf(2)).queryByRole('link', { name: 'See the closest ones' })).toBeNull();
});

it('says that a laptop is gone only when the store has said so', async () => {
  addToWishlist(wished(1));
  expect(await show([])).not.toContain('No longer sold');
  await waitFor(() => expect(itemOf(1).textContent).toContain('No longer sold'));
  cleanup();
  const before = await show(new TypeError('fetch failed'));
  expect(before).toContain('T481');
  expect(itemOf(1).textContent).not.toContain('No longer sold');
  expect(itemOf(1).textContent).toContain('229.00');
});

it('asks for every one of a long list, some at a time', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string | Request) => {
    asked.push(typeof address === 'string' ? address : address.url);
    return Response.json([]);
  });
  const handles = Array.from({ length: 30 }, (_, id) => `t48${id}`);
  for (const [id] of handles.entries()) addToWishlist(wished(id));
  await act(async () => void render(<Wishlist />, { wrapper: Layout }));
  const named = asked.map((address) => new URL(address, location.origin).searchParams.getAll('laptop'));
  expect(named.map(({ length }) => length)).toEqual([24, 6]);
  expect(named.flat().sort()).toEqual(handles.sort());
  expect(screen.getAllByRole('listitem')).toHaveLength(30);
});
