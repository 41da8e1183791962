import { describe, expect, it } from 'vitest';
import { allowsPayment, type Choices, charge, type PriceRules } from './price-cart.ts';

const rules: PriceRules = {
  freeAboveCents: 25_000,
  courierCents: 490,
  vatPercent: 24,
  cash: { feeCents: 250, belowCents: 50_000 },
  pickup: {},
};
const line = { id: 'a', quantity: 1, unitPriceCents: 12_400, totalCents: 12_400, discountCents: 0, grams: 1_800 };
type Goods = Parameters<typeof charge>[0];
const goods = {
  lines: [{ ...line, vat: undefined }],
  discount: null,
  codes: [],
  subtotalCents: 12_400,
  discountCents: 0,
  grams: 1_800,
} as unknown as Goods;
const choices: Choices = { deliveryMethod: 'courier', postcode: '54624', paymentMethod: 'test' };

describe('the VAT', () => {
  it.each([
    ['a private buyer', '81100', false, 'courier', 24],
    ['a business', '81100', true, 'courier', 17],
    ['a business that collects the goods', '81100', true, 'pickup', 24],
    ['a business of the mainland', '54624', true, 'courier', 24],
    ['a business whose postcode is not known', null, true, 'courier', 24],
  ] as const)('of %s with the postcode %s', (_who, postcode, isBusiness, deliveryMethod, percent) => {
    const priced = charge(goods, { ...choices, postcode, isBusiness, deliveryMethod }, rules);
    expect(priced.vat.map(({ vatPercent }) => vatPercent)).toEqual([percent]);
    expect(priced.lines[0]?.vatRate).toBe(percent);
  });

  it('of second-hand goods is none, and delivery follows the goods', () => {
    const priced = charge({ ...goods, lines: [{ ...line, vat: null }] } as unknown as Goods, choices, rules);
    expect(priced.vat).toEqual([{ vatPercent: null, grossCents: 12_890, vatCents: 0 }]);
    expect(priced.vatCents).toBe(0);
  });

  it('is of what is left after the discount', () => {
    const lines = [{ ...line, vat: undefined, discountCents: 2_400 }];
    const priced = charge({ ...goods, lines, discountCents: 2_400 } as unknown as Goods, choices, rules);
    expect(priced).toMatchObject({
      totalCents: 10_490,
      vat: [{ vatPercent: 24, grossCents: 10_490, vatCents: 2_030 }],
    });
  });
});

it.each([
  ['courier', 'test', 490, 0, 12_890],
  ['courier', 'cod', 490, 250, 13_140],
  ['pickup', 'pickup', 0, 0, 12_400],
  ['locker', 'test', 490, 0, 12_890],
] as const)('by %s and %s: delivery %i, fee %i, total %i', (deliveryMethod, paymentMethod, shipping, fee, total) => {
  expect(charge(goods, { ...choices, deliveryMethod, paymentMethod }, rules)).toMatchObject({
    shippingCents: shipping,
    paymentFeeCents: fee,
    totalCents: total,
  });
});

it('an empty cart costs nothing', () => {
  const empty = { ...goods, lines: [], subtotalCents: 0, grams: 0 };
  expect(charge(empty, { ...choices, paymentMethod: 'cod' }, rules)).toMatchObject({
    shippingCents: 0,
    paymentFeeCents: 0,
    totalCents: 0,
  });
});

it('cash of a shop that has no fee for it costs none', () =>
  expect(charge(goods, { ...choices, paymentMethod: 'cod' }, { ...rules, cash: undefined }).paymentFeeCents).toBe(0));

it.each([
  ['cod', 49_999, 'courier', true],
  ['cod', 50_000, 'courier', false],
  ['cod', 100, 'locker', false],
  ['cod', 100, 'pickup', false],
  ['pickup', 100, 'pickup', true],
  ['pickup', 100, 'courier', false],
  ['transfer', 90_000, 'pickup', true],
  ['stripe', 90_000, 'courier', true],
  ['of a later version', 90_000, 'locker', true],
] as const)('%s for %i cents by %s: %s', (method, totalCents, delivery, isAllowed) =>
  expect(allowsPayment(method, { totalCents }, delivery, rules)).toBe(isAllowed),
);

it('a shop without cash takes none', () =>
  expect(allowsPayment('cod', { totalCents: 100 }, 'courier', { ...rules, cash: undefined })).toBe(false));
