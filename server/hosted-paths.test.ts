import { expect, it } from 'vitest';
import { toStorePath } from './hosted-paths.ts';

it.each([
  ['/pages/terms', '/terms'],
  ['/en/pages/our-story', '/en/about/our-story'],
  ['/pages/nowhere', null],
  ['/pages', null],
  ['/policies/refund-policy', '/terms#withdrawal'],
  ['/policies/constructor', null],
  ['/collections', '/products'],
  ['/collections/dell/products', '/products'],
  ['/products/alpha-14', '/product/laptop/alpha-14'],
  ['/en/products/alpha-14', '/en/product/laptop/alpha-14'],
  ['/products', null],
  ['/products/', null],
  ['/products.data', null],
  ['/blogs/news', '/blog'],
  ['/blogs/news/first', '/blog'],
  ['/products/../../etc', null],
  ['/', null],
])('the hosted platform’s %s is %s here', (path, expected) => {
  expect(toStorePath(path)).toBe(expected);
});
