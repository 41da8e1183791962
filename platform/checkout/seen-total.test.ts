import { describe, expect, it } from 'vitest';
import type { PricedCart } from '../orders/price/price-cart.ts';
import { describeChanges, parseSeen, toSeen } from './seen-total.ts';

const cart = {
  lines: [{ id: 'a', title: 'ThinkPad T480 (i5)', quantity: 1, unitPriceCents: 26_900 }],
  discount: null,
  codes: [],
  shippingCents: 490,
  paymentFeeCents: 0,
  totalCents: 27_390,
} as unknown as PricedCart;
const seen = toSeen(cart);
const told = (before: Partial<typeof seen>, now: object = {}) =>
  describeChanges({ ...seen, ...before }, { ...cart, ...now }, 'en').map((text) => text.replaceAll('\u00a0', ' '));
const [line] = seen.lines;

it('what was seen comes back from the page as it was', () => expect(parseSeen(JSON.stringify(seen))).toEqual(seen));

it.each([null, '', 'x', '{}', JSON.stringify({ ...seen, total: '1' })])('%j counts as not seen', (json) => {
  expect(parseSeen(json)).toBeNull();
  expect(describeChanges(parseSeen(json), cart, 'en')).toEqual(['The total is 273.90\u00a0€.']);
});

describe('what is different', () => {
  it.each<[string, Partial<typeof seen>, object, string[]]>([
    ['nothing', {}, {}, []],
    ['the total', { total: 1 }, {}, ['Total: 0.01 € to 273.90 €.']],
    ['shipping', { shipping: 0 }, {}, ['Shipping: Free to 4.90 €.']],
    ['shipping that is free now', {}, { shippingCents: 0 }, ['Shipping: 4.90 € to Free.']],
    ['the fee', { fee: 250 }, {}, ['Cash on delivery: from 2.50 € to 0.00 €.']],
    [
      'a price',
      { lines: [{ id: 'a', quantity: 1, price: 25_000 }] },
      {},
      ['ThinkPad T480: the price changed, 250.00 € to 269.00 €.'],
    ],
    ['a quantity', { lines: [{ id: 'a', quantity: 3, price: 26_900 }] }, {}, ['ThinkPad T480: 3 pcs became 1.']],
    ['a line more', { lines: [] }, {}, ['Added to the cart: ThinkPad T480.']],
    [
      'a line less',
      { lines: [...(line ? [line] : []), { id: 'b', quantity: 1, price: 1 }] },
      {},
      ['One product is no longer in the cart.'],
    ],
    ['a code', {}, { discount: { code: 'XANA5' } }, ['The code XANA5 was applied.']],
    ['a code that is gone', { code: 'XANA5' }, {}, ['The code XANA5 no longer applies.']],
    [
      'a code that is refused',
      { code: 'XANA5' },
      { codes: [{ code: ' xana5 ', refusal: 'not_first_order' }] },
      ['The code “XANA5” is for a first order only.'],
    ],
    [
      'another code',
      { code: 'OLD' },
      { discount: { code: 'NEW' } },
      ['The code OLD no longer applies.', 'The code NEW was applied.'],
    ],
    ['the same code', { code: 'NEW' }, { discount: { code: 'NEW' } }, []],
  ])('%s', (_what, before, now, expected) => expect(told(before, now)).toEqual(expected));
});
