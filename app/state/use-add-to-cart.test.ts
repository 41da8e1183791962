import { expect, it } from 'vitest';
import { isRepeatedPress } from './use-add-to-cart.ts';

it('takes a second press on the same variant within the answer to the first for a double click', () => {
  expect(isRepeatedPress('a', 1_000)).toBe(false);
  expect(isRepeatedPress('a', 1_200)).toBe(true);
  expect(isRepeatedPress('a', 1_499)).toBe(true);
  expect(isRepeatedPress('a', 1_500)).toBe(false);
  expect(isRepeatedPress('b', 1_600)).toBe(false);
  expect(isRepeatedPress('a', 1_700)).toBe(false);
});
