import { stat } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextQuietTurn, nextTurn } from './next-turn.ts';

it('goes on in a turn after the one in which what arrived was answered', async () => {
  const done: string[] = [];
  await new Promise<void>((resolve) => {
    stat('.', () => {
      setImmediate(() => {
        done.push('this turn');
        setImmediate(() => done.push('next turn'));
      });
      void nextTurn().then(() => {
        done.push('went on');
        resolve();
      });
    });
  });
  expect(done).toEqual(['this turn', 'next turn', 'went on']);
});

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
