import { expect, it } from 'vitest';
import { athensDay } from './athens-time.ts';

it.each([
  ['2026-11-21T21:59:59Z', '2026-11-21'],
  ['2026-11-21T22:00:00Z', '2026-11-22'],
  ['2026-07-01T20:59:59Z', '2026-07-01'],
  ['2026-07-01T21:00:00Z', '2026-07-02'],
])('at %s it is %s in Athens', (instant, day) => expect(athensDay(new Date(instant))).toBe(day));
