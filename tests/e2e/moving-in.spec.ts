/** A shop that moves in from WooCommerce: its goods and photos are sold, and its old addresses lead to them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { photo } from '../support/photos.ts';
import { WOO_ROWS, woocommerceCsv } from '../support/woocommerce-export.ts';
import { expectAccessible, test } from './store-fixture.ts';

// A store of its own: others count its goods.
test.use({ environment: { PUBLIC_URL: '' } });

const HANDLE = 'dell-latitude-7490-i5-8350u-16gb-ram-256gb-ssd-14-a';
const GREEK_HANDLE = 'φορητός-lenovo-t480';

test('the goods of a WooCommerce shop are sold under their old addresses too', async ({ page, store, request }) => {
  const folder = mkdtempSync(join(tmpdir(), 'xana-woo-'));
  try {
    writeFileSync(join(folder, 'woo.csv'), woocommerceCsv(WOO_ROWS));
    for (const [number, name] of ['pro-14-front', 'grade-a', 'air-13-front'].entries()) {
      writeFileSync(join(folder, `${name}.jpg`), await photo(number));
    }
    const told = store.command(
      ...['products', 'import', join(folder, 'woo.csv'), '--from', 'woocommerce', '--images', folder],
    );
    expect(told).toContain('7 products created');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const [old, now] of [
    [`/product/${HANDLE}/`, `/product/laptop/${HANDLE}`],
    [`/product/${encodeURIComponent(GREEK_HANDLE)}`, `/product/laptop/${encodeURIComponent(GREEK_HANDLE)}`],
    ['/product-category/laptops/dell/', '/products'],
    ['/shop/', '/products'],
  ] as const) {
    const { status, headers } = await request
      .get(old, { maxRedirects: 0 })
      .then((answer) => ({ status: answer.status(), headers: answer.headers() }));
    expect([old, status, headers.location]).toEqual([old, 301, expect.stringMatching(new RegExp(`${now}$`, 'i'))]);
  }
  await expect(async () => {
    await page.goto(`/product/${HANDLE}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Latitude 7490', { timeout: 2_000 });
  }).toPass();
  expect(new URL(page.url()).pathname).toBe(`/product/laptop/${HANDLE}`);
  await expect(page.locator('main')).toContainText('249,00');
  const picture = page.locator('main img').first();
  await expect(picture).toHaveAttribute('src', /\/cdn\/shop\/files\/pro-14-front-\w+/);
  await expectAccessible(page);
  await expect(async () => {
    for (const path of ['/feeds/google.xml', '/sitemap.xml']) {
      expect(await (await request.get(path)).text(), path).toContain(HANDLE);
    }
  }).toPass();
});
