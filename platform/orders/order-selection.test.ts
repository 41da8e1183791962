/** Which pieces of an order are taken for a parcel, a refund or a return. */
import { beforeAll, expect, it } from 'vitest';
import { givenShop } from '#tests/support/test-shop.ts';
import { piecesCents, selectPieces } from './order-selection.ts';

const { db, shop } = givenShop('sqlite');
let orderId = 0;
beforeAll(async () => {
  const number = await shop.buy();
  const order = db.selectFrom('orders').select('id').where('number', '=', number);
  orderId = (await order.executeTakeFirstOrThrow()).id;
  const { id: _, ...line } = await db.selectFrom('order_lines').selectAll().executeTakeFirstOrThrow();
  await db.deleteFrom('order_lines').execute();
  // The same article twice, as when one of the two has a text of its own.
  for (const [index, [sku, quantity]] of (
    [
      ['A', 3],
      ['B', 1],
      ['A', 1],
    ] as const
  ).entries())
    await db
      .insertInto('order_lines')
      .values({ ...line, id: index + 1, position: index + 1, sku, quantity })
      .execute();
  const refund = {
    order_id: orderId,
    amount_cents: 1,
    restocked: 0,
    status: 'done',
    created_at: '2026-11-20',
  } as const;
  for (const quantity of [1, 1]) {
    const { id } = await db.insertInto('refunds').values(refund).returning('id').executeTakeFirstOrThrow();
    await db.insertInto('refund_lines').values({ refund_id: id, order_line_id: 1, quantity }).execute();
  }
});

it.each([
  ['return_lines', undefined, [3, 1, 1], true],
  ['refund_lines', undefined, [1, 1, 1], true],
  ['return_lines', [['A', 3]], [3], false],
  ['return_lines', [['A', 4]], [3, 0, 1], false],
  ['return_lines', [['A', 5]], null, null],
  [
    'return_lines',
    [
      ['A', 1],
      ['A', 1],
    ],
    [2],
    false,
  ],
  ['refund_lines', [['A', 2]], [1, 0, 1], false],
  ['refund_lines', [['A', 3]], null, null],
  [
    'refund_lines',
    [
      ['A', 2],
      ['B', 1],
    ],
    [1, 1, 1],
    true,
  ],
  [
    'refund_lines',
    [
      ['B', 1],
      ['C', 1],
    ],
    null,
    null,
  ],
  ['return_lines', [], null, null],
] as const)('beside those in %s, of %j', async (table, asked, taken, isRest) => {
  const pieces = asked?.map(([sku, quantity]) => ({ sku, quantity }));
  const found = await db.transaction().execute((trx) => selectPieces(trx, table, orderId, pieces));
  const counted = found?.selected.map(({ line, quantity }) => [line.id, quantity]);
  const expected = taken?.flatMap((quantity, index) => (quantity > 0 ? [[index + 1, quantity]] : []));
  expect([counted ?? null, found?.isRest ?? null]).toEqual([expected ?? null, isRest]);
});

it.each([
  [1, 3_334],
  [2, 6_667],
  [3, 10_000],
])('%i of three pieces cost their share of the line, %i cents', async (quantity, cents) => {
  const line = await db.selectFrom('order_lines').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
  expect(piecesCents({ line: { ...line, total_cents: 10_500, discount_cents: 500 }, quantity })).toBe(cents);
});
