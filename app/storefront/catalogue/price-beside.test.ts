import { expect, it } from 'vitest';
import type { ProductVariant } from '../documents.ts';
import { priceBeside, windowsBeside } from './price-beside.ts';

function variant(system: string, memory: string, amount: string): ProductVariant {
  const selectedOptions = [
    { name: 'System', value: system },
    { name: 'Memory', value: memory },
  ];
  return { price: { amount, currencyCode: 'EUR' }, availableForSale: true, selectedOptions } as ProductVariant;
}

const PRO_16 = variant('Windows 11 Pro', '16 GB', '259.0');
const NONE_16 = variant('No operating system', '16 GB', '244.0');
const NONE_8 = variant('No operating system', '8 GB', '209.0');
const PRO_8 = variant('Windows 11 Pro', '8 GB', '229.0');
const HOME_8 = variant('Windows 11 Home', '8 GB', '219.0');

it.each([
  ['the same without Windows', PRO_16, [PRO_16, NONE_16], 'lowestNoWindows', '244.0'],
  // 209 € is no price of 16 GB, with or without Windows.
  ['another one without Windows', PRO_16, [PRO_16, NONE_16, NONE_8], 'lowest', '209.0'],
  ['one with Windows', PRO_16, [PRO_16, HOME_8], 'lowest', '219.0'],
  ['the same with another Windows', PRO_8, [PRO_8, HOME_8], 'lowestSystem', '219.0'],
  ['what cannot be bought is not counted', PRO_16, [PRO_16, { ...NONE_16, availableForSale: false }], undefined],
  ['a price of nothing is none', PRO_16, [PRO_16, variant('No operating system', '16 GB', '0.0')], undefined],
  ['the same with Windows', NONE_16, [NONE_16, PRO_16, HOME_8], 'lowest', '219.0'],
  [
    'the cheapest with Windows',
    NONE_16,
    [PRO_16, NONE_16, variant('Windows 10 Pro', '16 GB', '249.0')],
    'withWindows',
    '249.0',
  ],
  ['Windows with another memory', NONE_8, [NONE_8, PRO_16], undefined],
  ['Windows that is sold out', NONE_8, [NONE_8, { ...HOME_8, availableForSale: false }], undefined],
] as const)('%s', (_which, one, offered, word, amount?: string) => {
  const beside = priceBeside(one, offered);
  expect([beside?.word, beside?.price.amount]).toEqual([word, amount]);
});

it('of what was asked for is the price with Windows alone', () => {
  expect(windowsBeside(NONE_16, [NONE_8, NONE_16, PRO_16])).toEqual({ word: 'withWindows', price: PRO_16.price });
  expect(windowsBeside(PRO_16, [NONE_8, NONE_16, PRO_16])).toBeUndefined();
  const silent = { ...NONE_16, selectedOptions: [] };
  expect(windowsBeside(silent, [silent, PRO_16]), 'a laptop without a choice of system').toBeUndefined();
});
