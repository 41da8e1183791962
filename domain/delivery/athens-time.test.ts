import { describe, expect, it } from 'vitest';
import { athensDay, endOfDay, startOfDay } from './athens-time.ts';

it.each([
  ['2026-11-21T21:59:59Z', '2026-11-21'],
  ['2026-11-21T22:00:00Z', '2026-11-22'],
  ['2026-07-01T20:59:59Z', '2026-07-01'],
  ['2026-07-01T21:00:00Z', '2026-07-02'],
])('at %s it is %s in Athens', (instant, day) => expect(athensDay(new Date(instant))).toBe(day));

describe('a day in Athens', () => {
  it.each([
    ['2026-01-31', '2026-01-30T22:00:00.000Z', '2026-01-31T22:00:00.000Z'],
    ['2026-07-01', '2026-06-30T21:00:00.000Z', '2026-07-01T21:00:00.000Z'],
    ['2026-03-29', '2026-03-28T22:00:00.000Z', '2026-03-29T21:00:00.000Z'],
    ['2026-10-25', '2026-10-24T21:00:00.000Z', '2026-10-25T22:00:00.000Z'],
  ])('%s', (day, start, end) => {
    expect(startOfDay(day)).toBe(start);
    expect(endOfDay(day)).toBe(end);
  });
});
