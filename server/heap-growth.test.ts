import { expect, it } from 'vitest';
import nodeOptions from '../bin/node-options.json' with { type: 'json' };
import { growthOf, USUAL_PERCENT } from './heap-growth.ts';

const MIB = 2 ** 20;

it.each([
  ['a small shop keeps the usual growth', 200, 30 * MIB, null],
  ['10,000 products leave room for many pages', 10_000, 60 * MIB, 80],
  ['100,000 products have as much room', 100_000, 140 * MIB, 40],
  ['where that is less than the usual share, nothing changes', 1_000_000, 640 * MIB, null],
  ['a shop is small up to 1,999 products', 1_999, 44 * MIB, null],
  ['and large from 2,000 on', 2_000, 44 * MIB, 100],
  ['the usual share is no change', 10_000, (64 * MIB) / 0.15 - 20 * MIB, null],
  ['one per cent more is', 10_000, (64 * MIB) / 0.16 - 20 * MIB, 16],
])('%s', (_, products, used, percent) => expect(growthOf(products, used)).toBe(percent));

it('knows the growth that the store is started with', () =>
  expect(nodeOptions.flags).toContain(`--heap-growing-percent=${USUAL_PERCENT}`));
