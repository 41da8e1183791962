import { expect, it } from 'vitest';
import { toLocalAddress, toStorePath, withQuery } from './hosted-paths.ts';

it.each([
  ['/pages/terms', '/terms'],
  ['/en/pages/our-story', '/en/about/our-story'],
  ['/pages/nowhere', null],
  ['/pages', null],
  ['/policies/refund-policy', '/terms#withdrawal'],
  ['/policies/legal-notice', '/terms'],
  ['/policies/contact-information', '/contact'],
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
  ['/shop/page/2/', '/products'],
  ['/shop/about', null],
  ['/my-account/', '/account'],
  ['/en/my-account/view-order/12/', '/en/account'],
  ['/my-accounts', null],
  ['/dell-latitude-7490.html', '/product/laptop/dell-latitude-7490'],
  ['/en/laptops/dell/dell-latitude-7490.html', '/en/product/laptop/dell-latitude-7490'],
  ['/catalogsearch/result/', '/search'],
  ['/checkout/cart/', '/cart'],
  ['/checkouts/abc', null],
  ['/customer/account/login', '/account'],
  ['/.html', null],
  ['/discount/SPRING', '/cart?discount=SPRING'],
  ['/en/discount/A+B%20%CE%91/', '/en/cart?discount=A%2BB%20%CE%91'],
  ['/discount', null],
  ['/discount/a/b', null],
  ['/', null],
])('the hosted platform’s %s is %s here', (path, expected) => {
  expect(toStorePath(path)).toBe(expected);
});

it.each([
  ['/products/t480?variant=7#specs', '/en/product/laptop/t480?variant=7#specs'],
  ['products/t480', '/en/product/laptop/t480'],
  ['https://shop.example.gr/cart/41:1', '/en/cart/41:1'],
  ['/policies/refund-policy?x=1', '/en/terms?x=1#withdrawal'],
  ['/', '/en'],
  ['', '/en'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['/.//evil.example', null],
  ['https://shop.example.gr.evil.example/', null],
  ['https://shop.example.gr@evil.example/', null],
  ['javascript:alert(1)', null],
  ['http://', null],
])('a link to %j leads to %s', (text, address) => {
  expect(toLocalAddress(text, 'https://shop.example.gr', 'en')).toBe(address);
});

it('keeps the language that a link names', () => {
  expect(toLocalAddress('/en/products/t480', 'https://shop.example.gr', 'el')).toBe('/en/product/laptop/t480');
});

it.each([
  ['/cart?discount=A', 'utm=1', '/cart?discount=A&utm=1'],
  ['/terms#delivery', '?x=1', '/terms?x=1#delivery'],
  ['/terms', '', '/terms'],
])('%s with %j', (address, query, whole) => {
  expect(withQuery(address, query)).toBe(whole);
});
