import { expect, it } from 'vitest';
import { shop } from '#shop.config';
import { rightsOf, spentUntil } from './rights.ts';

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

it('says how much of the time has gone by, from the day of the order to the last', () => {
  const order = new Date('2026-02-20T08:00:00Z');
  const { returnUntil } = rightsOf(order);
  const spent = ['2026-02-19', '2026-02-20', '2026-02-27', '2026-03-06', '2027-01-01'].map((day) =>
    spentUntil(returnUntil, order, new Date(`${day}T12:00:00Z`)),
  );
  expect(spent).toEqual([0, 0, 0.5, 1, 1]);
});
