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
  ['/collections/all', '/products'],
  ['/collections/dell', null],
  ['/collections/dell/products/alpha-14', '/product/laptop/alpha-14'],
  ['/products/φορητός-t480', '/product/laptop/φορητός-t480'],
  ['/products/%CF%86-t480', '/product/laptop/%CF%86-t480'],
  ['/products/a/b', null],
  ['/account/login', '/account'],
  ['/en/account/orders', '/en/account'],
  ['/account/orders/1001', '/account'],
  ['/account/loginx', null],
  ['/account/reset/1/token', null],
  ['/.well-known/change-password', '/account'],
  ['/products/alpha-14', '/product/laptop/alpha-14'],
  ['/en/products/alpha-14', '/en/product/laptop/alpha-14'],
  ['/products', null],
  ['/products/', null],
  ['/products.data', null],
  ['/blogs/news', '/blog'],
  ['/blogs/news/first', '/blog'],
  ['/products/../../etc', null],
  ['/product-category/laptops/lenovo/', '/products'],
  ['/en/product-tag/business', '/en/products'],
  ['/product-category/', null],
  ['/shop/', '/products'],
  ['/', null],
])('the hosted platform’s %s is %s here', (path, expected) => {
  expect(toStorePath(path)).toBe(expected);
});
