/** What pages and feeds tell of a shop whose courier charges more for islands and remote places. */
import { expect, it, vi } from 'vitest';
import { platformProduct } from '#tests/support/platform-product.ts';
import { createTestStorefront } from '#tests/support/storefront-handler.tsx';

vi.mock('#shop.config', async (importOriginal) => {
  const original = await importOriginal<typeof import('#shop.config')>();
  const list = { file: 'remote-postcodes.csv', source: 'ACS, Δυσπρόσιτες περιοχές', date: '2026-09-01' };
  const zones = { islandExtraCents: 150, remote: { extraCents: 300, extraDays: 1, list } };
  return { ...original, shop: { ...original.shop, delivery: { ...original.shop.delivery, zones } } };
});

const price = { amount: '199.0', currencyCode: 'EUR' };
const base = platformProduct({
  id: 1,
  handle: 'p-1',
  title: 'Lenovo ThinkPad T480 (i5-8350U, 16GB, 256GB, 14", A)',
  hasPicture: true,
  price,
});
const [variant] = base.variants.nodes;
const product = {
  ...base,
  metafields: [],
  description: 'Ένας φορητός',
  updatedAt: '2026-11-19T10:00:00Z',
  images: { nodes: [{ url: '/p.webp', altText: null, width: 1600, height: 1200 }] },
  variants: {
    nodes: [
      { ...variant, availableForSale: true, priorPrice: null, barcode: null, weight: 12, weightUnit: 'KILOGRAMS' },
    ],
  },
};

const open = () =>
  createTestStorefront({
    platform: async () =>
      Response.json({
        data: {
          products: { nodes: [product], pageInfo: { hasNextPage: false, endCursor: null } },
          articles: { nodes: [] },
        },
      }),
  });
const text = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll('\u00A0', ' ');

it('names the list, the prices and the days in the terms', async () => {
  const store = await open();
  const greek = text((await store.get('/terms')).html);
  expect(greek).toContain('Σε δυσπρόσιτες περιοχές έως μία εργάσιμη παραπάνω.');
  expect(greek).toContain('Στις δυσπρόσιτες περιοχές τα μεταφορικά είναι 3,00 € περισσότερα.');
  expect(greek).toContain(
    'Δυσπρόσιτες είναι οι περιοχές του καταλόγου «ACS, Δυσπρόσιτες περιοχές» της 1 Σεπτεμβρίου 2026.',
  );
  const english = text((await store.get('/en/terms')).html);
  expect(english).toContain('To remote places up to one more working day.');
  expect(english).toContain('Remote are the places of the list “ACS, Δυσπρόσιτες περιοχές” of');
});

it('tells a price site no single price where places differ', async () => {
  const store = await open();
  for (const [feed, element] of [
    ['skroutz', '<shipping>'],
    ['bestprice', '<shipping>'],
    ['google', '<g:shipping>'],
  ])
    expect((await store.get(`/feeds/${feed}.xml`)).html).not.toContain(element);
});
