/** What a first visit may weigh. A file that is not named here, or is heavier than it may be, is named by the test that fails. */
import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { compressBrotli } from '#server/encoding.ts';
import { HIGHEST_QUALITY } from '#server/packed-body.ts';
import { test } from './store-fixture.ts';

const client = resolve(import.meta.dirname, '../../build/client');

/** Bytes of a page, packed with brotli, and its headers: what the first ten segments of a connection carry (RFC 6928), each 1,460. */
const FIRST_FLIGHT_BYTES = 14_600;
/** Bytes of all scripts that a page starts with, packed. */
const SCRIPT_BYTES = 98_850;
const PRODUCT_SCRIPT_BYTES = 103_450;
/** Bytes of one script, packed, by the name that the build gives it. React DOM is three fifths of all. */
const SCRIPTS: Readonly<Record<string, number>> = {
  react: 58_800,
  store: 18_300,
  // The router.
  'entry.client': 3_600,
  layout: 4_200,
  'every-page': 2_850,
  products: 6_650,
  // The screen, and the words of its language.
  product: 7_600,
  home: 3_500,
  catalogue: 1_700,
  finder: 7_900,
  manifest: 1_900,
};
/** What else a page starts with, each. */
const SMALL_SCRIPT_BYTES = 1_500;

const pages = ['/', '/products', '/products?kind=laptop', '/finder'];

for (const path of pages.flatMap((page) => [page, `/en${page === '/' ? '' : page}`])) {
  test(`${path} arrives in one flight, and its scripts have not grown`, async ({ store }) => {
    await expectWithinBudget(store.url, path);
  });
}

for (const language of ['', '/en']) {
  test(`a product${language ? ' in English' : ''} arrives in one flight, and its scripts have not grown`, async ({
    store,
  }) => {
    const list = await (await fetch(`${store.url}${language}/products?kind=laptop`)).text();
    const path = /href="((?:\/en)?\/product\/[^"?#]+)"/.exec(list)?.[1] ?? '';
    await expectWithinBudget(store.url, path, PRODUCT_SCRIPT_BYTES);
  });
}

/**
 * Bytes of a typeface: beside the answer's headers what six (Greek) and nine segments of 1,460 bytes carry, which is what
 * arrives in time for the largest paint (docs/decisions/0095).
 */
const FONT_BYTES: Readonly<Record<string, number>> = { greek: 8_500, latin: 12_800 };

for (const path of ['/', '/en', '/products', '/en/products', '/finder', '/en/finder']) {
  test(`${path} fetches the typeface of its script alone, in one flight`, { tag: '@own-page' }, async ({
    page,
    store,
  }) => {
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

async function expectWithinBudget(url: string, path: string, scriptBytes = SCRIPT_BYTES): Promise<void> {
  const answer = await fetch(url + path);
  const html = await answer.text();
  // As the server packs a page that is asked for again and again.
  const page = await compressBrotli(Buffer.from(html), HIGHEST_QUALITY);
  const head = ['HTTP/1.1 200 OK', ...[...answer.headers].map(([name, value]) => `${name}: ${value}`), '', ''].join(
    '\r\n',
  );
  expect
    .soft(page.length + head.length, `${path}: the page, ${page.length} bytes, with its headers`)
    .toBeLessThanOrEqual(FIRST_FLIGHT_BYTES);
  const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js(?=")/g) ?? [])].map((file) => ({
    file,
    bytes: readFileSync(join(client, `${file}.br`)).length,
  }));
  for (const { file, bytes } of scripts) {
    const name = basename(file).replace(/-[\w-]{8}\.js$/, '');
    expect.soft(bytes, `${path}: ${file}`).toBeLessThanOrEqual(SCRIPTS[name] ?? SMALL_SCRIPT_BYTES);
  }
  const all = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  expect
    .soft(all, `${path}: all scripts\n${scripts.map(({ file, bytes }) => `${bytes} ${file}`).join('\n')}`)
    .toBeLessThanOrEqual(scriptBytes);
}
