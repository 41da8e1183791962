import type { PlatformContext } from '../../context.ts';
import type { Trx } from '../../db/database.ts';
import { transact, Undone } from '../../db/transact.ts';
import { isPaidBeforeParcel, MANUAL_METHODS } from '../../payments/manual-methods.ts';
import { takeStock } from '../../stock/take-stock.ts';
import { queueConfirmation } from '../mail/confirmation-mail.ts';
import { queuePaid } from '../mail/received-mail.ts';
import { readAccount } from '../read/order-account.ts';
import { noteSale } from '../read/sold-orders.ts';

export type NoteOutcome =
  | { status: 'paid' | 'partly_paid'; restCents: number }
  | {
      status:
        | 'unknown_order'
        /** Its money comes by a provider, which says so itself. */
        | 'not_manual'
        | 'already_paid'
        | 'cancelled'
        /** It was cancelled, and its goods are gone. */
        | 'no_stock'
        /** More than is awaited. */
        | 'too_much';
      restCents: number;
    };

/**
 * Notes that money of an order has come to the account, to the courier or in the shop. With the last of it the order is paid, and
 * the buyer is told; one whose parcel waited for it is then confirmed.
 *
 * Locks: payment, order, as captures do.
 *
 * @param amountCents the whole open amount without it
 * @param isReopened whether a cancelled unpaid order becomes valid again, if its goods are still there
 */
export async function notePayment(
  { db, now, publicUrl }: Pick<PlatformContext, 'db' | 'now' | 'publicUrl'>,
  number: number,
  {
    amountCents,
    reference = '',
    isReopened = false,
  }: { amountCents?: number | undefined; reference?: string | undefined; isReopened?: boolean } = {},
): Promise<NoteOutcome> {
  return transact(db, async (trx): Promise<NoteOutcome> => {
    const at = now();
    const order = await trx.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
    if (!order) return { status: 'unknown_order', restCents: 0 };
    if (isReopened && order.canceled_at !== null && order.sold_at === null) await reopen(trx, order.id);
    const payment = await trx
      .updateTable('payments')
      .set({ updated_at: at.toISOString() })
      .where('order_id', '=', order.id)
      .where('status', '=', 'pending')
      .returningAll()
      .executeTakeFirst();
    if (!payment) return { status: await whyNot(), restCents: 0 };
    const awaited = payment.amount_cents - payment.captured_cents;
    const paid = amountCents ?? awaited;
    if (paid <= 0 || paid > awaited) throw new Undone<NoteOutcome>({ status: 'too_much', restCents: awaited });
    const restCents = awaited - paid;
    await trx
      .updateTable('payments')
      .set({
        status: restCents === 0 ? 'captured' : 'pending',
        captured_cents: payment.captured_cents + paid,
        ...(reference && { reference }),
      })
      .where('id', '=', payment.id)
      .execute();
    await trx
      .updateTable('orders')
      .set({
        financial_status: restCents === 0 ? 'PAID' : 'PARTIALLY_PAID',
        ...(restCents === 0 && { payment_due_at: null }),
      })
      .where('id', '=', order.id)
      .execute();
    if (restCents === 0) await noteSale(trx, order.id, at);
    const moment = { now: at, publicUrl };
    if (restCents === 0 && isPaidBeforeParcel(payment.gateway)) {
      await queueConfirmation(trx, payment.checkout_token, moment);
    } else {
      const id = String(payment.captured_cents + paid);
      await queuePaid(trx, number, { id, amountCents: paid, restCents }, moment);
    }
    return { status: restCents === 0 ? 'paid' : 'partly_paid', restCents };

    async function whyNot() {
      if (order?.canceled_at) return 'cancelled';
      const known = await trx
        .selectFrom('payments')
        .select('gateway')
        .where('order_id', '=', order?.id ?? 0)
        .where('gateway', 'in', MANUAL_METHODS)
        .executeTakeFirst();
      return known ? 'already_paid' : 'not_manual';
    }
  });
}

/** Takes the goods out of stock once more, and forgets that they were given up. Locks: payment, order, variants by id. */
async function reopen(trx: Trx, orderId: number): Promise<void> {
  const payment = await trx
    .updateTable('payments')
    .set({ status: 'pending' })
    .where('order_id', '=', orderId)
    .where('status', '=', 'voided')
    .where('gateway', 'in', MANUAL_METHODS)
    .returning('id')
    .executeTakeFirst();
  if (!payment) return;
  await trx
    .updateTable('orders')
    .set({ financial_status: 'PENDING', canceled_at: null, cancel_reason: null })
    .where('id', '=', orderId)
    .execute();
  const restocked = (await readAccount(trx, orderId)).map(({ line, restocked }) => ({
    variantId: line.variant_id,
    quantity: restocked,
  }));
  await trx.deleteFrom('refunds').where('order_id', '=', orderId).execute();
  const lines = restocked.filter(({ quantity }) => quantity > 0);
  if ((await takeStock(trx, lines)).length > 0) throw new Undone<NoteOutcome>({ status: 'no_stock', restCents: 0 });
}
