import { describe, expect, it } from 'vitest';
import {
  addLine,
  type CartLine,
  cartSums,
  countPieces,
  refreshLines,
  setQuantity,
  totalCents,
  withoutBought,
} from './cart.ts';

const line = (variantId: string, quantity = 1, amount = '199.0'): CartLine => ({
  product: { id: `p${variantId}`, handle: `handle-${variantId}`, title: `Laptop ${variantId}`, images: [] },
  variantId,
  variantTitle: 'Windows 11 Pro',
  price: { amount, currencyCode: 'EUR' },
  quantity,
  selectedOptions: [],
});

describe('addLine', () => {
  it('appends a variant that is not there', () => expect(addLine([line('a')], line('b'))).toHaveLength(2));
  it('raises the quantity of one that is', () => expect(addLine([line('a', 2)], line('a', 3))).toEqual([line('a', 5)]));
  it('stops at the highest quantity', () => expect(addLine([line('a', 99)], line('a'))[0]?.quantity).toBe(99));
});

describe('setQuantity', () => {
  it.each([0, -1])('%i removes the line', (quantity) => expect(setQuantity([line('a')], 'a', quantity)).toEqual([]));
  it('leaves the other lines alone', () =>
    expect(setQuantity([line('a'), line('b')], 'b', 4)).toEqual([line('a'), line('b', 4)]));
});

describe('cartSums', () => {
  const rule = { freeAboveCents: 25_000, courierCents: 490 };
  const sumsOf = (amount: string, percent: number | null) => cartSums([line('a', 1, amount)], percent, rule);

  it('takes the code off before it decides about free shipping, as the checkout does', () =>
    expect(sumsOf('259.0', 5)).toEqual({
      subtotalCents: 25_900,
      discountCents: 1_295,
      goodsCents: 24_605,
      shippingCents: 490,
      totalCents: 25_095,
      isShippingLost: true,
    }));
  it.each([
    ['239.0', null, 24_390, false],
    ['229.0', 5, 22_245, false],
    ['259.0', null, 25_900, false],
    ['300.0', 5, 28_500, false],
    ['263.16', 5, 25_490, true],
    ['263.17', 5, 25_001, false],
  ])('of %s less %s per cent is %i', (amount, percent, totalCents, isShippingLost) =>
    expect(sumsOf(amount, percent)).toMatchObject({ totalCents, isShippingLost }),
  );
  it('is nothing for an empty cart', () => expect(cartSums([], 5, rule)).toMatchObject({ totalCents: 0 }));
});

it('counts pieces and adds up cents', () => {
  const lines = [line('a', 2, '199.9'), line('b', 1, '0.05')];
  expect(countPieces(lines)).toBe(3);
  expect(totalCents(lines)).toBe(39_985);
});

describe('refreshLines', () => {
  const now = (amount: string, quantityAvailable: number | null, availableForSale = true) => ({
    price: { amount, currencyCode: 'EUR' },
    availableForSale,
    quantityAvailable,
  });

  it('takes the new price and says so', () => {
    const { lines, changes } = refreshLines([line('a')], new Map([['a', now('189.0', 5)]]));
    expect(lines[0]?.price.amount).toBe('189.0');
    expect(changes.get('a')).toEqual([{ kind: 'price', from: line('a').price, to: now('189.0', 5).price }]);
  });

  it('does not call 199.0 and 199.00 a change', () =>
    expect(refreshLines([line('a')], new Map([['a', now('199.00', 5)]])).changes.size).toBe(0));

  it('lowers the quantity to the stock', () => {
    const { lines, changes } = refreshLines([line('a', 3)], new Map([['a', now('199.0', 2)]]));
    expect(lines[0]?.quantity).toBe(2);
    expect(changes.get('a')).toEqual([{ kind: 'lessStock', left: 2 }]);
  });

  it('says nothing when the last pieces are just those of the line', () =>
    expect(refreshLines([line('a', 2)], new Map([['a', now('199.0', 2)]])).changes.size).toBe(0));

  it.each([null, now('199.0', 0, false)])('keeps a line that is sold out or gone (%j)', (current) => {
    const { lines, changes } = refreshLines([line('a')], new Map([['a', current]]));
    expect(lines).toEqual([line('a')]);
    expect(changes.get('a')).toEqual([{ kind: 'soldOut' }]);
  });

  it.each([null, -3])('does not guess where stock is not counted (%s)', (stock) => {
    const { lines, changes } = refreshLines([line('a', 3)], new Map([['a', now('199.0', stock)]]));
    expect(lines[0]?.quantity).toBe(3);
    expect(changes.size).toBe(0);
  });

  it('leaves lines alone that were not asked about', () =>
    expect(refreshLines([line('a')], new Map()).changes.size).toBe(0));
});

describe('what stays when an order is placed', () => {
  it.each([
    [
      'all of it went',
      [line('a', 2), line('b')],
      [
        ['a', 2],
        ['b', 1],
      ],
      [],
    ],
    ['one was raised since', [line('a', 3)], [['a', 2]], [['a', 1]]],
    ['one was added since', [line('a'), line('b')], [['a', 1]], [['b', 1]]],
    ['one was lowered since', [line('a', 1)], [['a', 2]], []],
    [
      'one was taken out since',
      [line('b')],
      [
        ['a', 1],
        ['b', 1],
      ],
      [],
    ],
  ] as const)('%s', (_, lines, bought, left) => {
    const rest = withoutBought(
      lines,
      bought.map(([variantId, quantity]) => ({ variantId: line(variantId).variantId, quantity })),
    );
    expect(rest.map(({ variantId, quantity }) => [variantId, quantity])).toEqual(
      left.map(([variantId, quantity]) => [line(variantId).variantId, quantity]),
    );
  });
});
