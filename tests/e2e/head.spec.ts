/** What browsers, telephones and readers of shared links are told about a page, and whether it is there. */
import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect } from '@playwright/test';
import { storePages } from '#domain/shop/store-pages.ts';
import { shop } from '#shop.config';
import { test } from './store-fixture.ts';
import { LAPTOP, languages } from './words.ts';

const tokens = readFileSync(new URL('../../art/brand/tokens.css', import.meta.url), 'utf8');
const ground = /--ground:\s*(#[0-9a-f]{6})/.exec(tokens)?.[1];

const PAGES = [
  ...['/', '/products', '/finder', '/compare', '/account', '/blog', '/no/such/page'],
  ...storePages.map(({ path }) => path),
];

async function headOf(request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text();
  expect(html.slice(0, 15), `${address} is laid out by the standards`).toBe('<!DOCTYPE html>');
  const all = [...html.matchAll(/<(?:meta|link) [^>]*>/g)].map(([tag]) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, readEntities(value ?? '')]),
    ),
  );
  return {
    meta: (name: string) => all.filter((tag) => (tag.property ?? tag.name) === name).map(({ content }) => content),
    link: (rel: string) => all.filter((tag) => tag.rel === rel).map(({ href }) => href ?? ''),
  };
}

function readEntities(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
}

/** Width and height of a PNG, or of the first frame of a baseline or progressive JPEG. */
function sizeOf(bytes: Buffer): [width: number, height: number] {
  if (bytes.toString('latin1', 1, 4) === 'PNG') return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  for (let index = 2; index < bytes.length; index += 2 + bytes.readUInt16BE(index + 2)) {
    const marker = bytes[index + 1];
    if (marker === 0xc0 || marker === 0xc2) return [bytes.readUInt16BE(index + 7), bytes.readUInt16BE(index + 5)];
  }
  return [0, 0];
}

for (const { language, t, path } of languages) {
  test.describe(`in ${language}`, () => {
    test('every kind of page has the shop’s picture beside its link', async ({ request, store }) => {
      for (const page of PAGES) {
        const { meta } = await headOf(request, path(page));
        expect([page, meta('og:image')]).toEqual([page, [`${store.url}/social-${language}.jpg`]]);
        expect(meta('og:image:width')).toEqual(['1200']);
        expect(meta('og:image:height')).toEqual(['630']);
        expect(meta('og:image:alt')).toEqual([`${shop.name[language]}. ${t('shop.motto')}`]);
        expect(meta('twitter:card')).toEqual(['summary_large_image']);
        expect(meta('og:site_name')).toEqual([shop.name[language]]);
      }
      const picture = await request.get(`/social-${language}.jpg`);
      expect(picture.headers()['content-type']).toBe('image/jpeg');
      expect(sizeOf(await picture.body())).toEqual([1200, 630]);
    });

    test('a page that is not there has a whole head too, and is kept out of the indexes', async ({ request }) => {
      const { meta } = await headOf(request, path('/no/such/page'));
      expect(meta('robots')).toEqual(['noindex, follow']);
      // A description is plain text: its spaces are plain too.
      expect(meta('description')).toEqual([t('notFound.lead').replaceAll('\u00A0', ' ')]);
      expect(meta('og:title')).toEqual([`${t('meta.notFound')} | ${shop.name[language]}`]);
    });

    test('a product has its own, in the size that is told', async ({ request, store }) => {
      const { meta } = await headOf(request, path(`/product/laptop/${LAPTOP.handle}`));
      const [address = ''] = meta('og:image');
      expect(address).toMatch(new RegExp(`^${store.url}/cdn/shop/files/.*&width=1200&format=jpg$`));
      expect(meta('og:image:alt')[0]?.length).toBeGreaterThan(5);
      const picture = await request.get(address);
      expect(picture.headers()['content-type']).toBe('image/jpeg');
      const [width, height] = sizeOf(await picture.body());
      expect([meta('og:image:width'), meta('og:image:height')]).toEqual([[String(width)], [String(height)]]);
    });

    test('the sign and the manifest are there, in the colours of the tokens', { tag: '@own-page' }, async ({
      request,
      page,
    }) => {
      const { link, meta } = await headOf(request, path('/'));
      expect(meta('theme-color')).toEqual([ground]);
      for (const address of [...link('icon'), ...link('apple-touch-icon')]) {
        const answer = await request.get(address);
        expect([address, answer.status()]).toEqual([address, 200]);
        expect(answer.headers()['content-type']).toMatch(/^image\//);
      }
      const [address = ''] = link('manifest');
      const answer = await request.get(address);
      expect(answer.headers()['content-type']).toBe('application/manifest+json');
      const manifest = await answer.json();
      expect(manifest).toMatchObject({
        name: shop.name[language],
        short_name: shop.name[language],
        lang: language,
        start_url: path('/'),
        theme_color: ground,
        background_color: ground,
      });
      for (const icon of manifest.icons) {
        const bytes = await (await request.get(icon.src)).body();
        expect(sizeOf(bytes).join('x')).toBe(icon.sizes);
      }
      // The browser itself finds no fault with it, and the policy lets it through.
      await page.goto(path('/'));
      const browser = await page.context().newCDPSession(page);
      const read = await browser.send('Page.getAppManifest');
      expect(read.errors).toEqual([]);
      expect(read.url).toContain(address);
    });
  });
}

test('the old names that browsers ask for by themselves are there', async ({ request }) => {
  for (const name of ['/favicon.ico', '/apple-touch-icon.png']) expect((await request.get(name)).status()).toBe(200);
  expect(sizeOf(await (await request.get('/apple-touch-icon.png')).body())).toEqual([180, 180]);
});
