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
    const { value, isOld } = await cache.get(key, read, { generation, until: performance.now() + 2_000 });
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

it('waits two seconds for a platform that hangs, of all who come, and takes up its answer when it comes', async () => {
  const { get, stale } = makeCache();
  const hanging = slow();
  const first = get('a', 0, hanging.read).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_999);
  const second = get('a', 0, hanging.read).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1);
  for (const error of await Promise.all([first, second])) expect(error).toMatchObject({ failure: { kind: 'timeout' } });
  expect(hanging.read).toHaveBeenCalledTimes(1);
  hanging.answer('late');
  await vi.advanceTimersByTimeAsync(0);
  expect(await get('a', 0, hanging.read)).toBe('late');

  const again = slow();
  const old = get('a', 2, again.read);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await old).toEqual({ old: 'late' });
  expect(stale).toHaveLength(1);
  again.fail(new Error('gone'));
  await vi.advanceTimersByTimeAsync(0);
  expect(await get('a', 2, async () => 'new')).toBe('new');
});

it('forgets the oldest beyond its bound', async () => {
  const { get } = makeCache(2);
  let reads = 0;
  const read = async () => ++reads;
  for (const key of ['a', 'b', 'c']) await get(key, 0, read);
  expect(await get('a', 0, read)).toBe(4);
});
