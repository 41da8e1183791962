import { expect, it } from 'vitest';
import { onceForEach } from './once-for-each.ts';

it('is made once for the same object, and anew for an equal one', () => {
  const made: number[][] = [];
  const doubled = onceForEach((numbers: number[]) => {
    made.push(numbers);
    return numbers.map((number) => 2 * number);
  });
  const numbers = [1, 2];
  expect(doubled(numbers)).toEqual([2, 4]);
  expect(doubled(numbers)).toBe(doubled(numbers));
  expect(doubled([1, 2])).not.toBe(doubled(numbers));
  expect(made).toHaveLength(2);
});
