/**
 * What each page says and offers in each of its states, whole. A decision that a component or a loader takes otherwise changes a line.
 * After a change that is meant: `npx vitest run app/page-outlines -u`, and read the difference.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { outline } from '#tests/support/outline.ts';
import { outlinedShop } from '#tests/support/outlined-shop.ts';
import { platformOf } from '#tests/support/platform-product.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/storefront-handler.tsx';

const PAGES: Readonly<Record<string, string>> = {
  home: '/en',
  'home in Greek': '/',
  list: '/en/products?kind=laptop',
  'list by a facet, dearest first': '/en/products?brand=lenovo&sort=priceDesc',
  'list of one variant': '/en/products?q=t480+16gb',
  'list in Greek': '/products?grade=a&price=150-250',
  'search with a slip': '/en/products?q=thinkpda',
  'search above what is sold': '/en/products?q=laptop+64gb+under+100',
  'list of what is no laptop': '/en/products?kind=dock,charger',
  'search for two models': '/en/products?q=t480+or+latitude+5400',
  'search that leaves a word out': '/en/products?q=thinkpad+t14+i5-1135G7',
  'search for a service': '/en/products?q=how+do+i+return+a+laptop',
  'search for what is not sold': '/en/products?q=playstation',
  'list without a result': '/en/products?brand=apple&ram=32gb',
  product: '/en/product/laptop/t480',
  'product, another variant': '/en/product/laptop/t480?variant=12',
  'product without a system': '/en/product/laptop/t480?variant=13',
  'product in Greek': '/product/laptop/t480-aa',
  'product sold out': '/en/product/laptop/t480-gone',
  'product with Ubuntu': '/en/product/laptop/latitude-5400',
  'product without updates': '/en/product/laptop/x260',
  'product with colours': '/en/product/laptop/air-m1?variant=72',
  'product with an Intel Mac': '/en/product/laptop/air-2018',
  tablet: '/en/product/laptop/ipad-10',
  'tablet with a keyboard': '/en/product/laptop/surface-pro-7',
  dock: '/en/product/laptop/wd19',
  charger: '/en/product/laptop/charger-65w',
  'dock that is asked about': '/en/product/laptop/wd19?fits=Lenovo+ThinkPad+T480',
  'product without a picture': '/en/product/laptop/no-picture',
  'product that never was': '/en/product/laptop/never',
  'comparison of none': '/en/compare',
  'comparison of one': '/en/compare?laptop=t480',
  'comparison of two': '/en/compare?laptop=t480~12&laptop=elitebook-850-g7',
  'comparison of four kinds': '/en/compare?laptop=t480&laptop=air-m1&laptop=ipad-10&laptop=gone',
  'comparison with one sold out': '/en/compare?laptop=t480&laptop=t480-gone',
  'comparison of a tablet with a keyboard': '/en/compare?laptop=surface-pro-7&laptop=air-2018&laptop=elitebook-850-g7',
  'grade guide': '/en/services/grade-guide',
  'finder, first question': '/en/finder',
  'finder, budget changed': '/en/finder?use=study&size=any&priority=speed&system=windows',
  'finder, third question': '/en/finder?budget=0-500&use=office',
  'finder, result': '/en/finder?budget=0-500&use=office&size=any&priority=price',
  'finder, result for a Mac': '/en/finder?budget=0-500&use=study&size=any&priority=condition&system=mac',
  'finder, result for Windows': '/en/finder?budget=0-500&use=office&size=any&priority=speed&system=windows',
  'finder, result for a bag': '/en/finder?budget=0-500&use=study&size=daily&priority=speed',
  'finder, result for drawing': '/en/finder?budget=500-800&use=media&size=desk&priority=speed',
  'finder, result for years': '/en/finder?budget=0-450&use=code&size=balanced&priority=lifetime',
  'finder, budget above all': '/en/finder?budget=1200%2B&use=media&size=any&priority=speed',
  'empty cart': '/en/cart',
  'cart by its address': '/en/cart?add=12:2,14,999',
  contact: '/en/contact',
  'contact about an order': '/en/contact?type=warranty&order=1001',
  'contact, message sent': '/en/contact?sent=copied',
  'contact, message sent without a copy': '/en/contact?sent=1',
  'withdrawal of an order': '/en/withdrawal?order=1001',
  blog: '/en/blog',
  'our story': '/en/about/our-story',
  'our mission': '/en/about/our-mission',
  refurbishment: '/en/services/refurbishment',
  warranty: '/en/warranty',
  accessibility: '/en/accessibility',
  terms: '/en/terms',
  account: '/en/account',
  'no such page': '/en/never',
};

/** Of a shop that has nothing to sell yet. */
const EMPTY: Readonly<Record<string, string>> = {
  'home, nothing for sale': '/en',
  'list, nothing for sale': '/en/products?kind=laptop',
  'search, nothing for sale': '/en/products?q=thinkpad',
  'finder result, nothing for sale': '/en/finder?budget=0-500&use=office&size=any&priority=price',
  'grade guide, nothing for sale': '/en/services/grade-guide',
};

const fileOf = (name: string) => `${name.replaceAll(/[^\w]+/g, '-')}.txt`;

// Before a missing one is written anew.
const WRITTEN = readdirSync(join(import.meta.dirname, 'page-outlines'));

let store: TestStorefront;
beforeAll(async () => {
  store = await createTestStorefront({ platform: outlinedShop });
});

const tell = async (shop: TestStorefront, name: string, address: string) => {
  const { html, response } = await shop.get(address);
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  const head = [/<title>(.*?)<\/title>/, /<meta name="robots" content="(.*?)"/, /<link rel="canonical" href="(.*?)"/];
  const told = `${[response.status, ...head.flatMap((part) => part.exec(html)?.[1] ?? [])].join(' ')}\n${outline(main)}`;
  await expect(told).toMatchFileSnapshot(`page-outlines/${fileOf(name)}`);
};
it.each(Object.entries(PAGES))('%s', (name, address) => tell(store, name, address));
it.each(Object.entries(EMPTY))('%s', async (name, address) => {
  await tell(await createTestStorefront({ platform: platformOf([]) }), name, address);
});

it('what stands around each page', async () => {
  const { html } = await store.get('/en/terms');
  await expect(outline(html.replace(/<main.*<\/main>/s, ''))).toMatchFileSnapshot('page-outlines/around.txt');
});

it('each page has its outline, and each outline its page', () => {
  expect(WRITTEN.toSorted()).toEqual([...Object.keys({ ...PAGES, ...EMPTY }).map(fileOf), 'around.txt'].toSorted());
});
