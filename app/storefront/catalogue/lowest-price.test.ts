import { expect, it } from 'vitest';
import type { ProductVariant } from '../documents.ts';
import { lowestPriceBelow } from './lowest-price.ts';

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
const HOME_8 = variant('Windows 11 Home', '8 GB', '219.0');

it.each([
  ['the same without Windows', [PRO_16, NONE_16], '244.0', true],
  // 209 € is no price of 16 GB, with or without Windows.
  ['another one without Windows', [PRO_16, NONE_16, NONE_8], '209.0', undefined],
  ['one with Windows', [PRO_16, HOME_8], '219.0', undefined],
  ['what cannot be bought is not counted', [PRO_16, { ...NONE_16, availableForSale: false }], undefined, undefined],
])('%s', (_which, offered, amount, lacksWindows) => {
  const lowest = lowestPriceBelow(PRO_16, offered);
  expect(lowest.lowestPrice?.amount).toBe(amount);
  expect(lowest.lacksWindows).toBe(lacksWindows);
});
