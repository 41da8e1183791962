import type { PlatformContext } from '../context.ts';
import type { Trx } from '../db/database.ts';
import { queueCancelled } from './received-mail.ts';
import { insertRefund, restockLines } from './refund-order.ts';

export type CancelOutcome =
  | 'cancelled'
  | 'unknown_order'
  | 'already_cancelled'
  /** Something of it has been sent. */
  | 'sent'
  /** Money of it has come: it must go back, which a refund does. */
  | 'paid';

/**
 * Cancels an unpaid order and tells the buyer. A paid or authorised order is refunded instead.
 *
 * Locks: payment, order, variants by id.
 *
 * @param options.restock whether the goods can be sold again
 * @param options.reason `unpaid`: its money did not come in time
 * @param options.isBack whether its parcels came back, for example refused at the door; otherwise an order that was sent is not cancelled
 */
export async function cancelOrder(
  { db, now, publicUrl }: Pick<PlatformContext, 'db' | 'now' | 'publicUrl'>,
  number: number,
  { restock, reason, isBack = false }: { restock: boolean; reason: 'unpaid' | 'other'; isBack?: boolean },
): Promise<CancelOutcome> {
  return db.transaction().execute(async (trx) => {
    const at = now();
    const known = await trx.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst();
    if (!known) return 'unknown_order';
    const parcel = trx.selectFrom('fulfillments').select('id').where('order_id', '=', known.id);
    const payment = await trx
      .updateTable('payments')
      .set({ status: 'voided', updated_at: at.toISOString() })
      .where('order_id', '=', known.id)
      .where('status', '=', 'pending')
      .where('captured_cents', '=', 0)
      .$if(!isBack, (update) => update.where((row) => row.not(row.exists(parcel))))
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
    // A parcel that left was booked as a sale: the books take it back whole.
    const writeOff = { status: 'done', amountCents: order.total_cents, restock } as const;
    if (order.sold_at !== null) await insertRefund(trx, order.id, writeOff, at.toISOString());
    await closeReturns(trx, order.id);
    await queueCancelled(trx, number, reason, { now: at, publicUrl });
    return 'cancelled';
  });
}

async function closeReturns(trx: Trx, orderId: number): Promise<void> {
  await trx
    .updateTable('returns')
    .set({ status: 'closed' })
    .where('order_id', '=', orderId)
    .where('status', '!=', 'declined')
    .execute();
}
