import { expect, it } from 'vitest';
import { draw } from '#tests/support/draw.tsx';
import { platformProduct } from '#tests/support/platform-product.ts';
import { toCardProduct } from '../../storefront/catalogue/card-product.ts';
import type { ProductSummary } from '../../storefront/documents.ts';
import { SecondList } from './second-list.tsx';

it('shows the price of what its button adds, and beside it the lowest of the product', () => {
  const product = platformProduct({
    id: 1,
    handle: 't480',
    title: 'Lenovo ThinkPad T480 (i5-8350U, 8GB RAM, 256GB SSD, 14" FHD, GA)',
    variants: [
      { id: 11, price: '229.0', options: { System: 'Windows 11 Pro' } },
      { id: 12, price: '209.0', options: { System: 'No operating system' } },
    ],
  });
  const products = [{ card: toCardProduct(product as ProductSummary), facts: ['i5-8350U'] }];
  const { text } = draw(<SecondList title="Worth a look" lead="" products={products} all="All" />);
  expect(text).toMatch(/229\.00\s€ 209\.00\s€ without Windows/);
  expect(draw(<SecondList title="Worth a look" lead="" products={[]} all="All" />).html).toBe('');
});
