import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Layout } from '#tests/support/draw.tsx';
import { platformProduct } from '#tests/support/platform-product.ts';
import { variantsOf } from '../../storefront/catalogue/card-product.ts';
import type { ProductSummary, ProductVariant } from '../../storefront/documents.ts';
import { OsDialog } from './choice/os-dialog.tsx';
import { ZoomDialog } from './gallery/zoom-dialog.tsx';

const nothing = () => undefined;
afterEach(cleanup);

it('adds the variant that is pressed, and offers none that is sold out', async () => {
  const product = platformProduct({
    id: 1,
    handle: 't480',
    title: 'Lenovo ThinkPad T480 (i5-8350U, 8GB RAM, 256GB SSD, 14" FHD, GA)',
    variants: [
      { id: 11, price: '229.0', options: { System: 'Windows 11 Pro' } },
      { id: 12, price: '214.0', options: { System: 'Ubuntu 24.04 LTS' }, isAvailable: false },
    ],
  });
  const chosen: ProductVariant[] = [];
  const shown = { variants: variantsOf(product as ProductSummary), choosesOs: true, name: 'ThinkPad T480' };
  await act(async () => {
    render(<OsDialog open onClose={nothing} product={shown} onChoose={(variant) => chosen.push(variant)} />, {
      wrapper: Layout,
    });
  });
  const windows = await screen.findByRole<HTMLButtonElement>('button', { name: /Windows/ });
  const ubuntu = screen.getByRole<HTMLButtonElement>('button', { name: /Ubuntu/ });
  expect([windows.disabled, ubuntu.disabled]).toEqual([false, true]);
  expect(windows.textContent).toContain('229.00');
  expect(ubuntu.textContent).toMatch(/Sold out$/);
  act(() => windows.click());
  expect(chosen.map(({ id }) => id)).toEqual(['gid://shopify/ProductVariant/11']);
});

it('goes from picture to picture, and no further than the last', async () => {
  const images = [1, 2, 3].map((n) => ({
    url: `https://cdn.example/${n}.jpg`,
    altText: `Picture ${n}`,
    width: 1200,
    height: 900,
  }));
  const asked: number[] = [];
  const open = async (at: number) => {
    cleanup();
    await act(async () => {
      render(
        <ZoomDialog {...{ images, at }} open title="T480" onShow={(next) => asked.push(next)} onClose={nothing} />,
        { wrapper: Layout },
      );
    });
    const on = await screen.findByRole('button', { name: /next/i });
    const back = screen.getByRole('button', { name: /previous/i });
    expect(screen.getByRole('status').textContent).toContain(String(at + 1));
    for (const button of [back, on]) act(() => button.click());
    return [back, on].map((button) => button.getAttribute('aria-disabled') === 'true');
  };
  expect(await open(0)).toEqual([true, false]);
  expect(await open(2)).toEqual([false, true]);
  expect(asked).toEqual([1, 1]);
});
