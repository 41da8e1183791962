import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeatWork } from './repeated-work.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs at once and then after each pause, never twice at a time, until it is stopped', async () => {
  const ends: (() => void)[] = [];
  const run = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const work = repeatWork({ pauseMs: 1_000, run, onError: () => undefined });
  work.start();
  work.start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(run).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(999);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(2);

  let isOver = false;
  const stopped = work.stop().then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isOver).toBe(false);
  ends[1]?.();
  await stopped;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(run).toHaveBeenCalledTimes(2);
});

it('goes on after a run that failed', async () => {
  const onError = vi.fn();
  const run = vi.fn(() => Promise.reject(new Error('down')));
  const work = repeatWork({ pauseMs: 1_000, run, onError });
  work.start();
  await vi.advanceTimersByTimeAsync(2_500);
  await work.stop();
  expect([run.mock.calls.length, onError.mock.calls.length]).toEqual([3, 3]);
});
