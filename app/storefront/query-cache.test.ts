import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QueryCache } from './query-cache.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

function makeCache(maxEntries = 10) {
  const stale: unknown[] = [];
  const cache = new QueryCache({
    now: () => performance.now(),
    waitMs: 2_000,
    onStale: (error) => stale.push(error),
    maxEntries,
  });
  /** As a page that was begun now. */
  const get = async <Value>(key: string, generation: number, read: () => Promise<Value>) => {
    const { value, isOld } = await cache.get(key, read, { generation, startedAt: performance.now() });
    return isOld ? { old: value } : value;
  };
  return { get, stale };
}

/** A read that answers when the test says so. */
function slow() {
  let answer: (value: string) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const read = vi.fn(
    () =>
      new Promise<string>((resolve, reject) => {
        answer = resolve;
        fail = reject;
      }),
  );
  return { read, answer: (value: string) => answer(value), fail: (error: Error) => fail(error) };
}

it('reads once a generation, and once for many at the same time', async () => {
  const { get } = makeCache();
  let reads = 0;
  const read = async () => ++reads;
  expect(await Promise.all([get('a', 0, read), get('a', 0, read)])).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
  expect(await get('a', 0, read)).toBe(1);
});

it('never shows the old value after a change', async () => {
  const { get } = makeCache();
  await get('a', 0, async () => 'old');
  expect(await Promise.all([get('a', 2, async () => 'new'), get('a', 2, async () => 'another')])).toEqual([
    'new',
    'new',
  ]);
});

it('shows the value of the generation just before, while it reads a new one', async () => {
  const { get } = makeCache();
  await get('a', 0, async () => 'old');
  expect(await get('a', 1, async () => 'new')).toBe('old');
  await vi.advanceTimersByTimeAsync(0);
  expect(await get('a', 1, async () => 'newer')).toBe('new');
});

it('does not take the answer of a read that began before the change', async () => {
  const { get } = makeCache();
  const before = slow();
  const early = get('a', 0, before.read);
  expect(await get('a', 2, async () => 'new')).toBe('new');
  before.answer('old');
  expect(await early).toBe('old');
  expect(await get('a', 2, async () => 'newer')).toBe('new');
});

it('keeps no error, and falls back on the last good value through one', async () => {
  const { get, stale } = makeCache();
  const broken = async (): Promise<string> => Promise.reject(new Error('down'));
  await expect(get('a', 0, broken)).rejects.toThrow('down');
  expect(await get('a', 0, async () => 'good')).toBe('good');
  expect(await get('a', 2, broken)).toEqual({ old: 'good' });
  expect(stale).toEqual([new Error('down')]);
  expect(await get('a', 2, async () => 'new')).toBe('new');
});

it('waits for a first answer as long as the read takes', async () => {
  const { get } = makeCache();
  const hanging = slow();
  const first = get('a', 0, hanging.read);
  await vi.advanceTimersByTimeAsync(4_000);
  const second = get('a', 0, hanging.read);
  hanging.answer('late');
  expect(await Promise.all([first, second])).toEqual(['late', 'late']);
  expect(hanging.read).toHaveBeenCalledTimes(1);
});

it('waits two seconds for a new answer of a platform that hangs, and takes it up when it comes', async () => {
  const { get, stale } = makeCache();
  await get('a', 0, async () => 'late');
  const again = slow();
  const old = get('a', 2, again.read);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await old).toEqual({ old: 'late' });
  expect(stale).toHaveLength(1);
  again.answer('later');
  await vi.advanceTimersByTimeAsync(0);
  expect(await get('a', 2, async () => 'unread')).toBe('later');
});

it('forgets the oldest beyond its bound', async () => {
  const { get } = makeCache(2);
  let reads = 0;
  const read = async () => ++reads;
  for (const key of ['a', 'b', 'c']) await get(key, 0, read);
  expect(await get('a', 0, read)).toBe(4);
});
