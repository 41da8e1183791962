import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextQuietTurn } from './quiet-turn.ts';

describe('a quiet turn', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['goes on at the next turn where nobody waits', 0, 1],
    ['looks again until all are answered', 3, 4],
    ['goes on after 50 ms, looked at every 2 ms, however much is asked for', Number.POSITIVE_INFINITY, 25],
  ])('%s', async (_, busyLooks, looks) => {
    let looked = 0;
    const turn = nextQuietTurn(() => {
      looked += 1;
      return looked <= busyLooks;
    });
    await vi.runAllTimersAsync();
    await turn;
    expect(looked).toBe(looks);
  });
});
