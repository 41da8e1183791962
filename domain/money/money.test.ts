import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { allocate, includedVat, parseCents, percentOf, toDecimal } from './money.ts';

describe('parseCents', () => {
  it.each([
    ['0.0', 0],
    ['249.9', 24990],
    ['249.90', 24990],
    ['1299', 129900],
    ['0.005', 1],
    ['0.004', 0],
    ['-5.5', -550],
    ['-0.0', 0],
  ])('%s is %i cents', (text, cents) => expect(parseCents(text)).toBe(cents));

  it.each(['', 'abc', '1,50', '1e3', ' 1', '1.', '9999999999'])('refuses %j', (text) =>
    expect(() => parseCents(text)).toThrow(RangeError),
  );

  it('reads back every amount that toDecimal writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (cents) => {
        expect(parseCents(toDecimal(cents))).toBe(cents);
      }),
    );
  });
});

describe('toDecimal', () => {
  it.each([
    [0, '0.0'],
    [5, '0.05'],
    [24990, '249.9'],
    [25001, '250.01'],
    [-550, '-5.5'],
  ])('%i is %s', (cents, text) => expect(toDecimal(cents)).toBe(text));
});

describe('includedVat', () => {
  it.each([
    [12400, 24, 2400],
    [44460, 24, 8605],
    [0, 24, 0],
    [1, 24, 0],
    [11700, 17, 1700],
  ])('%i cents at %i %% contain %i', (gross, rate, vat) => expect(includedVat(gross, rate)).toBe(vat));

  it('leaves a net amount that gives the gross again, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (gross) => {
        const vat = includedVat(gross, 24);
        expect(Math.abs((gross - vat) * 0.24 - vat)).toBeLessThanOrEqual(0.63);
      }),
    );
  });
});

it('percentOf rounds half up', () => {
  expect(percentOf(46800, 5)).toBe(2340);
  expect(percentOf(10, 5)).toBe(1);
});

it.each([
  // The odd cent goes where most was cut off, not to the first nor to the least.
  [10, [5, 1, 3], [6, 1, 3]],
  [100, [1, 1, 4], [17, 17, 66]],
  [1, [1, 2], [0, 1]],
  [2, [1, 1, 1], [1, 1, 0]],
  [5, [0, 0], [0, 0]],
  [0, [3, 4], [0, 0]],
])('allocates %i over %j as %j', (cents, weights, parts) => {
  expect(allocate(cents, weights)).toEqual(parts);
});

it('allocate gives whole cents that add up, each within one cent of its share', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 20 }),
      (cents, weights) => {
        const parts = allocate(cents, weights);
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents);
        parts.forEach((part, index) => {
          expect(Math.abs(part - (cents * (weights[index] ?? 0)) / total)).toBeLessThan(1);
        });
      },
    ),
  );
});
