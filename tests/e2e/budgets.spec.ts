/** What a first visit may weigh. */
import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { reviews } from '#shop.config';
import { test } from './store-fixture.ts';
import { LAPTOP } from './words.ts';

const client = resolve(import.meta.dirname, '../../build/client');

/** Bytes of a page, packed with brotli. */
const PAGE_BYTES = 22_000;
/** Bytes of all scripts that a page starts with, packed with brotli. */
const SCRIPT_BYTES = 136_000;

const pages = ['/', '/products', '/products?kind=laptop', '/finder'];

for (const path of pages.flatMap((page) => [page, `/en${page === '/' ? '' : page}`])) {
  test(`${path} and its scripts are light`, async ({ store }) => {
    await expectWithinBudget(store.url, path);
  });
}

for (const language of ['', '/en']) {
  test(`a product${language ? ' in English' : ''} and its scripts are light`, async ({ store }) => {
    const list = await (await fetch(`${store.url}${language}/products?kind=laptop`)).text();
    const path = /href="((?:\/en)?\/product\/[^"?#]+)"/.exec(list)?.[1] ?? '';
    await expectWithinBudget(store.url, path);
  });
}

const PRODUCT = `/product/laptop/${LAPTOP.handle}`;

for (const path of ['/', '/en', '/products', '/en/products', '/finder', PRODUCT, '/cart']) {
  test(`${path} fetches no script that it does not name`, { tag: '@own-page' }, async ({ page, store }) => {
    const named = new Set((await (await fetch(store.url + path)).text()).match(/[\w.-]+\.js/g));
    const fetched: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && fetched.push(basename(request.url())));
    await page.goto(store.url + path, { waitUntil: 'networkidle' });
    expect(fetched.length).toBeGreaterThan(5);
    expect(fetched.filter((file) => !named.has(file))).toEqual([]);
  });
}

/** Bytes of a typeface. */
const FONT_BYTES: Readonly<Record<string, number>> = { greek: 8_500, latin: 12_800 };

for (const path of ['/', '/en', '/products', '/en/products', '/finder', '/en/finder', PRODUCT, `/en${PRODUCT}`]) {
  test(`${path} fetches the typeface of its script alone`, { tag: '@own-page' }, async ({ page, store }) => {
    const fonts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'font' && fonts.push(basename(request.url())));
    await page.goto(store.url + path, { waitUntil: 'networkidle' });
    // A page in English that had Greek letters would be laid out a second time when they come.
    const wanted = path.startsWith('/en') ? ['latin'] : ['greek', 'latin'];
    const scriptOf = (font: string) => /^commissioner-(.*)-wght-normal/.exec(font)?.[1] ?? '';
    expect(fonts.map(scriptOf).sort()).toEqual(wanted);
    for (const font of fonts) {
      const bytes = readFileSync(join(client, 'assets', font)).length;
      expect(bytes, font).toBeLessThanOrEqual(FONT_BYTES[scriptOf(font)] ?? 0);
    }
  });
}

test('letters that no page begins with are fetched for the text that has them', { tag: '@own-page' }, async ({
  page,
  store,
}) => {
  await page.goto(`${store.url}/en`, { waitUntil: 'networkidle' });
  const rarer = page.waitForRequest(/commissioner-latin-more-wght-normal/);
  await page.locator('h1').evaluate((heading) => heading.append('Zoë'));
  await rarer;
  await expect.poll(() => page.evaluate(() => document.fonts.check('1em Commissioner', 'Zoë'))).toBe(true);
});

async function expectWithinBudget(url: string, path: string): Promise<void> {
  const html = await (await fetch(url + path)).text();
  const late = /data-modules="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  expect(late.length).toBeGreaterThan(5);
  expect(html).not.toMatch(/rel="modulepreload"|type="module"/);
  const page = brotliCompressSync(html).length;
  expect.soft(page, `${path}: the page, ${page} bytes`).toBeLessThanOrEqual(PAGE_BYTES);
  const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js(?=[" ])/g) ?? [])].map((file) => ({
    file,
    bytes: readFileSync(join(client, `${file}.br`)).length,
  }));
  // Loaders bring the opinions that a page shows.
  const opinions = reviews.flatMap(({ text }) => Object.values(text));
  const code = scripts.map(({ file }) => readFileSync(join(client, file), 'utf8')).join('\n');
  expect(opinions.filter((text) => code.includes(text))).toEqual([]);
  const all = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  const list = scripts.map(({ file, bytes }) => `${bytes} ${file}`).join('\n');
  expect.soft(all, `${path}: all scripts, ${all} bytes\n${list}`).toBeLessThanOrEqual(SCRIPT_BYTES);
}
