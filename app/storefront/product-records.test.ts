import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  descriptionsOf,
  endOf,
  hashOf,
  namesOf,
  ProductRecords,
  type RecordParts,
  type RecordPlace,
  shownOf,
  titleOf,
} from './product-records.ts';

const numbers = fc.uint32Array({ maxLength: 5 });
const parts: fc.Arbitrary<RecordParts> = fc.record({
  hash: fc.maxSafeNat(),
  names: numbers,
  descriptions: numbers,
  title: fc.string({ unit: 'grapheme', maxLength: 9 }),
  shown: fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 9 }),
    // More than a buffer has room for, and more than two of them have beside each other.
    fc.constant('ά'.repeat(600_000)),
    fc.constant('x'.repeat(700_001)),
  ),
});

it('every record is read as it was written, whatever comes after it', () => {
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (given) => {
      const records = new ProductRecords();
      const places = given.map((record) => records.add(record));
      expect(places.map(read)).toEqual(given);
    }),
    { numRuns: 20 },
  );
});

it('one begins where the one before it ends, so that a row of them can be read from its first', () => {
  const records = new ProductRecords();
  const empty = { hash: 1, names: new Uint32Array(), descriptions: new Uint32Array(), title: '', shown: '' };
  const places = [
    records.add(empty),
    records.add({ ...empty, names: Uint32Array.of(7), descriptions: Uint32Array.of(8, 9) }),
    records.add({ ...empty, title: 'Dell', shown: 'ΑΒ1' }),
    records.add(empty),
  ];
  expect(places.map(({ start }) => start)).toEqual([0, 6, 15, 24]);
  expect(places.map(endOf)).toEqual([6, 15, 24, 30]);
  expect(new Set(places.map(({ block }) => block)).size).toBe(1);
});

function read(place: RecordPlace): RecordParts {
  return {
    hash: hashOf(place),
    names: namesOf(place).slice(),
    descriptions: descriptionsOf(place).slice(),
    title: titleOf(place),
    shown: shownOf(place),
  };
}
