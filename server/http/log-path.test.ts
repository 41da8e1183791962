import { expect, it } from 'vitest';
import { toLogPath } from './log-path.ts';

it.each([
  ['/products?q=secret', '/products'],
  ['/account/reset/17/s3cret?x=1', '/account/reset/…'],
  ['/account/activate/17/s3cret', '/account/activate/…'],
  ['/en/account/reset/17/s3cret.data', '/en/account/reset/…'],
  ['/checkouts/s3cret', '/checkouts/…'],
  ['/de/checkouts/s3cret', '/de/checkouts/…'],
  ['/checkouts/s3cret/thank-you', '/checkouts/…'],
  ['/cart/c/s3cret?key=k', '/cart/c/…'],
  ['//checkouts/s3cret', '/checkouts/…'],
  ['/%63heckouts/s3cret', '/checkouts/…'],
  ['/checkouts/%E0%A4%A', '/checkouts/…'],
  ['/account/orders', '/account/orders'],
  ['/checkouts', '/checkouts'],
])('%s is logged as %s', (url, path) => expect(toLogPath(url)).toBe(path));
