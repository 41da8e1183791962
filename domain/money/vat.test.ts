import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasIslandRates,
  isReducedVatPostcode,
  parseProductVat,
  shareOfClasses,
  toVatClasses,
  type VatRate,
  vatOf,
  vatRateOf,
} from './vat.ts';

const rate = fc.constantFrom<VatRate>(24, 17, 13, 6, null);
const lines = fc.array(fc.record({ cents: fc.nat(1_000_000), vatRate: rate }), { minLength: 1, maxLength: 8 });

describe('the rate of a product', () => {
  const mainland = { isBusiness: true, postcode: '54624' };
  const island = { isBusiness: true, postcode: '83100' };

  it('is the shop’s where the product says nothing, and none under the margin scheme', () => {
    expect(vatRateOf(undefined, 24, mainland)).toBe(24);
    expect(vatRateOf(13, 24, mainland)).toBe(13);
    expect(vatRateOf(null, 24, island)).toBeNull();
  });

  it('is reduced only for a business on an island of the law', () => {
    expect([24, 13, 6].map((percent) => vatRateOf(percent, 24, island))).toEqual([17, 9, 4]);
    expect(vatRateOf(24, 24, { isBusiness: false, postcode: '83100' })).toBe(24);
    expect(vatRateOf(24, 24, { isBusiness: true, postcode: null })).toBe(24);
    expect(hasIslandRates({ isBusiness: true, postcode: '85100' })).toBe(false);
  });

  it.each([
    '811 00',
    '81400',
    '82104',
    '83400',
    '68002',
    '85001',
    '85002',
    '85110',
    '85111',
    '85200',
    '85303',
    '85900',
  ])('knows %s', (postcode) => expect(isReducedVatPostcode(postcode)).toBe(true));

  it.each(['85100', '85109', '84100', '68001', '70000', '54624', '8110', ''])('does not take %s for one', (postcode) =>
    expect(isReducedVatPostcode(postcode)).toBe(false),
  );

  it('is read from the product’s field', () => {
    expect(['margin', ' Margin ', '24', '13%', '6'].map(parseProductVat)).toEqual([null, null, 24, 13, 6]);
    expect(['', '0', '25', 'reduced', null, undefined].map(parseProductVat)).toEqual(Array(6).fill(undefined));
  });
});

describe('the classes of an order', () => {
  it('divide goods, and delivery in proportion', () => {
    const classes = toVatClasses(
      [
        { cents: 20_000, vatRate: 24 },
        { cents: 10_000, vatRate: null },
      ],
      600,
      24,
    );
    expect(classes).toEqual([
      { vatPercent: 24, grossCents: 20_400, vatCents: 3_948 },
      { vatPercent: null, grossCents: 10_200, vatCents: 0 },
    ]);
  });

  it('bear the standard rate where only delivery costs something', () => {
    expect(toVatClasses([{ cents: 0, vatRate: null }], 490, 24)).toEqual([
      { vatPercent: 24, grossCents: 490, vatCents: 95 },
    ]);
    expect(toVatClasses([], 0, 24)).toEqual([]);
  });

  it('add up to what is paid, each rate once', () => {
    fc.assert(
      fc.property(lines, fc.nat(5_000), (goods, charges) => {
        const classes = toVatClasses(goods, charges, 24);
        const paid = goods.reduce((sum, { cents }) => sum + cents, charges);
        expect(classes.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(paid);
        expect(new Set(classes.map(({ vatPercent }) => vatPercent)).size).toBe(classes.length);
        for (const { vatPercent, vatCents, grossCents } of classes) {
          expect(vatCents).toBeLessThanOrEqual(grossCents);
          if (vatPercent === null) expect(vatCents).toBe(0);
        }
      }),
    );
  });

  it('are paid in part without an odd cent, and whole as they are', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 2_000 }), fc.nat(300_000), (goods, charges, asked) => {
        const classes = toVatClasses(goods, charges, 24);
        const paid = classes.reduce((sum, { grossCents }) => sum + grossCents, 0);
        const part = shareOfClasses(classes, Math.min(asked, paid));
        expect(part.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(Math.min(asked, paid));
        expect(vatOf(part)).toBeLessThanOrEqual(vatOf(classes) + classes.length);
        expect(shareOfClasses(classes, paid)).toEqual(classes);
      }),
    );
  });
});
