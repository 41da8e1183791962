import type { PlatformContext } from '../../context.ts';
import type { Trx } from '../../db/database.ts';
import { queueCancelled } from '../mail/received-mail.ts';
import { readAccount, settleAccount } from '../read/order-account.ts';
import { selectPieces } from '../read/order-selection.ts';
import { insertArrival } from '../return/receive-return.ts';
import { withBuyer } from '../return/returns.ts';
import { insertRefund, unrefunded } from './refund-rows.ts';

export type CancelOutcome =
  | 'cancelled'
  | 'unknown_order'
  | 'already_cancelled'
  /** The buyer has something of it. */
  | 'sent'
  /** Money of it has come: it must go back, which a refund does. */
  | 'paid';

/**
 * Cancels an order that has no money in it: it never came, or all of it went back. A paid or authorised order is refunded first.
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
    const payment = await trx
      .updateTable('payments')
      .set((row) => ({ updated_at: row.ref('updated_at') }))
      .where('order_id', '=', known.id)
      .returning(['id', 'status', 'amount_cents', 'captured_cents'])
      .executeTakeFirst();
    const order = await trx.selectFrom('orders').selectAll().where('id', '=', known.id).executeTakeFirstOrThrow();
    if (order.canceled_at !== null) return 'already_cancelled';
    const isUnpaid = payment?.status === 'pending' && payment.captured_cents === 0;
    const account = await readAccount(trx, order.id);
    if (!payment || !(isUnpaid || payment.status === 'refunded'))
      return account.some(({ sent }) => sent > 0) ? 'sent' : 'paid';
    if (!isBack && account.some((one) => withBuyer(one) + one.awaited > 0)) return 'sent';
    await trx
      .updateTable('orders')
      .set({
        payment_due_at: null,
        canceled_at: at.toISOString(),
        cancel_reason: reason === 'unpaid' ? 'declined' : 'other',
        ...(isUnpaid && { financial_status: 'VOIDED' }),
      })
      .where('id', '=', order.id)
      .execute();
    if (isUnpaid) await voidPayment(trx, payment.id, at);
    await closeReturns(trx, order.id);
    const returnId = (await insertArrival(trx, order.id, { restock, at, status: 'closed' })) ?? undefined;
    // A parcel that left was booked as a sale: the books take it back whole.
    const amountCents = isUnpaid && order.sold_at !== null ? payment.amount_cents : 0;
    const selected = selectPieces(account, unrefunded) ?? [];
    if (amountCents > 0 || selected.length > 0)
      await insertRefund(trx, order.id, { status: 'done', amountCents, restock, returnId, selected }, at);
    await settleAccount(trx, order.id, account);
    await queueCancelled(trx, number, isUnpaid ? reason : 'refunded', { now: at, publicUrl });
    return 'cancelled';
  });
}

async function voidPayment(trx: Trx, id: number, at: Date): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ status: 'voided', updated_at: at.toISOString() })
    .where('id', '=', id)
    .execute();
}

async function closeReturns(trx: Trx, orderId: number): Promise<void> {
  await trx
    .updateTable('returns')
    .set({ status: 'closed' })
    .where('order_id', '=', orderId)
    .where('status', '!=', 'declined')
    .execute();
}
