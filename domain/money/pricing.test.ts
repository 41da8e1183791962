import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { priceLines, shippingCents } from './pricing.ts';

describe('priceLines', () => {
  it('takes a percentage off the goods and shares it over the lines', () => {
    const lines = [
      { unitPriceCents: 26_900, quantity: 1 },
      { unitPriceCents: 19_900, quantity: 1 },
    ];
    expect(priceLines(lines, { percent: 5, amountCents: null })).toEqual({
      subtotalCents: 46_800,
      discountCents: 2_340,
      lineDiscountCents: [1_345, 995],
      goodsCents: 44_460,
    });
  });

  it('never takes off more than the goods cost', () => {
    const pricing = priceLines([{ unitPriceCents: 1_500, quantity: 1 }], { percent: null, amountCents: 2_000 });
    expect(pricing.goodsCents).toBe(0);
  });

  it('shares every discount to the cent', () => {
    const line = fc.record({
      unitPriceCents: fc.integer({ min: 1, max: 300_000 }),
      quantity: fc.integer({ min: 1, max: 20 }),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), fc.integer({ min: 1, max: 100 }), (lines, percent) => {
        const pricing = priceLines(lines, { percent, amountCents: null });
        expect(pricing.lineDiscountCents.reduce((sum, part) => sum + part, 0)).toBe(pricing.discountCents);
        expect(pricing.goodsCents).toBe(pricing.subtotalCents - pricing.discountCents);
      }),
    );
  });
});

it('ships free strictly above the threshold', () => {
  const rule = { freeAboveCents: 25_000, courierCents: 490 };
  expect(shippingCents(25_000, rule)).toBe(490);
  expect(shippingCents(25_001, rule)).toBe(0);
});
