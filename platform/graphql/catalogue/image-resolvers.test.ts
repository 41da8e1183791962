import { expect, it } from 'vitest';
import type { RequestContext } from '../request-context.ts';
import { imageResolvers, imagesConnection } from './image-resolvers.ts';

const image = (id: number) => ({
  kind: 'Image' as const,
  id,
  file: 'pro-14-front',
  alt: { el: 'Εμπρός', en: 'Front' },
  width: 1200,
  height: 900,
});
const brand = { id: 'logo', path: '/brand/logo.svg', width: 400, height: 100, alt: { el: 'Ξανά', en: 'Xana' } };
const context = { baseUrl: 'https://shop.example.gr', language: 'en' } as RequestContext;
const { Image } = imageResolvers;

it.each([
  [null, ''],
  [{}, ''],
  [{ maxWidth: 100 }, '&width=100'],
  [{ maxHeight: 100 }, '&height=100'],
  [{ maxWidth: 100, maxHeight: 50, scale: 2 }, '&width=200&height=100'],
  [{ maxWidth: 100, scale: 4 }, '&width=300'],
  [{ maxWidth: 100, scale: 0 }, '&width=100'],
  [{ maxWidth: 5_000, maxHeight: 5_000, scale: 3 }, '&width=5760&height=5760'],
  [{ crop: 'TOP', maxWidth: 100 }, '&width=100'],
  [{ crop: 'TOP', maxHeight: 100 }, '&height=100'],
  [{ crop: 'TOP', maxWidth: 100, maxHeight: 100 }, '&width=100&height=100&crop=top'],
  [{ preferredContentType: 'JPG' }, '&format=jpg'],
] as const)('a picture as %j is asked for with %j', (transform, query) => {
  const address = `https://shop.example.gr/cdn/shop/files/pro-14-front.webp?v=1${query}`;
  expect(Image.url(image(1), { transform }, context)).toBe(address);
  expect(Image.transformedSrc(image(1), transform ?? {}, context)).toBe(address);
});

it('a logo keeps its address and its one size', () =>
  expect(Image.url(brand, { transform: { maxWidth: 100 } }, context)).toBe('https://shop.example.gr/brand/logo.svg'));

it.each([
  [image(7), 'gid://shopify/ProductImage/7'],
  [{ ...image(7), owner: 'ArticleImage' as const }, 'gid://shopify/ArticleImage/7'],
  [brand, 'gid://shopify/ProductImage/logo'],
])('%# is numbered among those of its owner', (one, id) => expect(Image.id(one)).toBe(id));

it.each([
  ['POSITION', [9, 3, 5]],
  ['ID', [3, 5, 9]],
  ['CREATED_AT', [3, 5, 9]],
])('pictures by %s', (sortKey, ids) => {
  const { nodes } = imagesConnection([9, 3, 5].map(image), { first: 10, sortKey });
  expect(nodes.map(({ id }) => id)).toEqual(ids);
});
