import { expect, it } from 'vitest';
import { readPriorPrice } from './read-prior-price.ts';

const euro = (amount: string) => ({ amount, currencyCode: 'EUR' as const });
const field = (value: string) => ({ price: euro('249.0'), priorPrice: { value } });

it('shows the price before only of a reduction', () => {
  const prior = '{"amount":"299.0","currency_code":"EUR"}';
  expect(readPriorPrice(field(prior))).toEqual({ priorPrice: euro('299.0') });
  expect(readPriorPrice(field('{"amount":"249.0","currency_code":"EUR"}'))).toEqual({});
  expect(readPriorPrice(field('299'))).toEqual({});
  expect(readPriorPrice({ price: euro('249.0'), priorPrice: null })).toEqual({});
  expect(readPriorPrice(null)).toEqual({});
});
