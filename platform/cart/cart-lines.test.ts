import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { addLines, type CartLine, removeLines, updateLines } from './cart-lines.ts';

const stock = new Map([
  [1, 4],
  [2, 0],
  [3, 1_000_000],
]);
const stockOf = (id: number) => stock.get(id) ?? 0;

function ids(): () => string {
  let count = 0;
  return () => `n${++count}`;
}

const line = (id: string, variantId: number, quantity: number, attributes: CartLine['attributes'] = []): CartLine => ({
  id,
  variantId,
  quantity,
  attributes,
});
const engraved = [
  { key: 'a', value: '1' },
  { key: 'b', value: '2' },
];

describe('addLines', () => {
  it('merges the same goods with the same attributes, whatever their order', () => {
    const { lines, warnings } = addLines(
      [line('x', 3, 1, engraved)],
      [
        { variantId: 3, quantity: 2, attributes: [...engraved].reverse() },
        { variantId: 3, quantity: 5, attributes: [] },
      ],
      stockOf,
      ids(),
    );
    expect(lines).toEqual(
      [line('x', 3, 3, engraved), line('n2', 3, 5)].map((expected, index) => ({ ...expected, id: lines[index]?.id })),
    );
    expect(lines[0]?.id).toBe('x');
    expect(warnings).toEqual([]);
  });

  it('lowers to the stock and says so', () => {
    const { lines, warnings } = addLines(
      [line('x', 1, 3)],
      [{ variantId: 1, quantity: 3, attributes: [] }],
      stockOf,
      ids(),
    );
    expect(lines).toEqual([line('x', 1, 4)]);
    expect(warnings).toEqual([{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK', lineId: 'x', variantId: 1 }]);
  });

  it('leaves out what is sold out', () => {
    const { lines, warnings } = addLines([], [{ variantId: 2, quantity: 1, attributes: [] }], stockOf, ids());
    expect(lines).toEqual([]);
    expect(warnings).toEqual([{ code: 'MERCHANDISE_OUT_OF_STOCK', lineId: null, variantId: 2 }]);
  });
});

describe('updateLines', () => {
  it('removes at quantity 0', () => {
    expect(updateLines([line('x', 1, 1), line('y', 3, 1)], [{ id: 'x', quantity: 0 }], stockOf).lines).toEqual([
      line('y', 3, 1),
    ]);
  });

  it('merges lines that become the same', () => {
    const before = [line('x', 3, 1), line('y', 3, 2, engraved)];
    expect(updateLines(before, [{ id: 'y', attributes: [] }], stockOf).lines).toEqual([line('x', 3, 3)]);
  });

  it('leaves what is absent as it is', () => {
    expect(
      updateLines([line('x', 3, 7, engraved)], [{ id: 'x', variantId: 1, quantity: undefined }], stockOf).lines,
    ).toEqual([line('x', 1, 4, engraved)]);
  });
});

it('removeLines removes', () => expect(removeLines([line('x', 1, 1)], ['x'])).toEqual([]));

it('never holds a line of nothing, two lines of the same, or more than the stock', () => {
  const attributes = fc.constantFrom([], engraved, [engraved[1], engraved[0]] as typeof engraved);
  const added = fc.record({
    variantId: fc.integer({ min: 1, max: 3 }),
    quantity: fc.integer({ min: 1, max: 6 }),
    attributes,
  });
  fc.assert(
    fc.property(
      fc.array(added),
      fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 0, max: 9 }), attributes)),
      (adding, updating) => {
        const start = addLines([], adding, stockOf, ids()).lines;
        const updates = updating.flatMap(([index, quantity, attributes]) => {
          const id = start[index]?.id;
          return id ? [{ id, quantity, attributes }] : [];
        });
        const { lines } = updateLines(start, updates, stockOf);
        const keys = lines.map((entry) => `${entry.variantId} ${entry.attributes.length}`);
        expect(new Set(keys).size).toBe(keys.length);
        expect(lines.every(({ quantity }) => quantity > 0)).toBe(true);
        for (const variantId of [1, 2, 3]) {
          const total = lines
            .filter((entry) => entry.variantId === variantId)
            .reduce((sum, { quantity }) => sum + quantity, 0);
          expect(total).toBeLessThanOrEqual(stockOf(variantId));
        }
      },
    ),
  );
});
