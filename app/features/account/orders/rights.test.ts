import { expect, it } from 'vitest';
import { shop } from '#shop.config';
import { rightsOf } from './rights.ts';

it('counts from the last day that was promised for the parcel', () => {
  expect(shop.delivery.days.to).toBe(3);
  expect(shop.warranty).toMatchObject({ returnDays: 14, months: 12 });
  // Monday morning, in Athens; there by Thursday.
  expect(rightsOf(new Date('2026-02-02T08:00:00Z'))).toEqual({
    returnUntil: '2026-02-19',
    warrantyUntil: '2027-02-05',
  });
});

it('ends on the last day of a shorter month', () => {
  // Wednesday; the 28th is a public holiday, so there by Tuesday, February 29, 2028.
  expect(rightsOf(new Date('2028-02-23T08:00:00Z')).warrantyUntil).toBe('2029-02-28');
});
