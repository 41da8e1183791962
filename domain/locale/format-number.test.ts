import { describe, expect, it } from 'vitest';
import { languages, localeOf } from '#domain/locale/locales.ts';
import { fc } from '#tests/support/properties.ts';
import { formatNumber } from './format-number.ts';

const finite = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 });

describe.each(languages)('numbers in %s are those of Intl', (language) => {
  it.each([
    ['as they are', {}],
    ['with cents', { minimumFractionDigits: 2, maximumFractionDigits: 2 }],
    ['whole', { maximumFractionDigits: 0 }],
  ])('%s', (_, digits) => {
    const intl = new Intl.NumberFormat(localeOf(language).intl, digits);
    const isSame = (value: number) => {
      expect(formatNumber(value, language, digits)).toBe(intl.format(value));
    };
    fc.assert(fc.property(finite, isSame), { numRuns: 2000 });
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => isSame(cents / 100)),
      { numRuns: 2000 },
    );
    for (const value of [
      0, -0, 0.5, 1.5, 2.5, 0.005, 1.005, 15.6, 999.995, 999_999.999_9, -0.001, 502_472_725_345.214_97,
    ])
      isSame(value);
  });

  it('counts are one or other', () => {
    const intl = new Intl.PluralRules(localeOf(language).intl);
    const isSame = (count: number) => {
      expect(localeOf(language).plural(count)).toBe(intl.select(count));
    };
    fc.assert(fc.property(fc.nat(), isSame));
    for (const count of [0, 1, 1.5, 2, 100]) isSame(count);
  });
});
