import { expect, it } from 'vitest';
import { parseSelection } from '#domain/catalogue.ts';
import { toAddress } from './selection-address.ts';

it.each([
  '/products',
  '/products?q=t480&brand=dell&brand=hp&grade=aplus&grade=b&price=150-250&sort=nameDesc&page=3',
  '/products?q=%CE%BF%CE%B8%CF%8C%CE%BD%CE%B7+14%22',
])('%s reads back as itself', (address) => {
  const { page, ...selection } = parseSelection(new URLSearchParams(address.split('?')[1]));
  expect(toAddress(selection, page)).toBe(address);
});
