import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAdmission, Overloaded } from './admission.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

function given() {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const admit = createAdmission(log, { underWay: 2, waiting: 3, waitMs: 1_000 });
  const begun: number[] = [];
  const ends: ((error?: Error) => void)[] = [];
  /** Work that goes on until the test ends it. */
  const ask = (number: number) =>
    admit(async () => {
      begun.push(number);
      return new Promise<number>((resolve, reject) => {
        ends[number] = (error) => (error ? reject(error) : resolve(number));
      });
    });
  return { admit, ask, begun, ends, lines };
}
const turns = async (count = 5) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
};

it('begins one piece of work in each turn, in the order in which they came', async () => {
  const { ask, begun, ends } = given();
  const answers = [ask(0), ask(1)];
  expect(begun).toEqual([]);
  await turns(1);
  expect(begun).toEqual([0]);
  await turns(1);
  expect(begun).toEqual([0, 1]);
  for (const end of ends) end();
  expect(await Promise.all(answers)).toEqual([0, 1]);
});

it('lets others wait until a piece of work has ended, however it ends', async () => {
  const { ask, begun, ends } = given();
  const [first] = [ask(0), ask(1)];
  await turns();
  void ask(2);
  void ask(3);
  await turns();
  expect(begun).toEqual([0, 1]);
  ends[0]?.(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  await turns();
  expect(begun).toEqual([0, 1, 2]);
  ends[1]?.();
  await turns();
  expect(begun).toEqual([0, 1, 2, 3]);
});

it('refuses at once what finds no place to wait, and takes the next as soon as there is one', async () => {
  const { ask, begun, ends } = given();
  for (const number of [0, 1]) void ask(number);
  await turns();
  for (const number of [2, 3, 4]) void ask(number);
  await expect(ask(5)).rejects.toBeInstanceOf(Overloaded);
  ends[0]?.();
  await turns();
  void ask(6);
  for (const number of [1, 2, 3, 4]) {
    ends[number]?.();
    await turns();
  }
  expect(begun).toEqual([0, 1, 2, 3, 4, 6]);
});

it('refuses what has waited too long, and never begins it', async () => {
  const { ask, begun, ends } = given();
  void ask(0);
  void ask(1);
  await turns();
  const late = ask(2);
  vi.advanceTimersByTime(1_000);
  await expect(late).rejects.toMatchObject({ code: 'OVERLOADED' });
  ends[0]?.();
  void ask(3);
  await turns();
  expect(begun).toEqual([0, 1, 3]);
});

it('says once a minute how many were refused', async () => {
  const { ask, lines } = given();
  for (const number of [0, 1]) void ask(number);
  await turns();
  for (const number of [2, 3, 4]) void ask(number).catch(() => undefined);
  for (let round = 0; round < 3; round += 1) await expect(ask(9)).rejects.toThrow();
  // Those that waited are refused meanwhile, too.
  vi.advanceTimersByTime(60_000);
  for (const number of [2, 3, 4]) void ask(number).catch(() => undefined);
  await expect(ask(9)).rejects.toThrow();
  expect(lines.map((line) => [line.refused, line.running])).toEqual([
    [1, 2],
    [6, 2],
  ]);
});
