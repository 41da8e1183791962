import { expect, it } from 'vitest';
import { pageOfData } from '#domain/page-data.ts';
import { readPageData, withData } from './page-data.ts';

const streamOf = (...parts: string[]) => new Response(new Blob(parts)).body as ReadableStream<Uint8Array>;
const read = (content: string, page: string) =>
  readPageData(streamOf(content), new URL(page, 'https://shop.example.gr'));

it('names a file by its content and its page', async () => {
  const { address, content } = await read('[1]', '/products?q=κ&kind=laptop');
  expect(content).toBe('[1]');
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

it('stands in the page where nobody else may see it, and ends no script', () => {
  const data = { address: '', content: '["</script><b>"]\n' };
  const html = withData('<html><body><p>&lt;/body></p></body></html>', data, 'm');
  const script = /<script nonce="m">(.*)<\/script><\/body><\/html>$/s.exec(html)?.[1] ?? '';
  const chunks: string[] = [];
  const streamController = { enqueue: (text: string) => chunks.push(text), close: () => chunks.push('closed') };
  new Function('window', script)({ __reactRouterContext: { streamController } });
  expect(chunks).toEqual([data.content, 'closed']);
  expect(script).not.toContain('<');
});
