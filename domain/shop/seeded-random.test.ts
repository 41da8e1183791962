import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { mulberry32, seededRandom } from './seeded-random.ts';

describe('seededRandom', () => {
  const numbers = (seed: string, count = 20) => {
    const random = seededRandom(seed);
    return Array.from({ length: count }, random);
  };

  it('gives numbers in [0, 1), the same for the same seed', () =>
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(numbers(seed)).toEqual(numbers(seed));
        expect(numbers(seed).every((number) => number >= 0 && number < 1)).toBe(true);
      }),
    ));

  it('gives others for the next day', () => expect(numbers('2026-11-21')).not.toEqual(numbers('2026-11-22')));

  it('spreads them evenly', () => {
    const halves = numbers('2026-11-21', 2_000).filter((number) => number < 0.5).length;
    expect(Math.abs(halves - 1_000)).toBeLessThan(100);
  });
});

it('mulberry32 gives the numbers of its author’s', () => {
  const next = mulberry32(0);
  expect([next(), next(), next()]).toEqual([1144304738, 1416247, 958946056]);
  expect(mulberry32(2 ** 32 + 7)()).toBe(mulberry32(7)());
});
