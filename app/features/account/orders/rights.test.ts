import { expect, it } from 'vitest';
import { shop } from '#shop.config';
import { rightsOf } from './rights.ts';

it('promises no day that an order collected at once would not have', () => {
  expect(shop.warranty).toMatchObject({ returnDays: 14, months: 12 });
  expect(rightsOf(new Date('2026-02-20T08:00:00Z'))).toEqual({
    returnUntil: '2026-03-06',
    warrantyUntil: '2027-02-20',
  });
});

it('counts from the day in Athens', () => {
  expect(rightsOf(new Date('2026-02-01T23:30:00Z')).returnUntil).toBe('2026-02-16');
});

it('ends on the last day of a shorter month', () => {
  expect(rightsOf(new Date('2028-02-29T08:00:00Z')).warrantyUntil).toBe('2029-02-28');
});
