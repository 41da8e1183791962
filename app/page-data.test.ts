import { expect, it } from 'vitest';
import { pageOfData } from '#domain/page-data.ts';
import { readPageData } from './page-data.ts';

const streamOf = (...parts: string[]) => new Response(new Blob(parts)).body as ReadableStream<Uint8Array>;
const read = (content: string, page: string) =>
  readPageData(streamOf(content), new URL(page, 'https://shop.example.gr'));

it('names a file by its content and its page', async () => {
  const { address, content } = await read('[1]', '/products?q=κ&kind=laptop');
  expect(content.toString()).toBe('[1]');
  expect(address).toMatch(/^\/page-data\/[\w-]{22}\/products\?q=%CE%BA&kind=laptop$/);
  expect(pageOfData(address)).toBe('/products?q=%CE%BA&kind=laptop');
});

it('gives other content another name, and the same content the same', async () => {
  const addresses = await Promise.all(['[1]', '[2]', '[1]'].map(async (content) => (await read(content, '/')).address));
  expect(new Set(addresses).size).toBe(2);
  expect(addresses[0]).toBe(addresses[2]);
});

it.each(['/page-data/', '/page-data/short/products', '/page-data/0123456789012345678901', '/products'])(
  'is no address of a file: %s',
  (address) => expect(pageOfData(address)).toBeNull(),
);
