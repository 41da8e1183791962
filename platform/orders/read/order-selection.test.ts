/** Which pieces of an order are taken for a parcel, a refund or a return, and what they cost. */
import { expect, it } from 'vitest';
import type { AccountedLine, OrderLineRow } from './order-account.ts';
import { piecesCents, selectPieces } from './order-selection.ts';

/** The same article twice, as when one of the two has a text of its own; two pieces of the first were sent. */
const lines = [
  ['A', 3, 1],
  ['B', 1, 1],
  ['A', 1, 1],
].map(([sku, ordered, left], index) => ({ line: { id: index + 1, sku }, ordered, left })) as AccountedLine[];
const all = ({ ordered }: AccountedLine) => ordered;
const left = (account: AccountedLine) => account.left;

it.each([
  [all, undefined, [3, 1, 1]],
  [left, undefined, [1, 1, 1]],
  [all, { A: 3 }, [3, 0, 0]],
  [all, { A: 4 }, [3, 0, 1]],
  [all, { A: 5 }, null],
  [left, { A: 2 }, [1, 0, 1]],
  [left, { A: 3 }, null],
  [left, { A: 2, B: 1 }, [1, 1, 1]],
  [left, { B: 1, C: 1 }, null],
  [all, {}, null],
  [all, { A: 1.5 }, null],
  [all, { A: -1, B: 1 }, null],
] as const)('%o of %j', (freeOf, asked, taken) => {
  const pieces = asked && Object.entries(asked).map(([sku, quantity]) => ({ sku, quantity }));
  const found = selectPieces(lines, freeOf, pieces);
  const counts = lines.map(({ line }) => found?.find((one) => one.line.id === line.id)?.quantity ?? 0);
  expect(found && counts).toEqual(taken);
});

it('adds up an article that is asked for twice', () => {
  const one = { sku: 'A', quantity: 1 };
  expect(selectPieces(lines, all, [one, one])).toMatchObject([{ line: { id: 1 }, quantity: 2 }]);
});

it.each([
  [0, 1, 3_334],
  [1, 1, 3_333],
  [2, 1, 3_333],
  [0, 2, 6_667],
  [1, 2, 6_666],
  [0, 3, 10_000],
])('after %i of three pieces the next %i cost %i cents: together exactly the line', (before, quantity, cents) => {
  const line = { quantity: 3, total_cents: 10_500, discount_cents: 500 } as OrderLineRow;
  expect(piecesCents({ line, quantity }, before)).toBe(cents);
});
