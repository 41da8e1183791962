import { expect, it } from 'vitest';
import { withoutTracking } from './tracking-parameters.ts';

it.each([
  ['/', '/'],
  ['/?', '/'],
  ['/products?ram=16&sort=price', '/products?ram=16&sort=price'],
  ['/products?utm_source=news&ram=16&fbclid=x', '/products?ram=16'],
  ['/?gclid=1&gad_source=2&gbraid=3&wbraid=4&msclkid=5&mc_cid=6&_ga=7&ttclid=8&igshid=9&UTM_Campaign', '/'],
  ['/search?q=utm_source%3D1+%CE%B1&gclid=', '/search?q=utm_source%3D1+%CE%B1'],
  ['/search?q=a%20b&q2=gclid', '/search?q=a%20b&q2=gclid'],
])('%s is the page %s', (asked, page) => {
  const { pathname, search } = withoutTracking(new URL(asked, 'http://shop.test'));
  expect(pathname + search).toBe(page);
});
