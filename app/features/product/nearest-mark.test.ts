import { expect, it } from 'vitest';
import { parseLaptop } from '#domain/machine/laptop.ts';
import { nearestMark } from './nearest-mark.ts';

function priced(specs: string, priceCents: number | null) {
  return { facts: parseLaptop({ title: `Lenovo ThinkPad T480 (${specs})`, vendor: 'Lenovo' }), priceCents };
}

it.each([
  ['the same for the same price', 'i5-8250U, 8GB, 256GB SSD, A', 20_000, { savedCents: 0, isBetter: false }],
  ['the same for less', 'i5-8250U, 8GB, 256GB SSD, A', 17_000, { savedCents: 3_000, isBetter: false }],
  ['more memory for more', 'i5-8250U, 16GB, 256GB SSD, A', 23_000, { savedCents: -3_000, isBetter: true }],
  ['more memory, a worse grade', 'i5-8250U, 16GB, 256GB SSD, B', 20_000, { savedCents: 0, isBetter: false }],
  ['a smaller disk', 'i5-8250U, 8GB, 128GB SSD, A', 20_000, { savedCents: 0, isBetter: false }],
])('%s', (_what, specs, cents, mark) => {
  expect(nearestMark(priced(specs, cents), priced('i5-8250U, 8GB, 256GB SSD, A', 20_000))).toEqual(mark);
});

it('says nothing where a price is missing', () => {
  const machine = priced('i5-8250U, 8GB, 256GB SSD, A', 20_000);
  expect(nearestMark(machine, { ...machine, priceCents: null })).toBeNull();
  expect(nearestMark({ ...machine, priceCents: null }, machine)).toBeNull();
});
