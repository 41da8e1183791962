import type { Database } from '../../db/database.ts';

/** Machines by their serial numbers, each with the newest order with which it left; null where it never did, or came back. */
export async function listPieces(db: Database, { isUnsold }: { isUnsold: boolean }) {
  const pieces = await db.selectFrom('pieces').selectAll().orderBy('serial').execute();
  const left = await db
    .selectFrom('fulfillment_pieces')
    .innerJoin('fulfillments', 'fulfillments.id', 'fulfillment_id')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['piece_id', 'number', 'return_id'])
    .orderBy('fulfillment_id')
    .execute();
  const orders = new Map(left.map(({ piece_id, number, return_id }) => [piece_id, return_id === null ? number : null]));
  return pieces
    .map(({ id, serial, sku, cost_cents: costCents, supplier, bought_on: boughtOn }) => ({
      ...{ serial, sku, costCents, supplier, boughtOn },
      order: orders.get(id) ?? null,
    }))
    .filter(({ order }) => !isUnsold || order === null);
}
