import { expect, it } from 'vitest';
import type { GradeKey } from '#domain/machine/grade.ts';
import { cheapestOfEachGrade } from './grade-prices.ts';

const configuration = (handle: string, grade: GradeKey | null, euro: number, isAvailable = true) => ({
  handle,
  grade,
  priceCents: euro * 100,
  isAvailable,
  card: {
    price: { amount: `${euro}.0`, currencyCode: 'EUR' as const },
    facts: { cpu: { label: 'i5-8350U' }, ramGb: euro < 100 ? 8 : null, storageLabel: '256 GB SSD' },
  },
});

it('takes the cheapest that can be bought, for each grade', () => {
  expect(
    cheapestOfEachGrade([
      configuration('unknown', null, 20),
      configuration('gone', 'a', 50, false),
      configuration('cheap', 'a', 90),
      configuration('dear', 'a', 300),
      configuration('fine', 'aa', 400),
      { ...configuration('without a price', 'b', 0), priceCents: null },
    ]),
  ).toEqual({
    a: {
      handle: 'cheap',
      price: { amount: '90.0', currencyCode: 'EUR' },
      machine: 'i5-8350U, 8\u00A0GB, 256\u00A0GB\u00A0SSD',
    },
    aa: { handle: 'fine', price: { amount: '400.0', currencyCode: 'EUR' }, machine: 'i5-8350U, 256\u00A0GB\u00A0SSD' },
  });
});
