import { expect, it } from 'vitest';
import { storeUrl } from './page-resolvers.ts';

it.each([
  ['el', 'https://shop.example.gr/terms'],
  ['en', 'https://shop.example.gr/en/terms'],
] as const)('the address of a page in %s is %s', (language, url) => {
  expect(storeUrl('/terms', { baseUrl: 'https://shop.example.gr', language })).toBe(url);
});
