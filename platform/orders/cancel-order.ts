import type { PlatformContext } from '../context.ts';
import { queueCancelled } from './received-mail.ts';
import { closeRequests, restockLines } from './refund-order.ts';

export type CancelOutcome =
  | 'cancelled'
  | 'unknown_order'
  | 'already_cancelled'
  /** Something of it has been sent. */
  | 'sent'
  /** Money of it has come: it must go back, which a refund does. */
  | 'paid';

/**
 * Calls an order off of which no money has come, and tells the buyer. An order that is paid or authorised is refunded instead.
 *
 * Locks: payment, order, variants by id.
 *
 * @param options.restock whether the goods can be sold again
 * @param options.reason `unpaid`: its money did not come in time
 */
export async function cancelOrder(
  { db, now, publicUrl }: Pick<PlatformContext, 'db' | 'now' | 'publicUrl'>,
  number: number,
  { restock, reason }: { restock: boolean; reason: 'unpaid' | 'other' },
): Promise<CancelOutcome> {
  return db.transaction().execute(async (trx) => {
    const at = now();
    const known = await trx.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst();
    if (!known) return 'unknown_order';
    const payment = await trx
      .updateTable('payments')
      .set({ status: 'voided', updated_at: at.toISOString() })
      .where('order_id', '=', known.id)
      .where('status', '=', 'pending')
      .where('captured_cents', '=', 0)
      .where((row) => row.not(row.exists(row.selectFrom('fulfillments').select('id').where('order_id', '=', known.id))))
      .returning('id')
      .executeTakeFirst();
    const order = await trx.selectFrom('orders').selectAll().where('id', '=', known.id).executeTakeFirstOrThrow();
    if (!payment) {
      if (order.canceled_at !== null) return 'already_cancelled';
      return order.fulfillment_status === 'UNFULFILLED' ? 'paid' : 'sent';
    }
    await trx
      .updateTable('orders')
      .set({
        financial_status: 'VOIDED',
        payment_due_at: null,
        canceled_at: at.toISOString(),
        cancel_reason: reason === 'unpaid' ? 'declined' : 'other',
      })
      .where('id', '=', order.id)
      .execute();
    if (restock) await restockLines(trx, order.id);
    await closeRequests(trx, order.id);
    await queueCancelled(trx, number, reason, { now: at, publicUrl });
    return 'cancelled';
  });
}
