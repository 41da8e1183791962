import type { Trx } from '../../db/database.ts';

export type LockedOrder = Awaited<ReturnType<typeof lockOrder>>;

/** Locks the payment of an order, then the order. @returns both as they are under these locks; undefined without such an order */
export async function lockOrder(trx: Trx, number: number) {
  const payment = await trx
    .updateTable('payments')
    .set((row) => ({ updated_at: row.ref('updated_at') }))
    .where('order_id', '=', (row) => row.selectFrom('orders').select('id').where('number', '=', number))
    .returningAll()
    .executeTakeFirst();
  const order = await trx
    .updateTable('orders')
    .set((row) => ({ fulfillment_status: row.ref('fulfillment_status') }))
    .where('number', '=', number)
    .returningAll()
    .executeTakeFirst();
  return { payment, order };
}
