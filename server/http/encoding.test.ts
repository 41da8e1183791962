import { expect, it } from 'vitest';
import { chooseEncoding } from './encoding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.000', 'identity'],
  ['BR', 'br'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('%s is answered as %s', (header, encoding) => expect(chooseEncoding(header)).toBe(encoding));

it.each([
  ['gzip, deflate, br', 'gzip'],
  ['br', 'identity'],
  ['gzip;q=0, br', 'identity'],
])('%s is answered as %s where there is no brotli', (header, encoding) =>
  expect(chooseEncoding(header, ['gzip'])).toBe(encoding),
);
