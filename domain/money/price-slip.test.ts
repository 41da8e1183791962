import { expect, it } from 'vitest';
import { isPriceSlip } from './price-slip.ts';

it.each([
  [24_900, 249, true],
  [24_900, 276, true],
  [24_900, 277, false],
  [24_900, 20_000, false],
  [24_900, 0, false],
  [0, 249, false],
])('after %i cents a price of %i is a slip: %s', (before, cents, isSlip) =>
  expect(isPriceSlip(before, cents)).toBe(isSlip),
);
