import { expect, it } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

const PUBLIC = 'https://shop.example';
/** Behind a proxy. */
const OWN = 'http://10.0.0.5:3000/cart';

it.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ origin: PUBLIC }, true],
  [{ origin: 'http://10.0.0.5:3000' }, true],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'null' }, false],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: PUBLIC }, false],
])('a post with %j: %s', (headers, isOwn) =>
  expect(isSameOrigin(new Request(OWN, { method: 'POST', headers }), PUBLIC)).toBe(isOwn),
);
