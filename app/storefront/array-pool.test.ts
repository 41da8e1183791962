import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ArrayPool } from './array-pool.ts';

const arrays = fc.array(
  fc.oneof(
    fc.uint8Array({ maxLength: 9 }),
    fc.uint32Array({ maxLength: 5 }),
    // Larger than a buffer.
    fc.constant(new Uint8Array(1024 * 1024 + 3).fill(7)),
    fc.constant(new Uint8Array(700_000).fill(9)),
  ),
  { maxLength: 12 },
);

it('every copy is as what was copied, whatever comes after it', () => {
  fc.assert(
    fc.property(arrays, (given) => {
      const pool = new ArrayPool();
      const copies = given.map((array) =>
        array instanceof Uint32Array ? pool.numbers(array) : pool.bytes(array as Uint8Array),
      );
      for (const [index, array] of given.entries()) {
        // `toEqual` compares a megabyte element by element.
        expect(copies[index]?.constructor).toBe(array.constructor);
        expect(Buffer.compare(bytesOf(copies[index] as Uint8Array), bytesOf(array as Uint8Array))).toBe(0);
      }
    }),
    { numRuns: 50 },
  );
});

it('puts small ones into one buffer', () => {
  const pool = new ArrayPool();
  const [a, b, c] = [pool.bytes(new Uint8Array(3)), pool.numbers(new Uint32Array(2)), pool.bytes(new Uint8Array(1))];
  expect(b.buffer).toBe(a.buffer);
  expect([a.byteOffset, b.byteOffset, c.byteOffset]).toEqual([0, 4, 12]);
  expect(pool.bytes(new Uint8Array(1024 * 1024)).buffer).not.toBe(a.buffer);
});

function bytesOf({ buffer, byteOffset, byteLength }: Uint8Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
