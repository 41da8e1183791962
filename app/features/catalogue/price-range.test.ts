import { describe, expect, it } from 'vitest';
import { NO_UPPER_BOUND, PRICE_BANDS, type PriceBand } from '#domain/catalogue/price-band.ts';
import {
  fieldsOf,
  histogramPath,
  insideOf,
  rangeOf,
  sortedRange,
  toBand,
  WHOLE_RANGE,
  withLower,
  withUpper,
} from './price-range.ts';

const [, second, third] = PRICE_BANDS as [PriceBand, PriceBand, PriceBand];
const typed = { fromEuro: 123, toEuro: 456 };

it.each([
  [[], WHOLE_RANGE],
  [[typed], { from: 123, to: 456 }],
  [[second], { from: 150, to: 250 }],
  [[second, third], WHOLE_RANGE],
])('%j is shown as %j', (chosen, range) => expect(rangeOf(chosen)).toEqual(range));

describe('thumbs', () => {
  const range = { from: 100, to: 200 };
  it.each([
    [50, 50],
    [190, 190],
    [191, 190],
    [5_000, 190],
  ])('the left one at %i stays below the right one: %i', (from, expected) =>
    expect(withLower(range, from)).toEqual({ from: expected, to: 200 }),
  );
  it.each([
    [5_000, 5_000],
    [110, 110],
    [109, 110],
    [0, 110],
  ])('the right one at %i stays above the left one: %i', (to, expected) =>
    expect(withUpper(range, to)).toEqual({ from: 100, to: expected }),
  );
});

it('bounds the wrong way round are turned', () => {
  expect(sortedRange({ from: 300, to: 200 })).toEqual({ from: 200, to: 300 });
  expect(sortedRange({ from: 200, to: 200 })).toEqual({ from: 200, to: 200 });
});

it.each([
  [WHOLE_RANGE, null],
  [
    { from: 0, to: 400 },
    { fromEuro: 0, toEuro: 400 },
  ],
  [
    { from: 300, to: 5_000 },
    { fromEuro: 300, toEuro: NO_UPPER_BOUND },
  ],
  // Typed beyond the slider it is a bound.
  [
    { from: 0, to: 6_000 },
    { fromEuro: 0, toEuro: 6_000 },
  ],
  [{ from: 300, to: 300 }, null],
])('%j asks for %j', (range, band) => expect(toBand(range)).toEqual(band));

it.each([
  [[], { isTyped: false, from: null, to: null }],
  [[second], { isTyped: false, from: 150, to: 250 }],
  [[{ fromEuro: 500, toEuro: NO_UPPER_BOUND }], { isTyped: false, from: 500, to: null }],
  [[typed], { isTyped: true, from: 123, to: 456 }],
  [[{ fromEuro: 0, toEuro: 456 }], { isTyped: true, from: 0, to: 456 }],
  [[{ fromEuro: 123, toEuro: NO_UPPER_BOUND }], { isTyped: true, from: 123, to: null }],
  [[{ fromEuro: 0, toEuro: 6_000 }], { isTyped: true, from: 0, to: 6_000 }],
  [[second, third], { isTyped: false, from: null, to: null }],
])('for %j the fields say %j', (chosen, fields) => expect(fieldsOf(rangeOf(chosen), chosen)).toEqual(fields));

describe('histogram', () => {
  it('draws a column where there are products, the highest as high as the box', () =>
    expect(histogramPath([0, 4, 1])).toBe('M11 40v-40h8v40zM21 40v-20h8v20z'));
  it('draws nothing for a shop without products', () => expect(histogramPath([0, 0])).toBe(''));
  it.each([
    [WHOLE_RANGE, { left: 0, width: 500 }],
    [
      { from: 500, to: 1_000 },
      { left: 50, width: 50 },
    ],
    [
      { from: 500, to: NO_UPPER_BOUND },
      { left: 50, width: 450 },
    ],
    [
      { from: 6_000, to: 7_000 },
      { left: 500, width: 0 },
    ],
  ])('the part within %j is %j', (range, inside) => expect(insideOf(range)).toEqual(inside));
});
