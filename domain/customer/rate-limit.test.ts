import { expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { takeToken } from './rate-limit.ts';

const ALLOWANCE = { capacity: 2, refillMs: 60_000 };

it('gives so many at once, then one after each interval', () => {
  let bucket = takeToken(0, 1_000_000, ALLOWANCE);
  const waits = [bucket.waitMs];
  for (const index of [1_000_000, 1_000_000, 1_030_000, 1_060_000, 1_060_000, 9_000_000, 9_000_000, 9_000_000]) {
    bucket = takeToken(bucket.fullAt, index, ALLOWANCE);
    waits.push(bucket.waitMs);
  }
  expect(waits).toEqual([null, null, 60_000, 30_000, null, 60_000, null, null, 60_000]);
});

it('never gives more than its capacity and what has come back, and never refuses for longer than one interval', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 50 }), (pauses) => {
      let [now, fullAt, taken] = [0, 0, 0];
      for (const pause of pauses) {
        now += pause;
        const { waitMs, ...bucket } = takeToken(fullAt, now, ALLOWANCE);
        fullAt = bucket.fullAt;
        if (waitMs === null) taken += 1;
        else expect(waitMs).toBeLessThanOrEqual(ALLOWANCE.refillMs);
      }
      expect(taken).toBeLessThanOrEqual(ALLOWANCE.capacity + now / ALLOWANCE.refillMs);
    }),
  );
});

it('begins anew when the clock went back', () => {
  expect(takeToken(10 ** 12, 5, ALLOWANCE)).toEqual({ fullAt: 60_005, waitMs: null });
});
