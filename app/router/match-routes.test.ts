import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import routes from '../routes.ts';
import { createMatcher } from './match-routes.ts';
import type { ManifestRoute } from './types.ts';

type Entry = (typeof routes)[number];

function toManifest(entries: readonly Entry[], parentId?: string): Record<string, ManifestRoute> {
  const found: Record<string, ManifestRoute> = {};
  for (const { id, file, path, index, children = [] } of entries) {
    const routeId = id ?? file;
    found[routeId] = { id: routeId, parentId, path, index, hasLoader: false, hasClientLoader: false, module: file };
    Object.assign(found, toManifest(children, routeId));
  }
  return found;
}

const toObjects = (entries: readonly Entry[]): Parameters<typeof matchRoutes>[0] =>
  entries.map(({ id, file, path, index, children = [] }) => ({
    id: id ?? file,
    ...(index ? { index } : { path, children: toObjects(children) }),
  })) as Parameters<typeof matchRoutes>[0];

const match = createMatcher(toManifest(routes));
const ofLibrary = toObjects(routes);

function expectSame(pathname: string): void {
  const expected = matchRoutes(ofLibrary, pathname);
  const found = match(pathname);
  expect(found?.map(({ id }) => id) ?? null, pathname).toEqual(expected?.map(({ route }) => route.id) ?? null);
  expect(found?.at(-1)?.params, pathname).toEqual(expected?.at(-1)?.params);
}

describe('the routes of an address are those that the server finds', () => {
  it.each([
    ...['/', '/en', '/en/', '/products', '/PRODUCTS', '/products/', '/en/products', '/english', '/enx/products'],
    ...['/product/laptop/dell-latitude-5400', '/product/laptop/a%20b', '/product/laptop/', '/product/x', '/product'],
    ...['/blog/a/b', '/en/blog/a', '/sitemap.xml', '/feeds/skroutz.xml', '/about/story', '/shopify/session', '//x'],
    ...['/product/laptop/%CE%BA%CE%B1%CE%BB%CF%8C', '/product/a/b/c', '/contact/send', '/en/manifest.webmanifest'],
  ])('%s', expectSame);

  it('for any path of words that routes have, and others', () => {
    const word = fc.constantFrom(
      'en',
      'product',
      'laptop',
      'products',
      'account',
      'contact',
      'send',
      'x',
      'κ',
      'a.b',
      '',
    );
    fc.assert(fc.property(fc.array(word, { maxLength: 5 }), (words) => expectSame(encodeURI(`/${words.join('/')}`))));
  });
});

it('names the part of the address that each route has', () => {
  const parts = match('/en/product/laptop/dell')?.map(({ pathname }) => pathname);
  expect(parts).toEqual(['/', '/en', '/en', '/en', '/en/product/laptop/dell']);
});
