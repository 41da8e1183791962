import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MAX_COMPARED } from '#domain/machine/compare-laptops.ts';
import { Layout } from '#tests/support/draw.tsx';
import { platformProduct } from '#tests/support/platform-product.ts';
import { clearCompared } from '../../state/compare-state.ts';
import { getToasts } from '../../state/toasts.ts';
import { toCardProduct } from '../../storefront/catalogue/card-product.ts';
import type { ProductSummary } from '../../storefront/documents.ts';
import { Cards } from './results.tsx';

const cardOf = (id: number) =>
  toCardProduct(
    platformProduct({
      id,
      handle: `latitude-${id}`,
      title: `Dell Latitude 541${id} (i5-8350U, 8GB RAM, 256GB SSD, 14" FHD, GA)`,
    }) as ProductSummary,
  );

beforeEach(clearCompared);
afterEach(cleanup);

it('takes as many as a comparison holds, and says that one more has no room', async () => {
  render(<Cards products={Array.from({ length: MAX_COMPARED + 1 }, (_, id) => cardOf(id))} />, { wrapper: Layout });
  const buttons = screen.getAllByRole('button', { name: /compar/i });
  const pressed = () => buttons.map((button) => button.getAttribute('aria-pressed') === 'true');
  const press = (index: number) => act(async () => buttons[index]?.click());
  for (let index = 0; index < MAX_COMPARED; index += 1) await press(index);
  expect(getToasts()).toEqual([]);
  await press(MAX_COMPARED);
  expect(getToasts().map(({ kind }) => kind)).toEqual(['error']);
  expect(pressed()).toEqual([...Array(MAX_COMPARED).fill(true), false]);
  await press(0);
  await press(MAX_COMPARED);
  expect(pressed()).toEqual([false, ...Array(MAX_COMPARED).fill(true)]);
  expect(getToasts()).toEqual([]);
});
