import { expect, it } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

it('gives so many at once, then one after each interval, to each key by itself', () => {
  let time = 0;
  const limit = createRateLimit({ capacity: 2, refillMs: 60_000, now: () => new Date(time) });
  expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([null, null, 60]);
  expect(limit.take('b')).toBeNull();
  time = 30_000;
  expect(limit.take('a')).toBe(30);
  time = 60_000;
  expect([limit.take('a'), limit.take('a')]).toEqual([null, 60]);
});

it('forgets the key that was quiet longest, so that memory has an end', () => {
  const limit = createRateLimit({ capacity: 1, refillMs: 60_000, now: () => new Date(0) });
  limit.take('first');
  for (let index = 0; index < 10_000; index += 1) limit.take(`key-${index}`);
  expect(limit.take('key-9999')).toBe(60);
  expect(limit.take('first')).toBeNull();
});
