import { stat } from 'node:fs';
import { expect, it } from 'vitest';
import { nextTurn } from './next-turn.ts';

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
