import { expect, it } from 'vitest';
import type { OrderLineRow } from '../read/order-account.ts';
import { changePieces, differences } from './change-pieces.ts';

const line = (id: number, variant_id: number, quantity: number) =>
  ({ id, variant_id, quantity, sku: `V${variant_id}` }) as OrderLineRow;
const lines = [line(1, 9, 2), line(2, 4, 1), line(3, 9, 3)];

function quantities(set: Parameters<typeof changePieces>[1]): number[] | string[] {
  const changed = changePieces(lines, set);
  return 'unknown' in changed ? changed.unknown : changed.lines.map(({ quantity }) => quantity);
}

it.each([
  [7, [4, 1, 3]],
  [5, [2, 1, 3]],
  [3, [2, 1, 1]],
  [1, [1, 1, 0]],
  [0, [0, 1, 0]],
])('%i pieces of an article in two lines', (quantity, expected) => {
  expect(quantities([{ sku: 'V9', quantity }])).toEqual(expected);
});

it('names what the order does not have', () => {
  expect(quantities([{ sku: 'V4', quantity: 2 }, ...['A', 'B'].map((sku) => ({ sku, quantity: 0 }))])).toEqual([
    'A',
    'B',
  ]);
});

it('takes a SKU in other letters, where no two are alike', () => {
  expect(quantities([{ sku: ' v4 ', quantity: 2 }])).toEqual([2, 2, 3]);
  const alike = [line(1, 9, 2), { ...line(2, 4, 1), sku: 'v9' }];
  expect(changePieces(alike, [{ sku: 'V9', quantity: 1 }])).toMatchObject({
    lines: [{ quantity: 1 }, { quantity: 1 }],
  });
  const neither = [
    { ...line(1, 9, 2), sku: 'Ab' },
    { ...line(2, 4, 1), sku: 'aB' },
  ];
  expect(changePieces(neither, [{ sku: 'ab', quantity: 1 }])).toEqual({ unknown: ['ab'] });
});

it('moves stock by what changed alone, in the order in which variants are locked', () => {
  const changed = lines.map((one) => ({ line: one, quantity: one.variant_id === 9 ? 0 : 1 }));
  const added = [
    { variantId: 7, quantity: 1 },
    { variantId: 4, quantity: 2 },
    { variantId: 2, quantity: 1 },
  ];
  expect(differences(changed, added)).toEqual([
    { variantId: 2, quantity: 1 },
    { variantId: 4, quantity: 2 },
    { variantId: 7, quantity: 1 },
    { variantId: 9, quantity: -5 },
  ]);
  expect(differences(changed, [{ variantId: 9, quantity: 5 }])).toEqual([]);
});
