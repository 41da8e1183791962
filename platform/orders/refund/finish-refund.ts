import type { PlatformContext } from '../../context.ts';
import type { Trx } from '../../db/database.ts';
import { isManualMethod } from '../../payments/manual-methods.ts';
import type { Moment } from '../mail/order-mail.ts';
import { type AccountedLine, readAccount, settleAccount } from '../read/order-account.ts';
import { selectPieces } from '../read/order-selection.ts';
import { noteSale } from '../read/sold-orders.ts';
import { type RefundClaim, takenCents } from './claim-refund.ts';
import { queueRefund } from './refund-mail.ts';
import { insertRefund, type Payment, type Refund, unrefunded } from './refund-rows.ts';

type Finished = 'refunded' | 'already_refunded';

/** Writes down that the money went back, and tells the buyer. Of two at once, the second finds it done. */
export async function finishRefund(
  { db, now, publicUrl }: Pick<PlatformContext, 'db' | 'now' | 'publicUrl'>,
  { payment: { id, order_id: orderId }, refund }: RefundClaim,
  number: number,
  restock: boolean,
): Promise<Finished> {
  const moment = { now: now(), publicUrl };
  return db.transaction().execute(async (trx) => {
    const payment = await trx
      .updateTable('payments')
      .set({ updated_at: moment.now.toISOString() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (orderId === null) throw new Error(`payment ${id} has no order`);
    const account = await readAccount(trx, orderId);
    return refund
      ? finishTaken(trx, { payment, orderId, account }, refund, number, moment)
      : finishVoid(trx, { orderId, account }, number, restock, moment);
  });
}

interface Locked {
  payment: Payment;
  orderId: number;
  account: AccountedLine[];
}

async function finishTaken(
  trx: Trx,
  { payment, orderId, account }: Locked,
  { id }: Refund,
  number: number,
  moment: Moment,
): Promise<Finished> {
  const done = await trx
    .updateTable('refunds')
    .set({ status: 'done', created_at: moment.now.toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'asked')
    .returningAll()
    .executeTakeFirst();
  if (!done) return 'already_refunded';
  const taken = takenCents(payment);
  const refundedCents = payment.refunded_cents + done.amount_cents;
  const status = statusAfter(payment, taken, refundedCents);
  await trx
    .updateTable('payments')
    .set({ status: status.payment, captured_cents: taken, refunded_cents: refundedCents })
    .where('id', '=', payment.id)
    .execute();
  await trx.updateTable('orders').set({ financial_status: status.order }).where('id', '=', orderId).execute();
  // The books have the money that came and went for an order that was partly paid and never sent.
  if (status.payment !== 'pending') await noteSale(trx, orderId, moment.now);
  await settleAccount(trx, orderId, account);
  await closeRequests(trx, orderId, status.payment === 'refunded');
  await queueRefund(trx, number, { id, amountCents: done.amount_cents, money: 'refunded' }, moment);
  return 'refunded';
}

/** Money that comes by hand and is not complete is still awaited after a part of it went back. */
function statusAfter(payment: Payment, taken: number, refundedCents: number) {
  if (refundedCents >= taken) return { payment: 'refunded', order: 'REFUNDED' } as const;
  return isManualMethod(payment.gateway) && taken < payment.amount_cents
    ? ({ payment: 'pending', order: 'PARTIALLY_PAID' } as const)
    : ({ payment: 'captured', order: 'PARTIALLY_REFUNDED' } as const);
}

async function finishVoid(
  trx: Trx,
  { orderId, account }: Omit<Locked, 'payment'>,
  number: number,
  restock: boolean,
  moment: Moment,
): Promise<Finished> {
  const order = await trx
    .updateTable('orders')
    .set({ financial_status: 'VOIDED', canceled_at: moment.now.toISOString(), cancel_reason: 'other' })
    .where('id', '=', orderId)
    .where('financial_status', 'not in', ['REFUNDED', 'VOIDED'])
    .returning('total_cents')
    .executeTakeFirst();
  if (!order) return 'already_refunded';
  const { total_cents: amountCents } = order;
  const selected = selectPieces(account, unrefunded) ?? [];
  const { id } = await insertRefund(trx, orderId, { status: 'done', amountCents, restock, selected }, moment.now);
  await settleAccount(trx, orderId, account);
  await closeRequests(trx, orderId, true);
  await queueRefund(trx, number, { id, amountCents, money: 'released' }, moment);
  return 'refunded';
}

/** A withdrawal from goods that never left is settled with their money. */
async function closeRequests(trx: Trx, orderId: number, isAll: boolean): Promise<void> {
  const requests = await trx
    .selectFrom('returns')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'requested')
    .execute();
  if (requests.length === 0) return;
  const account = new Map((await readAccount(trx, orderId)).map((one) => [one.line.id, one]));
  for (const { id } of requests) {
    const lines = await trx.selectFrom('return_lines').selectAll().where('return_id', '=', id).execute();
    const isPaidBack = lines.every(
      ({ order_line_id }) => account.get(order_line_id)?.refunded === account.get(order_line_id)?.ordered,
    );
    if (isAll || (lines.length > 0 && isPaidBack))
      await trx.updateTable('returns').set({ status: 'closed' }).where('id', '=', id).execute();
  }
}
