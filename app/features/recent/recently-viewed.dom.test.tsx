import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Layout } from '#tests/support/draw.tsx';
import { platformProduct } from '#tests/support/platform-product.ts';
import { toCardProduct } from '../../storefront/catalogue/card-product.ts';
import type { ProductSummary } from '../../storefront/documents.ts';
import { RecentlyViewed } from './recently-viewed.tsx';

const HANDLES = ['a1', 'b2', 'c3', 'd4', 'e5'];

/** @returns what the store was asked, and what is shown of its answer */
async function show(cards: unknown[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string | Request) => {
    asked.push(typeof address === 'string' ? address : address.url);
    return Response.json(cards);
  });
  await act(async () => void render(<RecentlyViewed handles={HANDLES} />, { wrapper: Layout }));
  return { asked: asked.map((address) => new URL(address, location.origin).searchParams.getAll('laptop')) };
}

it('asks for the last four, and shows those that are still sold', async () => {
  const title = 'Dell Latitude 5410 (i5-8350U, 8GB RAM, 256GB SSD, 14" FHD, GA)';
  const { asked } = await show([toCardProduct(platformProduct({ id: 1, handle: 'b2', title }) as ProductSummary)]);
  expect(asked).toEqual([HANDLES.slice(0, 4)]);
  expect(document.querySelectorAll('li.card')).toHaveLength(1);
});

it('is not there where none is sold any more', async () => {
  await show([]);
  expect(document.body.textContent).toBe('');
});
