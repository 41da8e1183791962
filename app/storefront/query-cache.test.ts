import { expect, it } from 'vitest';
import { QueryCache } from './query-cache.ts';

function makeCache(maxEntries = 10) {
  const clock = { now: 0 };
  const stale: unknown[] = [];
  const cache = new QueryCache({
    now: () => clock.now,
    freshMs: 100,
    onStale: (error) => stale.push(error),
    maxEntries,
  });
  return { cache, clock, stale };
}

it('reads once while fresh, and once for many at the same time', async () => {
  const { cache } = makeCache();
  let reads = 0;
  const read = async () => ++reads;
  expect(await Promise.all([cache.get('a', read), cache.get('a', read)])).toEqual([1, 1]);
  expect(await cache.get('a', read)).toBe(1);
});

it('shows the old value while it reads a new one', async () => {
  const { cache, clock } = makeCache();
  let reads = 0;
  const read = async () => ++reads;
  await cache.get('a', read);
  clock.now = 101;
  expect(await cache.get('a', read)).toBe(1);
  await expect.poll(() => cache.get('a', read)).toBe(2);
});

it('keeps no error, and keeps the last good value through one', async () => {
  const { cache, clock, stale } = makeCache();
  const broken = async (): Promise<string> => Promise.reject(new Error('down'));
  await expect(cache.get('a', broken)).rejects.toThrow('down');
  expect(await cache.get('a', async () => 'good')).toBe('good');
  clock.now = 500;
  expect(await cache.get('a', broken)).toBe('good');
  expect(await cache.get('a', broken)).toBe('good');
  await expect.poll(() => stale.length).toBeGreaterThan(0);
});

it('forgets the oldest beyond its bound', async () => {
  const { cache } = makeCache(2);
  let reads = 0;
  const read = async () => ++reads;
  for (const key of ['a', 'b', 'c']) await cache.get(key, read);
  expect(await cache.get('a', read)).toBe(4);
});
