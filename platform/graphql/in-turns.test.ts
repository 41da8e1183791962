import { expect, it } from 'vitest';
import { countTurns } from '#tests/support/count-turns.ts';
import { inTurns } from './in-turns.ts';

/** In which turn of the event loop each item came, counted from the first. */
async function turnsOf(count: number): Promise<number[]> {
  const counted = countTurns();
  const items = inTurns(Array.from({ length: count }, (_, index) => index));
  const turns = await Promise.all(
    items.map(async (item) => {
      await item;
      return counted.turns;
    }),
  );
  counted.stop();
  return turns;
}

it('leaves a short list as it is', () => expect(inTurns(['a', 'b'])).toEqual(['a', 'b']));

it('gives two items in the same turn, and the next two in a later one', async () => {
  const [a, b, c, d, e] = await turnsOf(5);
  expect([a === b, Number(b) < Number(c), c === d, Number(d) < Number(e)]).toEqual([true, true, true, true]);
});

it('gives what it was given, in its order, also where an item fails long before its turn', async () => {
  const items = Array.from({ length: 9 }, (_, index) => (index === 8 ? Promise.reject(new Error('lost')) : index));
  const found = await Promise.allSettled(inTurns(items));
  expect(found.map((result) => (result.status === 'fulfilled' ? result.value : String(result.reason)))).toEqual([
    ...[0, 1, 2, 3, 4, 5, 6, 7],
    'Error: lost',
  ]);
});
