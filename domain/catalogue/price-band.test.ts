import { expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { formatPriceBand, isInBand, PRICE_BANDS, parsePriceBand, toPriceBand } from './price-band.ts';

it.each(['0-150', '150-250', '500+', '100-5000'])('%s reads back as itself', (text) => {
  const band = parsePriceBand(text);
  expect(band && formatPriceBand(band)).toBe(text);
});

it.each(['abc', '500-100', '-5abc', '-', '', null, '1e3-2e3', '9999999-1', '0+', '0-100000', '100-100', '１００-200'])(
  '%j is no band',
  (text) => expect(parsePriceBand(text)).toBeNull(),
);

it.each(['500+', '500 ', '500-', ' 500+', '500 +', '500 – ', '500€+', '500 € '])(
  '%j is the open band from 500',
  (text) => expect(parsePriceBand(text)).toEqual({ fromEuro: 500, toEuro: 100_000 }),
);

it.each(['150-250', '150 - 250', '150–250', '150€-250€', '150-250 '])('%j is 150 to 250', (text) =>
  expect(parsePriceBand(text)).toEqual({ fromEuro: 150, toEuro: 250 }),
);

it.each(['500', '150 250', '0 '])('%j is no band', (text) => expect(parsePriceBand(text)).toBeNull());

it('-5 is everything up to 5 euro, as a band without its lower bound', () =>
  expect(parsePriceBand('-5')).toEqual({ fromEuro: 0, toEuro: 5 }));

it('a bound above all prices is none', () =>
  expect(toPriceBand(500, 999_999)).toEqual({ fromEuro: 500, toEuro: 100_000 }));

it('puts every price into exactly one of the shop’s bands, the upper border inside', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300_000 }), (cents) => {
      expect(PRICE_BANDS.filter((band) => isInBand(cents, band))).toHaveLength(1);
    }),
  );
  expect(isInBand(15_000, { fromEuro: 0, toEuro: 150 })).toBe(true);
  expect(isInBand(50_000, { fromEuro: 500, toEuro: 100_000 })).toBe(false);
});
