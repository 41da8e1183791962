import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dataAddress, pageOfAddress } from './data-address.ts';

const ORIGIN = 'https://shop.example.gr';
const address = (page: string, routes: string[] | null = null) => dataAddress(new URL(page, ORIGIN), routes);

it.each([
  ['/', null, '/_.data'],
  ['/en/', null, '/en/_.data'],
  ['/products?q=κ#top', null, '/products.data?q=%CE%BA'],
  ['/products?q=1', ['el.layout', 'el.products'], '/products.data?q=1&_routes=el.layout%2Cel.products'],
])('%s of %j is asked for at %s', (page, routes, expected) => {
  const { pathname, search } = address(page, routes);
  expect(pathname + search).toBe(expected);
});

it('leads back to the page and its routes', () => {
  const path = fc
    .array(fc.webSegment(), { maxLength: 3 })
    .map((names) => `/${names.join('/')}`)
    .filter((text) => !/\/_$/.test(text));
  const routes = fc.option(fc.array(fc.stringMatching(/^[a-z.-]+$/), { minLength: 1 }));
  fc.assert(
    fc.property(path, fc.webQueryParameters(), routes, (pathname, query, asked) => {
      const page = new URL(`${ORIGIN}${pathname}?${query}`);
      page.search = new URLSearchParams(page.search).toString();
      page.searchParams.delete('_routes');
      const found = pageOfAddress(dataAddress(page, asked));
      expect([found?.page.href, found?.routes]).toEqual([page.href, asked]);
    }),
  );
});

it.each(['/', '/products', '/data', '/products.data/', '/products?a=.data'])('%s is no address of data', (path) => {
  expect(pageOfAddress(new URL(path, ORIGIN))).toBeNull();
});
