import { expect, it } from 'vitest';
import { pageOfData } from '#domain/page-data.ts';
import { toPageData } from './page-data.ts';

const dataOf = (content: string, page: string) => toPageData(content, new URL(page, 'https://shop.example.gr'));

it('names a file by its content and its page', () => {
  const { address, content } = dataOf('[1]', '/products?q=κ&kind=laptop');
  expect(content.toString()).toBe('[1]');
  expect(address).toMatch(/^\/page-data\/[\w-]{22}\/products\?q=%CE%BA&kind=laptop$/);
  expect(pageOfData(address)).toBe('/products?q=%CE%BA&kind=laptop');
});

it('gives other content another name, and the same content the same', () => {
  const [first, second, third] = ['[1]', '[2]', '[1]'].map((content) => dataOf(content, '/').address);
  expect(second).not.toBe(first);
  expect(third).toBe(first);
});

it.each(['/page-data/', '/page-data/short/products', '/page-data/0123456789012345678901', '/products'])(
  'is no address of a file: %s',
  (address) => expect(pageOfData(address)).toBeNull(),
);
