import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { findNearWords } from './near-words.ts';

/** The textbook's table, without a single shortcut: what the walk over the sorted list must agree with. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      const change = at(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swap = isSwap ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY;
      (rows[row] ?? [])[column] = Math.min(change, swap, at(row - 1, column) + 1, at(row, column - 1) + 1);
    }
  }
  return at(a.length, b.length);
}

describe('findNearWords', () => {
  const vocabulary = ['dell', 'latitude', 'lenovo', 'thinkbook', 'thinkpad'];
  it.each([
    ['lenvo', 1, ['lenovo']],
    ['leonvo', 1, ['lenovo']],
    ['thinkpda', 1, ['thinkpad']],
    ['thikbok', 2, ['thinkbook']],
    ['asus', 1, []],
    ['', 1, []],
  ])('%s within %i', (word, limit, found) =>
    expect(findNearWords(vocabulary, word, limit).map(({ at }) => vocabulary[at])).toEqual(found),
  );

  it('finds what comparing with each word finds, with the same distance', () => {
    const words = fc.stringMatching(/^[abc]{0,6}$/);
    fc.assert(
      fc.property(fc.uniqueArray(words), words, fc.integer({ min: 0, max: 3 }), (list, word, limit) => {
        const sorted = [...list].sort();
        const expected = sorted
          .map((other, index) => ({ at: index, distance: distance(other, word) }))
          .filter((near) => near.distance <= limit);
        expect(findNearWords(sorted, word, limit)).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });
});
