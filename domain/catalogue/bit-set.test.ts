import { expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { BitSet } from './bit-set.ts';

const SIZES = [0, 1, 31, 32, 33, 64, 100];

it.each(SIZES)('a full set of %i has each position once, an empty one none', (size) => {
  const positions = Array.from({ length: size }, (_, index) => index);
  expect(BitSet.full(size).count()).toBe(size);
  expect(positions.every((index) => BitSet.full(size).has(index))).toBe(true);
  expect(BitSet.empty(size).count()).toBe(0);
});

it('unites, intersects and counts as sets of numbers do', () => {
  const numbers = fc.uniqueArray(fc.nat(99));
  fc.assert(
    fc.property(numbers, numbers, (a, b) => {
      const [left, right] = [BitSet.of(100, a), BitSet.of(100, b)];
      const shared = a.filter((index) => b.includes(index)).length;
      expect(left.union(right).count()).toBe(a.length + b.length - shared);
      expect(left.intersection(right).count()).toBe(shared);
      expect(left.countShared(right)).toBe(shared);
      expect(left.difference(right).count()).toBe(a.length - shared);
      expect(b.some((index) => left.difference(right).has(index))).toBe(false);
      expect(a.every((index) => left.has(index))).toBe(true);
      expect(left.positions()).toEqual(a.toSorted((one, other) => one - other));
    }),
  );
});
