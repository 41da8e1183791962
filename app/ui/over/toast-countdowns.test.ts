import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastCountdowns } from './toast-countdowns.ts';

const DELAY = 5_000;
const closed: number[] = [];
const open = () => createToastCountdowns(DELAY, (id) => closed.push(id));

beforeEach(() => {
  vi.useFakeTimers();
  closed.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a message', () => {
  it('closes once, when its time is over', () => {
    open().show([1]);
    vi.advanceTimersByTime(DELAY - 1);
    expect(closed).toEqual([]);
    vi.advanceTimersByTime(DELAY * 2);
    expect(closed).toEqual([1]);
  });

  it('keeps its own time when another comes', () => {
    const countdowns = open();
    countdowns.show([1]);
    vi.advanceTimersByTime(3_000);
    countdowns.show([1, 2]);
    vi.advanceTimersByTime(2_000);
    expect(closed).toEqual([1]);
    vi.advanceTimersByTime(3_000);
    expect(closed).toEqual([1, 2]);
  });

  it('that was taken away does not close any more', () => {
    const countdowns = open();
    countdowns.show([1, 2]);
    countdowns.show([2]);
    vi.advanceTimersByTime(DELAY);
    expect(closed).toEqual([2]);
  });

  it.each(['pointer', 'focus'] as const)(
    'never closes while the %s is on one, and has its whole time afterwards',
    (by) => {
      const countdowns = open();
      countdowns.show([1]);
      vi.advanceTimersByTime(DELAY - 1);
      countdowns.hold(by);
      countdowns.show([1, 2]);
      vi.advanceTimersByTime(DELAY * 10);
      expect(closed).toEqual([]);
      countdowns.release(by);
      vi.advanceTimersByTime(DELAY - 1);
      expect(closed).toEqual([]);
      vi.advanceTimersByTime(1);
      expect(closed).toEqual([1, 2]);
    },
  );

  it('waits for both, the pointer and the focus', () => {
    const countdowns = open();
    countdowns.show([1]);
    countdowns.hold('pointer');
    countdowns.hold('focus');
    countdowns.release('pointer');
    vi.advanceTimersByTime(DELAY * 2);
    expect(closed).toEqual([]);
    countdowns.release('focus');
    vi.advanceTimersByTime(DELAY);
    expect(closed).toEqual([1]);
  });

  it('closes although the one before it was taken away under the pointer', () => {
    const countdowns = open();
    countdowns.show([1]);
    countdowns.hold('pointer');
    countdowns.show([]);
    countdowns.show([2]);
    vi.advanceTimersByTime(DELAY);
    expect(closed).toEqual([2]);
  });

  it('does not close after everything was stopped', () => {
    const countdowns = open();
    countdowns.show([1]);
    countdowns.stop();
    vi.advanceTimersByTime(DELAY);
    expect(closed).toEqual([]);
  });
});
