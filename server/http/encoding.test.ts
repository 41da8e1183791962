import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { chooseEncoding, compress } from './encoding.ts';

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

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['identity', (bytes: Buffer) => bytes],
] as const)('a body as %s is the same bytes, and holds no memory besides its own', async (encoding, unpack) => {
  for (const plain of [Buffer.from('a page'), Buffer.from('<li>ThinkPad T480</li>'.repeat(400))]) {
    const body = await compress(plain, encoding);
    expect(unpack(body)).toEqual(plain);
    expect(body.buffer.byteLength).toBe(body.length);
  }
});
