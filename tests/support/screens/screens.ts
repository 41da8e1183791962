/**
 * Every screen of the store, and the states of it that somebody should have looked at, in one list: pictures are taken of
 * it (`npm run screens`), and the reading tests go through it.
 */
import { storePages } from '#domain/shop/store-pages.ts';
import { LAPTOP } from '../../e2e/words.ts';
import { ACCOUNT } from './account-states.ts';
import { PRODUCT } from './buying.ts';
import { BUYING } from './buying-states.ts';
import { FINDING } from './finding-states.ts';
import { READING } from './reading-states.ts';
import type { Screen } from './screen.ts';

const OTHER = 'dell-latitude-5420-i5-1145g7-16gb-a-plus';

/** What can be reached by its address alone. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', address: '/' },
  { name: 'products', address: '/products' },
  { name: 'products-filtered', address: '/products?brand=dell&cpu=8th-gen&price=150-250&price=250-350' },
  { name: 'products-none-match', address: '/products?brand=apple&ram=64gb&screen=17-inch' },
  { name: 'products-no-results', address: '/products?q=nothing-like-this' },
  { name: 'product', address: PRODUCT },
  { name: 'product-sold-out', address: '/product/laptop/lenovo-thinkpad-t580-i5-8250u-8gb-a' },
  {
    name: 'product-unavailable',
    address: '/product/laptop/lenovo-thinkpad-x1-carbon-gen-7-i5-8265u-8gb-a-plus',
  },
  { name: 'product-missing', address: '/product/laptop/never-was' },
  { name: 'product-dock', address: '/product/laptop/dell-wd19s-180w-a' },
  { name: 'product-monitor', address: '/product/laptop/dell-p2419h-a' },
  { name: 'product-tablet', address: '/product/laptop/samsung-galaxy-tab-s7-128gb-a' },
  { name: 'finder-question', address: '/finder' },
  { name: 'finder-use', address: '/finder?budget=0-500' },
  { name: 'finder-size', address: '/finder?budget=0-500&use=office' },
  { name: 'finder-priority', address: '/finder?budget=0-500&use=office&size=daily' },
  { name: 'finder-result', address: '/finder?budget=0-500&use=office&size=daily&priority=speed' },
  { name: 'compare-empty', address: '/compare' },
  { name: 'compare-two', address: `/compare?laptop=${LAPTOP.handle}&laptop=${OTHER}` },
  ...storePages.map(({ handle, path }) => ({ name: handle, address: path })),
  { name: 'blog', address: '/blog' },
  { name: 'contact-prefilled', address: '/contact?type=warranty&order=1001' },
  { name: 'contact-sent', address: '/contact?sent=copied' },
  { name: 'account-logged-out', address: '/account' },
  { name: 'not-found', address: '/no/such/page' },
];

/** What somebody does first. */
export const STATES: readonly Screen[] = [...FINDING, ...BUYING, ...ACCOUNT, ...READING];
