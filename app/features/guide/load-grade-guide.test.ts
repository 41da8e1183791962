import { expect, it } from 'vitest';
import { platformOf, platformProduct } from '#tests/support/platform-product.ts';
import { readRouteData } from '#tests/support/read-route-data.ts';
import { createTestStorefront } from '#tests/support/storefront-handler.tsx';

const upgradable = platformProduct({
  id: 1,
  handle: 't480',
  title: 'Lenovo ThinkPad T480 (i5-8350U, 8GB RAM, 256GB SSD, 14", GA)',
  variants: [
    { id: 1, price: '229.0', options: { 'RAM memory': '8 GB' } },
    { id: 2, price: '259.0', options: { 'RAM memory': '16 GB' } },
  ],
});
const tablet = platformProduct({
  id: 2,
  handle: 'ipad-9',
  title: 'Apple iPad 9 (A13, 3GB RAM, 64GB SSD, 10.2", GA)',
  productType: 'Tablet',
});

interface Shown {
  counts?: Record<string, number>;
}

async function shownAt(path: string): Promise<Shown> {
  const store = await createTestStorefront({ platform: platformOf([upgradable, tablet]) });
  const routes = Object.values(await readRouteData((await store.get(path)).response));
  return Object.assign({}, ...routes) as Shown;
}

it('counts laptops alone in the guide to the grades', async () => {
  expect((await shownAt('/en/services/grade-guide.data')).counts).toMatchObject({ a: 1, b: 0 });
});
