import { expect, it } from 'vitest';
import { platformProduct } from '#tests/support/platform-product.ts';
import { createTestStorefront } from '#tests/support/storefront-handler.tsx';

async function open(count = 30) {
  const shop = { now: new Date('2026-11-20T08:00:00Z'), generation: 0, cheapest: '101.0' };
  const store = await createTestStorefront({
    now: () => shop.now,
    readGeneration: () => shop.generation,
    platform: async () => {
      const nodes = Array.from({ length: count }, (_, index) =>
        platformProduct({
          id: index + 1,
          handle: `latitude-${index + 1}`,
          title: `Dell Latitude 54${10 + index} (i5-8350U, 8GB RAM, 256GB SSD, 14", GA)`,
          price: { amount: index === 0 ? shop.cheapest : `${110 + index}.0`, currencyCode: 'EUR' },
        }),
      );
      return Response.json({ data: { products: { nodes, pageInfo: { hasNextPage: false, endCursor: null } } } });
    },
  });
  const all = async (pattern: RegExp) => [...(await store.get('/')).html.matchAll(pattern)].map(([, found]) => found);
  return {
    shop,
    laptops: () => all(/\/product\/laptop\/([\w-]+)/g),
    prices: () => all(/class="price"><span>([\d,]+)/g),
    english: async () => (await store.get('/en')).html,
  };
}

it('shows the same laptops until midnight in Athens, and others on the next day', async () => {
  const { shop, laptops } = await open();
  const first = await laptops();
  expect(first.length).toBeGreaterThan(6);
  shop.now = new Date('2026-11-20T21:59:59Z');
  expect(await laptops()).toEqual(first);
  shop.now = new Date('2026-11-20T22:00:00Z');
  expect(await laptops()).not.toEqual(first);
});

it('shows a new price on the same day', async () => {
  const { shop, prices } = await open();
  expect(await prices()).toContain('101,00');
  shop.cheapest = '87.0';
  shop.generation = 1;
  await expect.poll(prices).toContain('87,00');
  expect(await prices()).not.toContain('101,00');
});

it('says how many laptops there are, from the lowest price on', async () => {
  const text = async (count: number) =>
    (await (await open(count)).english()).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  expect(await text(30)).toMatch(/30 different laptops[^.]*101\.00/);
  expect(await text(1)).toMatch(/\b1 (?:laptop|machine|model)\b[^.]*101\.00/);
});

it('shows no laptop in both of its lists', async () => {
  const html = await (await open()).english();
  const lists = ['id="featured-title"', 'id="second-title"'].map((from) => {
    const list = html.split(from)[1]?.split('</section>')[0] ?? '';
    return [...new Set([...list.matchAll(/\/product\/laptop\/([\w-]+)/g)].map(([, handle]) => handle))];
  });
  const [featured = [], second = []] = lists;
  expect([featured.length, second.length]).toEqual([6, expect.any(Number)]);
  expect(second.length).toBeGreaterThan(2);
  expect(featured.filter((handle) => second.includes(handle))).toEqual([]);
});
