import { expect, it } from 'vitest';
import { pagesShown } from './pages-shown.ts';

it.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 7, '1 2 3 … 7'],
  [4, 7, '1 2 3 4 5 6 7'],
  [7, 7, '1 … 5 6 7'],
  [200, 417, '1 … 198 199 200 201 202 … 417'],
])('page %i of %i leads to %s', (page, pages, shown) => {
  const numbers = pagesShown(page, pages).map(({ number, isAfterGap }) => `${isAfterGap ? '… ' : ''}${number}`);
  expect(numbers.join(' ')).toBe(shown);
});
