import { expect, it } from 'vitest';
import { QueryCache } from './query-cache.ts';

function makeCache(maxEntries = 10) {
  const clock = { now: 0 };
  const stale: unknown[] = [];
  const cache = new QueryCache({
    now: () => clock.now,
    freshMs: 100,
    maxStaleMs: 1_000,
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

it('waits for the new value when the old one is too old to show', async () => {
  const { cache, clock } = makeCache();
  let reads = 0;
  const read = async () => ++reads;
  await cache.get('a', read);
  clock.now = 1_001;
  expect(await Promise.all([cache.get('a', read), cache.get('a', read)])).toEqual([2, 2]);
});

it('lets nobody wait twice for a platform that fails, and takes it up when it is back', async () => {
  const { cache, clock, stale } = makeCache();
  let broken: (reason: Error) => void = () => {};
  await cache.get('a', async () => 'good');
  clock.now = 5_000;
  expect(await cache.get('a', () => Promise.reject(new Error('down')))).toBe('good');
  expect(stale).toHaveLength(1);
  const hanging = () => new Promise<string>((_, reject) => (broken = reject));
  expect(await cache.get('a', hanging)).toBe('good');
  broken(new Error('still down'));
  await expect.poll(() => stale.length).toBe(2);
  expect(await cache.get('a', async () => 'new')).toBe('good');
  await expect.poll(() => cache.get('a', async () => 'new')).toBe('new');
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
