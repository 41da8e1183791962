/** A shop with another name and without the demo's promises: none of ours is left on its pages or in its feeds. */
import { globSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { CLAIMS, NAME, OURS } from '#tests/support/another-shop.ts';
import { platformProduct } from '#tests/support/platform-product.ts';
import { createTestStorefront } from '#tests/support/storefront-handler.tsx';

vi.mock('#shop.config', async (importOriginal) =>
  (await import('#tests/support/another-shop.ts')).anotherShop(importOriginal),
);

const root = new URL('../../', import.meta.url);
const modules = globSync('{locales,shop/texts}/{el,en}/**/*.ts', { cwd: root });

/** The headline begins with the demo's name as a word of the language: it is the owner's own text. The box is shown by `extras`. */
const BY_CHOICE =
  /^Ξανά$|^(?:Δωρεάν αυτοκόλλητα ελληνικού πληκτρολογίου|Free stickers for a Greek keyboard|Ένα μικρό δώρο|A small gift)$/;

/** Every text of a module, also of what its functions write. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return BY_CHOICE.test(value) ? [] : [value];
  if (typeof value === 'function') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

it.each(modules)('%s says nothing of the demo’s company', async (file) => {
  const module: object = await import(new URL(file, root).href);
  const texts = Object.values(module).flatMap(textsIn);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => OURS.test(text))).toEqual([]);
});

const price = { amount: '199.0', currencyCode: 'EUR' };
const product = {
  ...platformProduct({
    id: 1,
    handle: 'p-1',
    title: 'Lenovo ThinkPad T480 (i5-8350U, 16GB, 256GB, 14", A)',
    hasPicture: true,
    price,
  }),
  description: 'Ένας φορητός',
  descriptionHtml: '<p>Ένας φορητός</p>',
  codes: { nodes: [] },
  images: { nodes: [{ url: '/p.webp', altText: null, width: 1600, height: 1200 }] },
};

const platform = async () =>
  Response.json({
    data: {
      product,
      products: { nodes: [product], pageInfo: { hasNextPage: false, endCursor: null } },
      articles: { nodes: [] },
    },
  });

const PAGES = ['/', '/products', '/product/laptop/p-1', '/about/our-story', '/about/our-mission', '/contact', '/cart'];
const FEEDS = ['google', 'skroutz', 'bestprice', 'blog'].map((name) => `/feeds/${name}.xml`);
const TEXTS = ['/services/refurbishment', '/services/grade-guide', '/warranty', '/terms', '/privacy', '/withdrawal'];

it.each([...PAGES, ...TEXTS].flatMap((path) => [path, path === '/' ? '/en' : `/en${path}`]))(
  '%s names the shop and none of the demo’s promises',
  async (path) => {
    const store = await createTestStorefront({ platform });
    const { html } = await store.get(path);
    const text = html.replaceAll(/<script.*?<\/script>|<style.*?<\/style>/gs, ' ').replaceAll(/<[^>]+>/g, ' ');
    expect(text).toContain(NAME);
    expect(OURS.exec(text)?.[0] ?? null).toBeNull();
    expect(CLAIMS.exec(text)?.[0] ?? null).toBeNull();
    expect(html, 'a line of networks, a number to call').not.toMatch(/foot__social|href="tel:/);
  },
);

it.each([...FEEDS, '/llms.txt', '/manifest.webmanifest'])('%s has none of the demo’s promises', async (path) => {
  const store = await createTestStorefront({ platform });
  const { html } = await store.get(path);
  expect(html, 'not a page of an error').toMatch(/Anemos|p-1/);
  expect(OURS.exec(html)?.[0] ?? null).toBeNull();
  expect(CLAIMS.exec(html)?.[0] ?? null).toBeNull();
});
