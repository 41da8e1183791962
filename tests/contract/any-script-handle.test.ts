/** A product whose handle is not of Latin letters has a page, an entry in the sitemap and in the feeds, each with an encoded address. */
import pino from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { toStorePath } from '#domain/shop/hosted-paths.ts';
import { importProducts } from '#platform/catalogue/import/import-products.ts';
import { amongPictures } from '#platform/media/gather-pictures.ts';
import { createPlatform } from '#platform/platform.ts';
import { useDatabase } from '#tests/support/databases.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/storefront-handler.tsx';
import { NOW, PUBLIC_URL, TOKEN } from '#tests/support/test-platform.ts';

describe('a handle of Greek letters', () => {
  const location = useDatabase('sqlite');
  const ENCODED = encodeURIComponent('φορητός-t480');
  let store: TestStorefront;

  beforeAll(async () => {
    const platform = await createPlatform({
      ...location(),
      seed: 'none',
      publicUrl: PUBLIC_URL,
      storefrontToken: TOKEN,
      log: pino({ enabled: false }),
      now: () => NOW,
    });
    const file = `Handle,Title,Vendor,Variant SKU,Variant Inventory Qty,Variant Price,Image Src
φορητός-t480,"Lenovo ThinkPad T480 (i5-8350U, 16GB RAM, 256GB SSD, 14"" FHD, A)",Lenovo,T480,3,269.00,pro-14-front
`;
    const settings = { findPicture: amongPictures(new Set(['pro-14-front'])) };
    await importProducts(platform.context, new TextEncoder().encode(file), settings);
    store = await createTestStorefront({
      now: () => NOW,
      async platform(request) {
        const headers = new Headers(request.headers);
        headers.set('X-Shopify-Storefront-Access-Token', TOKEN);
        const init = { method: 'POST', headers, body: await request.text() };
        return platform.storefrontApi(new Request(`${PUBLIC_URL}/api/2025-07/graphql.json`, init));
      },
    });
    return () => platform.close();
  });

  it.each(['/product/laptop/', '/en/product/laptop/'])('its page is at %s', async (path) => {
    const { response, html } = await store.get(path + ENCODED);
    expect(response.status).toBe(200);
    expect(html).toContain('ThinkPad T480');
    expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toMatch(new RegExp(`${path}${ENCODED}$`));
  });

  it('links to it with a sign behind lead there', async () => {
    const { response } = await store.get(`/product/laptop/${ENCODED}.`);
    expect([response.status, response.headers.get('location')]).toEqual([301, `/product/laptop/${ENCODED}`]);
  });

  it('addresses of a hosted shop lead there, however long', () => {
    const long = encodeURIComponent('φ'.repeat(255));
    expect(toStorePath(`/products/${ENCODED}`)).toBe(`/product/laptop/${ENCODED}`);
    expect(toStorePath(`/en/collections/all/products/${long}`)).toBe(`/en/product/laptop/${long}`);
  });

  it.each(['/products', '/sitemap.xml', '/feeds/skroutz.xml', '/feeds/google.xml', '/feeds/bestprice.xml'])(
    '%s names it encoded, and in no other way',
    async (path) => {
      const { response, html } = await store.get(path);
      expect(response.status).toBe(200);
      expect(html).toContain(`/product/laptop/${ENCODED}`);
      expect(html).not.toContain('laptop/φορητός');
    },
  );
});
