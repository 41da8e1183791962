import type { Trx } from '../../db/database.ts';
import type { Gateways } from '../../payments/gateway.ts';
import type { Moment } from '../mail/order-mail.ts';
import { insertRefund, type Payment, priceUnrefunded, type Refund, type RefundOptions } from './refund-rows.ts';
import { waivePieces } from './waive-pieces.ts';

export interface RefundClaim {
  payment: Payment;
  /** Null when the money was only authorised: it is let go of, not sent back. */
  refund: Refund | null;
}

export type ClaimRefusal =
  | 'unknown_order'
  | 'already_refunded'
  /** A part of money that was not captured yet: it can only be let go of as a whole. */
  | 'not_captured'
  /** More than is left, or pieces that are not there. */
  | 'too_much'
  /** The payment was made with another gateway than those that are configured. */
  | 'other_gateway';

/**
 * Claims the payment and writes down what is asked for, unless a refund whose answer never came is to be repeated.
 *
 * @returns `waived` when the pieces were sent before their money came, so that no money moves
 */
export async function claimRefund(
  trx: Trx,
  gateways: Gateways,
  number: number,
  options: RefundOptions,
  moment: Moment,
): Promise<RefundClaim | ClaimRefusal | 'waived'> {
  const { now: at } = moment;
  const isPartial = options.amountCents !== undefined || options.pieces !== undefined;
  const order = await trx.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
  if (!order) return 'unknown_order';
  const payment = await trx
    .updateTable('payments')
    .set({ updated_at: at.toISOString() })
    .where('order_id', '=', order.id)
    .returningAll()
    .executeTakeFirst();
  if (!payment || !gateways.has(payment.gateway)) return 'other_gateway';
  if (payment.status === 'authorized' || payment.status === 'voided') {
    if (['REFUNDED', 'VOIDED'].includes(order.financial_status)) return 'already_refunded';
    if (isPartial) return 'not_captured';
    await trx.updateTable('payments').set({ status: 'voided' }).where('id', '=', payment.id).execute();
    return { payment, refund: null };
  }
  const asked = payment.status === 'refunding' ? await readAsked(trx, order.id) : null;
  if (asked) return { payment, refund: asked };
  if (payment.status === 'refunded') return 'already_refunded';
  if (payment.status === 'pending') {
    if (order.sold_at !== null && (await waivePieces(trx, number, payment, options, moment))) return 'waived';
    if (payment.captured_cents === 0) return 'not_captured';
  }
  const refund = await ask(trx, order.id, payment, options, at);
  if (!refund) return 'too_much';
  await trx.updateTable('payments').set({ status: 'refunding' }).where('id', '=', payment.id).execute();
  return { payment, refund };
}

/** The refund whose answer never came. */
async function readAsked(trx: Trx, orderId: number): Promise<Refund | null> {
  const asked = trx.selectFrom('refunds').selectAll().where('order_id', '=', orderId).where('status', '=', 'asked');
  return (await asked.executeTakeFirst()) ?? null;
}

/** The money that was taken, also while the gateway's answer to the capture is missing. */
export function takenCents(payment: Payment): number {
  return payment.captured_cents || (payment.capture_cents ?? payment.amount_cents);
}

/** Writes down what is asked for. @returns null when there is not so much to give back */
async function ask(
  trx: Trx,
  orderId: number,
  payment: Payment,
  { restock, amountCents, pieces, returnId }: RefundOptions,
  at: Date,
): Promise<Refund | null> {
  const left = takenCents(payment) - payment.refunded_cents;
  const isWhole = amountCents === undefined && pieces === undefined;
  const { selected, cents } =
    isWhole || pieces ? await priceUnrefunded(trx, orderId, pieces) : { selected: [], cents: 0 };
  if (pieces && selected.length === 0) return null;
  const amount = amountCents ?? (isWhole ? left : Math.min(cents, left));
  if (amount <= 0 || amount > left) return null;
  return insertRefund(trx, orderId, { status: 'asked', amountCents: amount, restock, returnId, selected }, at);
}
