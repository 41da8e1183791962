import { expect, it } from 'vitest';
import { cheapestOfEachGrade } from './grade-prices.ts';

const euro = (amount: string) => ({ amount, currencyCode: 'EUR' as const });

it('takes the cheapest that can be bought, for each grade', () => {
  expect(
    cheapestOfEachGrade([
      { handle: 'dear', grade: 'a', price: euro('300.0'), isAvailable: true },
      { handle: 'cheap', grade: 'a', price: euro('90.0'), isAvailable: true },
      { handle: 'gone', grade: 'a', price: euro('50.0'), isAvailable: false },
      { handle: 'unknown', grade: null, price: euro('20.0'), isAvailable: true },
      { handle: 'fine', grade: 'aa', price: euro('400.0'), isAvailable: true },
    ]),
  ).toEqual({
    a: { handle: 'cheap', price: euro('90.0') },
    aa: { handle: 'fine', price: euro('400.0') },
  });
});
