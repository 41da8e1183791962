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
