import { expect, it } from 'vitest';
import { parseLaptop } from '#domain/machine/laptop.ts';
import { nearestMark } from './nearest-mark.ts';

function priced(specs: string, priceCents: number | null) {
  return { facts: parseLaptop({ title: `Lenovo ThinkPad T480 (${specs})`, vendor: 'Lenovo' }), priceCents };
}

it.each([
  ['the same for the same price', 'i5-8250U, 8GB, 256GB SSD, A', 20_000, 0, [], []],
  ['the same for less', 'i5-8250U, 8GB, 256GB SSD, A', 17_000, 3_000, [], []],
  ['more memory for more', 'i5-8250U, 16GB, 256GB SSD, A', 23_000, -3_000, ['memory'], []],
  ['more memory, a worse grade', 'i5-8250U, 16GB, 256GB SSD, B', 20_000, 0, ['memory'], ['grade']],
  ['a smaller disk', 'i5-8250U, 8GB, 128GB SSD, A', 20_000, 0, [], ['storage']],
  ['a larger screen', 'i5-8250U, 8GB, 256GB SSD, 15.6", A', 20_000, 0, [], []],
])('%s', (_what, specs, cents, savedCents, better, worse) => {
  const mark = nearestMark(priced(specs, cents), priced('i5-8250U, 8GB, 256GB SSD, 14", A', 20_000));
  expect(mark).toEqual({ savedCents, better, worse });
});

it('says nothing where a price is missing', () => {
  const machine = priced('i5-8250U, 8GB, 256GB SSD, A', 20_000);
  expect(nearestMark(machine, { ...machine, priceCents: null })).toBeNull();
  expect(nearestMark({ ...machine, priceCents: null }, machine)).toBeNull();
});
