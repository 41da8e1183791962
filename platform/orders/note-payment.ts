import type { PlatformContext } from '../context.ts';
import { queueConfirmation } from './confirmation-mail.ts';
import { queuePaid } from './received-mail.ts';
import { noteSale } from './sold-orders.ts';

export type NoteOutcome =
  | { status: 'paid' | 'partly_paid'; restCents: number }
  | {
      status:
        | 'unknown_order'
        /** Its money comes by a provider, which says so itself. */
        | 'not_manual'
        | 'already_paid'
        | 'cancelled'
        /** More than is awaited. */
        | 'too_much';
      restCents: number;
    };

/**
 * Notes that money of an order has come by transfer, to the courier or in the shop. With the last of it the order is paid, and
 * the buyer is told; one that waited for a transfer is then confirmed.
 *
 * Locks: payment, order, as captures do.
 *
 * @param amountCents all that is awaited when it is not said
 */
export async function notePayment(
  { db, now, publicUrl }: Pick<PlatformContext, 'db' | 'now' | 'publicUrl'>,
  number: number,
  { amountCents, reference = '' }: { amountCents?: number | undefined; reference?: string | undefined } = {},
): Promise<NoteOutcome> {
  return db.transaction().execute(async (trx) => {
    const at = now();
    const order = await trx.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
    if (!order) return { status: 'unknown_order', restCents: 0 };
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
    if (paid <= 0 || paid > awaited) return { status: 'too_much', restCents: awaited };
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
    if (restCents === 0 && payment.gateway === 'transfer') {
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
        .where('gateway', 'in', ['cod', 'transfer', 'pickup'])
        .executeTakeFirst();
      return known ? 'already_paid' : 'not_manual';
    }
  });
}
