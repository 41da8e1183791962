import { expect, it } from 'vitest';
import { growthOf } from './heap-growth.ts';

const MIB = 2 ** 20;

it.each([
  ['a small shop keeps the usual growth', 200, 30 * MIB, null],
  ['10,000 products leave room for a hundred pages', 10_000, 64 * MIB, 200],
  ['100,000 products grow by the usual share, which is more', 100_000, 480 * MIB, null],
])('%s', (_, products, used, percent) => expect(growthOf(products, used)).toBe(percent));
